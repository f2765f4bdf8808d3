import SwiftUI

/// Symbols with badges of several heights, and one without.
enum BadgedSymbol: String, CaseIterable, Identifiable {
  case mail = "envelope.badge.shield.half.filled"
  case wait = "hourglass.badge.plus"
  case shell = "fossil.shell"
  case car = "car.badge.gearshape"
  case lock = "lock.open.trianglebadge.exclamationmark.fill"

  var id: Self { self }

  var title: String {
    switch self {
    case .mail: "Private Mail"
    case .wait: "More Time"
    case .shell: "Shell"
    case .car: "Car Settings"
    case .lock: "Not Locked"
    }
  }

  var image: Image { Image(systemName: rawValue) }
}

/// A button for each of the symbols, side by side on their baselines.
struct BadgedButtons: View {
  /// Whether lines show the guides of the one in the middle.
  var showsLines = false

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      ForEach(BadgedSymbol.allCases) { symbol in
        if showsLines, symbol == .shell {
          button(symbol).lines()
        } else {
          button(symbol)
        }
      }
    }
    .font(.title)
  }

  private func button(_ symbol: BadgedSymbol) -> some View {
    Button(symbol.title, systemImage: symbol.rawValue) {}
  }
}
