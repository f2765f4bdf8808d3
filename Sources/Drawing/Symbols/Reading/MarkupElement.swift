/// One XML element with what lies inside; text is not kept.
struct MarkupElement: Hashable, Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [MarkupElement] = []
  /// The line of the file on which the element starts, from 1.
  var line: Int
}
