/// A symbol's name, taken apart.
///
/// `base(.detail)*[.slash][.enclosure][.fill][(.badge|.trianglebadge).content…][.fill]`; a last
/// `.fill` fills body and badge.
struct SymbolName: Hashable, Sendable {
  /// What carries a badge's content.
  enum BadgeShape: Hashable, Sendable { case circle, triangle }

  /// A small symbol at the body's corner.
  struct Badge: Hashable, Sendable {
    var shape: BadgeShape
    /// The name of the symbol inside; empty for a dot.
    var content: String
  }

  /// The drawing that the name starts with, details included.
  var base: String
  var isSlashed = false
  /// The drawing around the base.
  var enclosure: String?
  var isFilled = false
  var badge: Badge?
}
