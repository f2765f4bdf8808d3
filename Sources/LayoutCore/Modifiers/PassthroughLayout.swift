import Foundation
import Geometry

/// Changes nothing: for modifiers that only draw or listen.
package struct PassthroughLayout: UnaryLayout, Equatable {
  package init() {}
}
