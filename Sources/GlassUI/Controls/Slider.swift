/// A control that sets a value within bounds.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  private let read: () -> SliderReading
  private let write: (Double) -> Void
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, by step: Double?, label: Label,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let scale = SliderScale(bounds, step: step)
    read = { SliderReading(value.wrappedValue, on: scale) }
    write = { position in
      guard let number = scale.value(at: position) else { return }
      let new = V(number)
      if value.wrappedValue != new { value.wrappedValue = new }
    }
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// Between the track and the labels at its ends, in points. T
  private static var labelSpacing: CGFloat { 8 }

  @MainActor public func _update(in node: _ViewNode) {
    let touch = node.property(1) { SliderTouch() }
    touch.node = node
    let reading = node.tracking { read() }
    // The graph mirrors all of a window at once; a part that reads the other way turns itself.
    let isReversed =
      node.environment.layoutDirection != node.graph.rootEnvironment.layoutDirection
    let content = HStack(spacing: Self.labelSpacing) {
      minimumValueLabel
      SliderTrack(
        scale: reading.scale, position: reading.position, isHeld: touch.isHeld,
        isReversed: isReversed, glide: touch.glide)
      maximumValueLabel
    }
    node.wrap(content, named: label, make: { SliderItem($0, touch) }) {
      $0.reading = reading
      $0.set = write
      $0.onEditingChanged = onEditingChanged
    }
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, by: nil, label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, by: Double(step), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, by: nil, label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, by: Double(step), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, by: nil, label: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, by: Double(step), label: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}
