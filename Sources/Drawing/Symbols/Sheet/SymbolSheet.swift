import DisplayList
import Foundation
import Geometry

/// A contact sheet: symbols in a grid, each with its name; lengths are points.
package struct SymbolSheet {
  /// The inks of the sheet, for paper or for a dark screen.
  package struct Palette: Hashable, Sendable {
    package var paper: RGBA
    package var symbol: RGBA
    package var name: RGBA
    package var line: RGBA

    package static let light = Palette(
      paper: .white, symbol: RGBA(0.07, 0.07, 0.08), name: RGBA(0.38, 0.38, 0.41),
      line: RGBA(0.86, 0.86, 0.88))
    package static let dark = Palette(
      paper: RGBA(0.07, 0.07, 0.08), symbol: RGBA(0.95, 0.95, 0.96), name: RGBA(0.62, 0.62, 0.65),
      line: RGBA(0.22, 0.22, 0.24))
  }

  package var names: [String]
  package var title: String
  /// One column of symbols in every cell for each weight.
  package var weights: [FontSpec.Weight]
  package var scale: SymbolSpec.Scale
  package var palette: Palette

  package init(
    names: [String], title: String = "Symbols", weights: [FontSpec.Weight] = [.regular],
    scale: SymbolSpec.Scale = .medium, palette: Palette = .light
  ) {
    self.names = names
    self.title = title
    self.weights = weights.isEmpty ? [.regular] : weights
    self.scale = scale
    self.palette = palette
  }

  /// The size of the symbols, in points of their font.
  static let pointSize: CGFloat = 32
  /// A place for one symbol; the widest symbols, 1.72 em at this scale, stay inside.
  static let slot = CGSize(width: 72, height: 64)
  /// Around the grid.
  static let margin: CGFloat = 40
  /// Between cells.
  static let gutter = CGSize(width: 28, height: 14)
  /// From the page's top margin to the grid.
  static let headerHeight: CGFloat = 60
  /// Two lines of a name.
  static let nameHeight: CGFloat = 26
  /// The least width of a cell: names of 18 letters on a line.
  static let leastCellWidth: CGFloat = 92
  /// The sheet's width over its height, as paper on its side has it.
  static let proportion = CGFloat(2).squareRoot()

  var cell: CGSize {
    CGSize(
      width: max(Self.leastCellWidth, Self.slot.width * CGFloat(weights.count)),
      height: Self.slot.height + Self.nameHeight)
  }

  /// As many columns as bring the sheet closest to paper on its side.
  package var columns: Int {
    let pitch = CGSize(
      width: cell.width + Self.gutter.width, height: cell.height + Self.gutter.height)
    let count = CGFloat(max(1, names.count))
    let ideal = (count * Self.proportion * pitch.height / pitch.width).squareRoot().rounded(.up)
    return max(1, min(Int(ideal), names.count))
  }

  private var rows: Int { (names.count + columns - 1) / columns }

  package var size: CGSize {
    let (columns, rows) = (CGFloat(columns), CGFloat(rows))
    // A title and its count need some room, however few the symbols.
    return CGSize(
      width: 2 * Self.margin
        + max(320, columns * cell.width + (columns - 1) * Self.gutter.width),
      height: 2 * Self.margin + Self.headerHeight
        + max(0, rows * cell.height + (rows - 1) * Self.gutter.height))
  }

  /// The top left corner of a cell.
  func origin(of index: Int) -> CGPoint {
    let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
    return CGPoint(
      x: Self.margin + column * (cell.width + Self.gutter.width),
      y: Self.margin + Self.headerHeight + row * (cell.height + Self.gutter.height))
  }

  /// Where the `weight`th symbol of a cell stands: its body centred, on the cell's common baseline.
  func frame(of metrics: SymbolMetrics, index: Int, weight: Int) -> CGRect {
    let origin = origin(of: index)
    let inset = (cell.width - Self.slot.width * CGFloat(weights.count)) / 2
    let middle = origin.x + inset + Self.slot.width * (CGFloat(weight) + 0.5)
    let baseline = origin.y + (Self.slot.height + metrics.capHeight) / 2
    return CGRect(
      x: middle - metrics.size.width / 2, y: baseline - metrics.baseline,
      width: metrics.size.width, height: metrics.size.height)
  }

  func spec(of name: String, weight: FontSpec.Weight) -> SymbolSpec {
    SymbolSpec(name: name, pointSize: Self.pointSize, weight: weight, scale: scale)
  }
}
