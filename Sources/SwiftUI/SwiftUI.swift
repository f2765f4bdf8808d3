@_exported import Foundation
@_exported import GlassUI
@_exported import Observation
