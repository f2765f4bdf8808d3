import SwiftUI

/// Some values side by side, one of them chosen.
struct ChoiceBar<Value: Hashable>: View {
  let values: [Value]
  let selection: Value
  let title: (Value) -> String
  let choose: (Value) -> Void

  init(
    _ values: [Value], selection: Value, title: @escaping (Value) -> String,
    choose: @escaping (Value) -> Void
  ) {
    self.values = values
    self.selection = selection
    self.title = title
    self.choose = choose
  }

  var body: some View {
    HStack(spacing: 2) {
      ForEach(values, id: \.self) { value in
        Button(title(value)) { choose(value) }
          .buttonStyle(ChoiceStyle(isSelected: value == selection))
      }
    }
    .padding(2)
    .background(.well, in: Capsule())
  }
}

/// A segment of a choice bar.
private struct ChoiceStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote.weight(isSelected ? .semibold : .regular))
      .foregroundStyle(.primary)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 4.5)
      .background(ground(configuration.isPressed), in: Capsule())
      .contentShape(Capsule())
  }

  private func ground(_ isPressed: Bool) -> AnyShapeStyle {
    if isSelected { return AnyShapeStyle(.raised) }
    return AnyShapeStyle(Color.primary.opacity(isPressed ? 0.1 : 0))
  }
}
