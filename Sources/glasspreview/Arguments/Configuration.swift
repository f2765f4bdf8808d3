import Foundation

/// What `.glasspreview.json` says: the names of flags, without dashes, and their values.
struct Configuration {
  struct Setting {
    var flag: Flag
    var value: String
  }

  static let fileName = ".glasspreview.json"

  var settings: [Setting] = []

  /// Looks for the file in a folder and all folders above; without one there are no settings.
  static func find(from folder: URL) throws(UsageError) -> Configuration {
    var folder = folder.standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(fileName)
      if FileManager.default.fileExists(atPath: file.path) {
        guard let data = FileManager.default.contents(atPath: file.path) else {
          throw .unreadable(path: file.path, reason: FileReason.unreadable(file.path))
        }
        return try Configuration(data, path: file.path)
      }
      guard folder.path != "/" else { return Configuration() }
      folder = folder.deletingLastPathComponent()
    }
  }

  init() {}

  /// Reads the file's bytes; its keys count in the order of the flags.
  init(_ data: Data, path: String) throws(UsageError) {
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: data) } catch {
      throw .badConfiguration(path: path, reason: "is not JSON: \(error.localizedDescription)")
    }
    guard let entries = object as? [String: Any] else {
      throw .badConfiguration(path: path, reason: "holds no object of flags and values.")
    }
    let known = Flag.all.filter(\.isConfigurable)
    if let unknown = entries.keys.sorted().first(where: { key in
      !known.contains { $0.name == key }
    }) {
      let names = known.map(\.name).joined(separator: ", ")
      throw .badConfiguration(path: path, reason: "unknown key '\(unknown)'. There are: \(names).")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    for flag in known {
      guard let entry = entries[flag.name] else { continue }
      let values = (flag.isRepeatable ? entry as? [Any] : nil) ?? [entry]
      for value in values {
        guard let text = Self.text(value) else {
          throw .badConfiguration(
            path: path, reason: "'\(flag.name)' needs a text, a number, true or false.")
        }
        settings.append(
          Setting(
            flag: flag.named(by: "\(path): \(flag.name)"),
            value: flag.isPath ? Self.path(text, in: folder) : text))
      }
    }
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let flag as Bool: flag ? "true" : "false"
    case let number as Int: String(number)
    case let number as Double: String(number)
    default: nil
    }
  }

  /// A path relative to the configuration's folder, if there is such a file.
  private static func path(_ value: String, in folder: URL) -> String {
    let file = folder.appendingPathComponent(value)
    return FileManager.default.fileExists(atPath: file.path) ? file.path : value
  }
}

extension Flag {
  /// The same flag, its errors naming the place that set it.
  func named(by place: String) -> Flag {
    var flag = self
    flag.apply = { options, value throws(UsageError) in
      do throws(UsageError) { try apply(&options, value) } catch {
        guard case .badValue(_, let value, let expected) = error else { throw error }
        throw .badValue(flag: place, value: value, expected: expected)
      }
    }
    return flag
  }
}
