@_exported import Foundation
@_exported import Geometry
@_exported import LayoutCore
@_exported import Motion
