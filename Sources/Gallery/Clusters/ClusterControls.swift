import SwiftUI

/// Rows of choices for the settings of a cluster.
struct ClusterControls: View {
  @Binding var settings: ClusterSettings
  let colorScheme: ColorScheme
  let chooseScheme: (ColorScheme) -> Void

  private static let spacings: [CGFloat] = [0, 12, 24, 48]

  var body: some View {
    VStack(spacing: 8) {
      choice("Arrange", \.arrangement)
      choice("Spacing", Self.spacings, \.spacing) { "\(Int($0))" }
      choice("Union", [false, true], \.isUnion) { $0 ? "Drops" : "Off" }
      choice("Material", \.material)
      choice("Tint", \.tint)
      choice("Motion", \.motion)
      choice("Ground", \.ground)
      row("Colours") {
        ChoiceBar(
          ColorScheme.allCases, selection: colorScheme,
          title: { $0 == .dark ? "Dark" : "Light" }, choose: chooseScheme)
      }
    }
  }

  private func choice<Value: CaseIterable & Hashable & RawRepresentable<String>>(
    _ title: String, _ keyPath: WritableKeyPath<ClusterSettings, Value>
  ) -> some View {
    choice(title, Array(Value.allCases), keyPath) { $0.rawValue }
  }

  private func choice<Value: Hashable>(
    _ title: String, _ values: [Value], _ keyPath: WritableKeyPath<ClusterSettings, Value>,
    name: @escaping (Value) -> String
  ) -> some View {
    row(title) {
      ChoiceBar(values, selection: settings[keyPath: keyPath], title: name) { value in
        withAnimation(.bouncy) { settings[keyPath: keyPath] = value }
      }
    }
  }

  private func row(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    HStack(spacing: 8) {
      Text(title)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(width: 60, alignment: .leading)
      content()
    }
  }
}
