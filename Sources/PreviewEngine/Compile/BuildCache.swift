import Foundation

/// The folder where compiled files are kept between runs.
struct BuildCache: Hashable, Sendable {
  let folder: URL
  /// How many compiled files are kept.
  private static let capacity = 64

  /// `$XDG_CACHE_HOME/glasspreview`, or a fresh temporary folder where that takes no files.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CompileError) -> BuildCache {
    var folder = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    if let chosen = environment["XDG_CACHE_HOME"], chosen.hasPrefix("/") {
      folder = URL(fileURLWithPath: chosen)
    }
    if let cache = BuildCache(creating: folder.appendingPathComponent("glasspreview")) {
      return cache
    }
    // A known name in a folder that everybody writes to could hold somebody else's code.
    var path = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("glasspreview-XXXXXX").path
        .utf8CString)
    guard mkdtemp(&path) != nil,
      let cache = BuildCache(
        creating: URL(
          fileURLWithPath: String(
            decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)))
    else { throw .cannotWrite(path: folder.path, reason: SystemError.current) }
    return cache
  }

  /// Nil if the folder cannot be made or takes no files.
  init?(creating folder: URL) {
    self.folder = folder
    for part in [builds, clangModules] {
      try? FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
    }
    guard access(builds.path, W_OK) == 0, access(clangModules.path, W_OK) == 0 else { return nil }
  }

  private var builds: URL { folder.appendingPathComponent("builds") }
  /// What the compiler keeps of C modules: the first compile of a machine fills it in seconds.
  var clangModules: URL { folder.appendingPathComponent("clang-modules") }

  /// The compiled file of a key; it may not be there yet.
  func object(module: String, key: String) -> URL {
    builds.appendingPathComponent("\(module)-\(key).so")
  }

  /// What the compiler printed while it made an object.
  func log(of object: URL) -> URL {
    object.deletingPathExtension().appendingPathExtension("log")
  }

  /// A fresh path in the cache, for a file that is moved or removed soon.
  func scratch(_ name: String) -> URL {
    builds.appendingPathComponent(".\(UUID().uuidString)-\(name)")
  }

  /// Marks an object as used now, so that it is kept.
  func touch(_ object: URL) {
    utimes(object.path, nil)
  }

  /// Removes the objects that were used longest ago, and what an interrupted run left.
  func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: builds, includingPropertiesForKeys: Array(keys))
    let dated = (files ?? []).map { file in
      let date = try? file.resourceValues(forKeys: keys).contentModificationDate
      return (file: file, date: date ?? .distantPast)
    }
    let objects = dated.filter { $0.file.pathExtension == "so" && !$0.file.isScratch }
      .sorted { $0.date > $1.date }
    for old in objects.dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(at: old.file)
      try? FileManager.default.removeItem(at: log(of: old.file))
    }
    let anHourAgo = Date(timeIntervalSinceNow: -3600)
    for left in dated where left.file.isScratch && left.date < anHourAgo {
      try? FileManager.default.removeItem(at: left.file)
    }
  }
}

extension URL {
  fileprivate var isScratch: Bool { lastPathComponent.hasPrefix(".") }
}
