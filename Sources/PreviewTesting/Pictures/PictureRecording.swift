import Foundation

/// When a picture that a test renders is written as the one to expect.
public enum PictureRecording: String, CaseIterable, Sendable {
  /// Always.
  case all
  /// When there is none, or it differs.
  case failed
  /// When there is none.
  case missing
  /// Never: a missing picture is a failure, and stays one.
  case never

  /// What SNAPSHOT_TESTING_RECORD says; else `never` where CI is set, and `missing` elsewhere.
  public static var chosen: PictureRecording { chosen(in: ProcessInfo.processInfo.environment) }

  static func chosen(in environment: [String: String]) -> PictureRecording {
    if let name = environment["SNAPSHOT_TESTING_RECORD"],
      let mode = PictureRecording(rawValue: name)
    {
      return mode
    }
    return environment["CI", default: ""].isEmpty ? .missing : .never
  }
}
