import SwiftUI

/// A contact sheet of symbols by family, in some weights and every rendering mode.
struct SymbolsScreen: View {
  @State private var family = SymbolFamily.weather
  @State private var look = SymbolLook.one
  @State private var weight = SymbolWeight.regular

  var body: some View {
    Page(.symbols) {
      VStack(spacing: 6) {
        ChoiceBar(SymbolFamily.allCases, selection: family, title: \.rawValue) { family = $0 }
        ChoiceBar(SymbolLook.allCases, selection: look, title: \.rawValue) { look = $0 }
        ChoiceBar(SymbolWeight.allCases, selection: weight, title: \.rawValue) { weight = $0 }
      }
      SymbolGrid(names: family.names)
        .fontWeight(weight.weight)
        .modifier(look)
    }
  }
}

/// The weights to choose from.
private enum SymbolWeight: String, CaseIterable {
  case ultraLight = "Ultralight"
  case regular = "Regular"
  case bold = "Bold"
  case black = "Black"

  var weight: Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .regular: .regular
    case .bold: .bold
    case .black: .black
    }
  }
}

/// In how many colours the symbols are drawn.
private enum SymbolLook: String, CaseIterable, ViewModifier {
  case one = "One"
  case levels = "Levels"
  case palette = "Palette"
  case colors = "Colours"

  func body(content: Content) -> some View {
    switch self {
    case .one: AnyView(content)
    case .levels:
      AnyView(content.symbolRenderingMode(.hierarchical).foregroundStyle(Color.indigo))
    case .palette: AnyView(content.foregroundStyle(.orange, .teal, .indigo))
    case .colors: AnyView(content.symbolRenderingMode(.multicolor))
    }
  }
}

/// Symbols on the lines of their rows, each over its name.
private struct SymbolGrid: View {
  let names: [String]
  @Environment(\.isPageWide) private var isWide

  var body: some View {
    VStack(spacing: 10) {
      ForEach(Array(stride(from: 0, to: names.count, by: columns)), id: \.self) { start in
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          ForEach(names[start..<min(start + columns, names.count)], id: \.self) { name in
            SymbolCell(name: name)
          }
        }
      }
    }
    .padding(.vertical, 14)
    .padding(.horizontal, 6)
    .background { PlateBackground() }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private var columns: Int { isWide ? 10 : 5 }
}

/// A symbol over its name.
private struct SymbolCell: View {
  let name: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: name).font(.title)
        .frame(height: 44)
      // A name may break after each of its dots.
      Text(name.split(separator: ".").joined(separator: ".\u{200B}"))
        .font(.caption2).fontWeight(.regular)
        .foregroundStyle(.gray)
        .multilineTextAlignment(.center)
        .lineLimit(2, reservesSpace: true)
        .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview("Symbols") { SymbolsScreen() }
