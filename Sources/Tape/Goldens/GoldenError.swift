import Foundation

/// Why goldens cannot be compared or kept.
public enum GoldenError: Error, Equatable, Sendable {
  /// A name that would lead out of the folder, or to a hidden file.
  case badName(String)
  /// A golden that is there, and cannot be read.
  case unreadable(path: String, cause: String)
  /// A golden that cannot be written, or its folder.
  case unwritable(path: String, cause: String)

  /// The reason in the words of the system, which are the same in every language.
  static func cause(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let underlying = underlying as NSError?, underlying.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(underlying.code)))
  }
}

extension GoldenError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .badName(let name):
      "A golden cannot be named \"\(name)\"; give it a name without a slash and without a dot in front"
    case .unreadable(let path, let cause):
      "Cannot read the golden \(path): \(cause); see that it is a file that you may read"
    case .unwritable(let path, let cause):
      "Cannot write the golden \(path): \(cause); see that its folder is one that you may write to"
    }
  }
}
