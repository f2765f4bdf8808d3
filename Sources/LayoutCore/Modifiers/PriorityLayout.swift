import Foundation
import Geometry

/// `layoutPriority(_:)`.
package struct PriorityLayout: UnaryLayout, Equatable {
  let priority: Double

  package init(_ priority: Double) { self.priority = priority }

  package func priority(of node: LayoutNode) -> Double { priority }
}
