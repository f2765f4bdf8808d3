import Testing

/// Thickness of the merged outline of two glass buttons, measured on a screen recording.
///
/// Two capsules in one container over black, dark appearance, 1.23 pixels a point; each value is
/// good to about a point.
enum MergingRecording {
  static let spacing = 50.0
  static let left = (width: 113.0, height: 109.0)
  static let right = (width: 110.5, height: 106.5)

  /// Distances of the vertical lines from the middle of the gap, in points.
  static let offsets: [Double] = [-24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24]

  struct Frame: Sendable, CustomTestStringConvertible {
    /// Between the two outlines at rest, in points.
    var gap: Double
    /// Height of the glass on each line, in points.
    var thickness: [Double]
    var testDescription: String { "gap \(gap)" }
  }

  static let frames: [Frame] = [
    Frame(
      gap: -14.6,
      thickness: [99.1, 95.1, 90.2, 85.3, 82.9, 81.2, 80.4, 80.4, 82.9, 85.3, 89.4, 94.2, 98.3]),
    Frame(
      gap: -13.0,
      thickness: [98.3, 94.2, 88.6, 84.5, 81.2, 79.6, 78.8, 78.8, 81.2, 83.7, 88.6, 93.4, 96.7]),
    Frame(
      gap: -9.8,
      thickness: [96.7, 91.8, 85.3, 82.1, 78.0, 75.6, 75.6, 75.6, 78.0, 81.2, 85.3, 91.0, 95.1]),
    Frame(
      gap: -4.9,
      thickness: [93.4, 88.6, 82.1, 77.2, 73.9, 71.5, 70.7, 71.5, 73.9, 77.2, 82.1, 87.8, 92.6]),
    Frame(
      gap: -1.6,
      thickness: [91.8, 86.9, 80.4, 75.6, 70.7, 69.1, 67.4, 69.1, 70.7, 74.8, 79.6, 85.3, 91.0]),
    Frame(
      gap: 1.6,
      thickness: [90.2, 83.7, 77.2, 71.5, 67.4, 65.0, 64.2, 65.0, 67.4, 71.5, 76.4, 82.9, 88.6]),
    Frame(
      gap: 7.3,
      thickness: [85.3, 78.8, 70.7, 65.8, 60.9, 57.7, 56.9, 57.7, 60.1, 63.4, 69.9, 76.4, 83.7]),
    Frame(
      gap: 9.8,
      thickness: [83.7, 75.6, 69.1, 62.6, 57.7, 54.4, 53.6, 54.4, 57.7, 62.6, 68.2, 76.4, 83.7]),
    Frame(
      gap: 16.2,
      thickness: [78.8, 69.1, 60.9, 54.4, 47.9, 43.9, 42.2, 43.9, 47.1, 53.6, 60.1, 69.1, 78.0]),
    Frame(
      gap: 19.5,
      thickness: [73.9, 64.2, 55.2, 46.3, 39.8, 34.9, 33.3, 35.8, 40.6, 47.1, 55.2, 65.0, 74.8]),
    Frame(
      gap: 21.9,
      thickness: [70.7, 60.9, 51.2, 41.4, 33.3, 26.8, 25.2, 26.8, 32.5, 40.6, 48.8, 59.3, 69.1]),
    Frame(
      gap: 26.8,
      thickness: [65.8, 54.4, 41.4, 29.2, 14.6, 0.0, 0.0, 0.0, 12.2, 27.6, 39.8, 52.0, 63.4]),
    Frame(
      gap: 30.1,
      thickness: [60.9, 47.9, 33.3, 13.8, 0.0, 0.0, 0.0, 0.0, 0.0, 9.8, 31.7, 45.5, 58.5]),
    Frame(
      gap: 35.8,
      thickness: [52.0, 34.9, 4.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.6, 34.9, 51.2]),
    Frame(
      gap: 39.8,
      thickness: [43.9, 21.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 15.4, 41.4]),
    Frame(
      gap: 44.7,
      thickness: [31.7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 27.6]),
    Frame(
      gap: 47.9,
      thickness: [17.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.9]),
    Frame(
      gap: 50.4,
      thickness: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]),
  ]
}
