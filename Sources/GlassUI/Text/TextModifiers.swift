extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }
  /// Differences from SwiftUI: every width is drawn as the standard one.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }
  nonisolated public func monospacedDigit() -> some View {
    environment(\.hasMonospacedDigits, true)
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle = .single, color: Color? = nil
  ) -> some View {
    environment(\.isUnderlined, isActive)
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle = .single, color: Color? = nil
  ) -> some View {
    environment(\.isStruckThrough, isActive)
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning)
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.baselineOffset, offset)
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservesLines, reservesSpace)
  }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0.01), 1) : 1)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
