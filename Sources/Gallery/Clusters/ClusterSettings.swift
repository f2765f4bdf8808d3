import SwiftUI

/// What can be changed about a cluster.
struct ClusterSettings: Equatable {
  enum Arrangement: String, CaseIterable { case row = "Row", column = "Column", ring = "Ring" }
  enum Material: String, CaseIterable { case regular = "Regular", clear = "Clear" }
  enum Tint: String, CaseIterable { case none = "None", stem = "Stem", all = "All" }
  enum Motion: String, CaseIterable { case morph = "Morph", form = "Form", none = "None" }
  enum Ground: String, CaseIterable { case photo = "Photo", dots = "Dots", plain = "Plain" }

  var arrangement = Arrangement.row
  /// How far shapes reach for each other, in points.
  var spacing: CGFloat = 24
  var material = Material.regular
  var tint = Tint.stem
  var motion = Motion.morph
  var ground = Ground.photo
  var isUnion = false
  var isOpen = true

  /// Between the buttons, in points.
  static let gap: CGFloat = 16

  var layout: AnyLayout {
    switch arrangement {
    case .row: AnyLayout(HStackLayout(spacing: Self.gap))
    case .column: AnyLayout(VStackLayout(spacing: Self.gap))
    case .ring: AnyLayout(RingLayout(gap: Self.gap))
    }
  }

  var transition: GlassEffectTransition {
    switch motion {
    case .morph: .matchedGeometry
    case .form: .materialize
    case .none: .identity
    }
  }

  func glass(_ color: Color, isStem: Bool = false) -> Glass {
    let base: Glass = material == .clear ? .clear : .regular
    let isTinted = tint == .all || (tint == .stem && isStem)
    return base.tint(isTinted ? color : nil).interactive()
  }
}
