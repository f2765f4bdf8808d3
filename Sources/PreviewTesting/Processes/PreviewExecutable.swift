import Foundation

/// Finds the programs that were built together with the tests.
public enum PreviewExecutable {
  /// The path of the previewer: `GLASSPREVIEW_EXECUTABLE`, else `glasspreview` beside the tests.
  public static func glasspreview() throws -> String {
    if let path = ProcessInfo.processInfo.environment["GLASSPREVIEW_EXECUTABLE"], !path.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw PreviewTestingError.executableMissing([path])
      }
      return path
    }
    return try besideTests("glasspreview")
  }

  /// The path of an executable target of the same package, by its name.
  public static func besideTests(_ name: String) throws -> String {
    let places = folders.map { $0 + "/" + name }
    guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw PreviewTestingError.executableMissing(places)
    }
    return path
  }

  /// The folder of the running program, then that of the test bundle.
  private static var folders: [String] {
    let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return [running, bundle].compactMap { $0.map { ($0 as NSString).deletingLastPathComponent } }
  }
}
