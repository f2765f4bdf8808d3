/// What a behavior may do beyond sizing and placing; a subtree has the traits of all its nodes.
package struct LayoutTraits: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Sets one of the guides of a frame's edges and centres.
  package static let frameGuides = LayoutTraits(rawValue: 1)
  /// Has text baselines.
  package static let baselines = LayoutTraits(rawValue: 2)
  /// Sets a custom guide.
  package static let customGuides = LayoutTraits(rawValue: 4)
  /// Lays out differently in another place of the window, so that it cannot just be moved.
  package static let dependsOnPosition = LayoutTraits(rawValue: 8)

  package static let anyGuide: LayoutTraits = [.frameGuides, .baselines, .customGuides]
}
