import DisplayList
import Foundation
import Geometry
import Synchronization

@testable import Drawing

/// What the symbol suites share.
enum SymbolTests {
  /// The repository's own skeletons, found from this file so that no build folder matters.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets/Symbols")

  static let library = SymbolLibrary(folders: [folder])

  /// Every symbol name in the seed files.
  static let seedNames = [
    "ant", "bird", "bolt", "camera", "car", "car.badge.gearshape", "carrot", "chevron.backward",
    "chevron.left", "circle", "cloud.rain", "command", "envelope",
    "envelope.badge.shield.half.filled", "fish", "flame", "fossil.shell",
    "guidepoint.horizontal", "guidepoint.vertical", "hourglass", "hourglass.badge.plus",
    "ladybug", "leaf", "lock.open.trianglebadge.exclamationmark.fill", "minus", "mountain.2",
    "note.text", "plus", "rainbow", "timer", "tree", "xmark",
  ]

  static let badgedNames = [
    "car.badge.gearshape", "envelope.badge.shield.half.filled", "hourglass.badge.plus",
    "lock.open.trianglebadge.exclamationmark.fill",
  ]

  /// The 27 variants of a symbol at 100 points.
  static func variants(of name: String) -> [SymbolSpec] {
    FontSpec.Weight.allCases.flatMap { weight in
      SymbolSpec.Scale.allCases.map {
        SymbolSpec(name: name, pointSize: 100, weight: weight, scale: $0)
      }
    }
  }

  /// A folder with the given files, for one test.
  static func temporaryFolder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder
  }
}

/// Collects what a library reports.
final class ReportLog: Sendable {
  private let entries = Mutex<[SymbolError]>([])
  var errors: [SymbolError] { entries.withLock { $0 } }
  func add(_ error: SymbolError) { entries.withLock { $0.append(error) } }
}

extension Path {
  /// The lengths inside the path along a straight line, by the non-zero rule.
  ///
  /// The path must consist of straight pieces.
  func chords(at origin: CGPoint, along direction: CGPoint) -> [ClosedRange<CGFloat>] {
    var crossings: [(at: CGFloat, winding: Int)] = []
    for line in flattened() {
      for (a, b) in zip(line.points, line.points.dropFirst() + [line.points[0]]) {
        let (u, v) = (side(a, origin, direction), side(b, origin, direction))
        guard (u < 0) != (v < 0) else { continue }
        let share = u / (u - v)
        let x = a.x + (b.x - a.x) * share - origin.x
        let y = a.y + (b.y - a.y) * share - origin.y
        crossings.append((x * direction.x + y * direction.y, u < 0 ? 1 : -1))
      }
    }
    var (chords, winding, start) = ([ClosedRange<CGFloat>](), 0, CGFloat(0))
    for crossing in crossings.sorted(by: { $0.at < $1.at }) {
      if winding == 0 { start = crossing.at }
      winding += crossing.winding
      if winding == 0, crossing.at > start { chords.append(start...crossing.at) }
    }
    return chords
  }

  private func side(_ p: CGPoint, _ origin: CGPoint, _ d: CGPoint) -> CGFloat {
    (p.y - origin.y) * d.x - (p.x - origin.x) * d.y
  }
}
