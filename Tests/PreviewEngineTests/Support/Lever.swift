import Foundation
import SwiftUI

/// State that a test changes from outside.
@MainActor @Observable final class Lever {
  var isOn = false
  var offset: CGFloat = 0
}
