import Foundation

/// The name of a built-in guide as a type, so that it can stand beside custom guides.
protocol BuiltInAlignmentID: AlignmentID {
  static var guide: BuiltInGuide { get }
}

extension BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    guide.defaultValue(in: context.size)
  }

  /// Guides of a frame's edges and centre stay inside a container: it has its own frame.
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {}
}

enum LeadingGuide: BuiltInAlignmentID { static var guide: BuiltInGuide { .leading } }
enum HorizontalCenterGuide: BuiltInAlignmentID {
  static var guide: BuiltInGuide { .horizontalCenter }
}
enum TrailingGuide: BuiltInAlignmentID { static var guide: BuiltInGuide { .trailing } }
enum TopGuide: BuiltInAlignmentID { static var guide: BuiltInGuide { .top } }
enum VerticalCenterGuide: BuiltInAlignmentID {
  static var guide: BuiltInGuide { .verticalCenter }
}
enum BottomGuide: BuiltInAlignmentID { static var guide: BuiltInGuide { .bottom } }

enum FirstTextBaselineGuide: BuiltInAlignmentID {
  static var guide: BuiltInGuide { .firstTextBaseline }

  /// The top-most baseline of the children.
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = min(parentValue ?? childValue, childValue)
  }
}

enum LastTextBaselineGuide: BuiltInAlignmentID {
  static var guide: BuiltInGuide { .lastTextBaseline }

  /// The bottom-most baseline of the children.
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}

enum ListRowSeparatorLeadingGuide: BuiltInAlignmentID {
  static var guide: BuiltInGuide { .listRowSeparatorLeading }
}
enum ListRowSeparatorTrailingGuide: BuiltInAlignmentID {
  static var guide: BuiltInGuide { .listRowSeparatorTrailing }
}
