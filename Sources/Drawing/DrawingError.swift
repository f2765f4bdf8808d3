import Foundation

/// What can go wrong with files of pictures.
public enum DrawingError: Error, Hashable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(path: String)
  /// The file is not what its name says, or is damaged.
  case damaged(path: String, reason: String)
  /// A kind of picture that is not read here.
  case unsupported(path: String, kind: String)
  case unwritable(path: String)
  /// The encoder gave up.
  case notEncoded(reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "\(path): cannot be read; check that it exists and its permissions"
    case .damaged(let path, let reason): "\(path): damaged picture (\(reason)); export it again"
    case .unsupported(let path, let kind):
      "\(path): \(kind) is not supported; export the picture as PNG or JPEG"
    case .unwritable(let path): "\(path): cannot be written; check the folder and its permissions"
    case .notEncoded(let reason): "the picture cannot be encoded (\(reason))"
    }
  }
}
