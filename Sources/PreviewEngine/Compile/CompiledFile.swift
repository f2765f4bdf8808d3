import Foundation

/// A user's file as a shared object.
public struct CompiledFile: Hashable, Sendable {
  /// The file, as the user names it.
  public var source: String
  /// The text that was compiled.
  public var text: String
  public var module: String
  /// The shared object, in the cache.
  public var object: URL
  /// What the compiler warns of.
  public var warnings: [CompilerDiagnostic]
}
