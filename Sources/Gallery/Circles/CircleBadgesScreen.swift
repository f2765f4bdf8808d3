import SwiftUI

/// Badged symbols in framed circles, the error measured, and how text does it.
struct CircleBadgesScreen: View {
  var body: some View {
    Page(.circleBadges) {
      Exhibit(
        "Five framed circles",
        "The same style for all. Four of the symbols sit a little too high or too low."
      ) {
        HStack {
          ForEach(BadgedSymbol.allCases) { symbol in
            Button(symbol.title, systemImage: symbol.rawValue) {}
          }
        }
        .buttonStyle(SquareGlassStyle())
        .font(.title)
      }
      Exhibit(
        "On one baseline",
        "Aligned by their text, it is the circles that move: compare them with the lines."
      ) {
        BadgedButtons(showsLines: true)
          .buttonStyle(SquareGlassStyle())
      }
      Exhibit(
        "As text has it",
        "In a line of text and in plain buttons, symbols stand on the baseline at any scale.",
        height: 116
      ) {
        InlineSymbols()
      }
    }
  }
}

/// The symbols in lines of text and in buttons.
private struct InlineSymbols: View {
  var body: some View {
    VStack(spacing: 10) {
      row("Medium").line(at: .firstTextBaseline)
      row("Large").imageScale(.large).line(at: .firstTextBaseline)
      HStack(alignment: .firstTextBaseline) {
        Button("Car", systemImage: BadgedSymbol.car.rawValue) {}
        Button("Mail", systemImage: BadgedSymbol.mail.rawValue) {}
          .line(at: .firstTextBaseline)
        Button("Lock", systemImage: BadgedSymbol.lock.rawValue) {}
      }
    }
    .font(.title3)
  }

  private func row(_ name: String) -> Text {
    let (mail, wait) = (BadgedSymbol.mail.image, BadgedSymbol.wait.image)
    let (shell, car) = (BadgedSymbol.shell.image, BadgedSymbol.car.image)
    return Text("\(name) \(mail) \(wait) \(shell) \(car) \(BadgedSymbol.lock.image) here")
  }
}

#Preview("Circular Buttons: Badged Symbols") { CircleBadgesScreen() }
