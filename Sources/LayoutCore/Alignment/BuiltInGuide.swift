import Foundation
import Geometry

/// The guides that every view has.
enum BuiltInGuide: UInt8, CaseIterable, Sendable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom
  case firstTextBaseline, lastTextBaseline
  case listRowSeparatorLeading, listRowSeparatorTrailing

  var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    case .listRowSeparatorLeading, .listRowSeparatorTrailing: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    }
  }

  var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The guide of a view that sets none; the text baselines of a view without text are its bottom.
  func defaultValue(in size: CGSize) -> CGFloat {
    switch self {
    case .leading, .top, .listRowSeparatorLeading: 0
    case .horizontalCenter: size.width / 2
    case .trailing, .listRowSeparatorTrailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  var id: any AlignmentID.Type {
    switch self {
    case .leading: LeadingGuide.self
    case .horizontalCenter: HorizontalCenterGuide.self
    case .trailing: TrailingGuide.self
    case .top: TopGuide.self
    case .verticalCenter: VerticalCenterGuide.self
    case .bottom: BottomGuide.self
    case .firstTextBaseline: FirstTextBaselineGuide.self
    case .lastTextBaseline: LastTextBaselineGuide.self
    case .listRowSeparatorLeading: ListRowSeparatorLeadingGuide.self
    case .listRowSeparatorTrailing: ListRowSeparatorTrailingGuide.self
    }
  }
}
