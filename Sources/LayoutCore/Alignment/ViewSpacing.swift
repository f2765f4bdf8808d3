import Foundation
import Geometry

/// The distances a view prefers to its neighbours, per edge; filled in by the spacing rules.
public struct ViewSpacing: Sendable {
  public init() {}
}
