import DisplayList
import Drawing
import Foundation

extension Studio {
  /// The drawings whose names hold one of the words of `filter`, which commas part.
  ///
  /// A word that is itself the name of a combination, as `car.badge.plus`, comes first.
  package func symbolNames(matching filter: String?) -> [String] {
    let all = symbols.drawingNames.sorted {
      // 2 before 10, in no language's order.
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    guard let filter else { return all }
    let words = filter.lowercased().split(separator: ",").map(String.init)
    let known = all.filter { name in words.contains { name.contains($0) } }
    let combined = words.filter { !known.contains($0) && symbols.isDrawable($0) }
    return combined + known
  }

  package func picture(of sheet: SymbolSheet, scale: CGFloat) -> Bitmap {
    sheet.picture(painter, measurer, scale: scale)
  }
}
