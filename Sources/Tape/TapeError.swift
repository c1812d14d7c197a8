import Essentials

/// Why something that a tape leaves behind, or is compared with, cannot be had.
public enum TapeError: Error, Equatable, Sendable {
  /// A golden's name that would lead out of its folder, or to a hidden file.
  case badGoldenName(String)
  /// A file that is there, and cannot be read.
  case unreadable(path: String, cause: String)
  /// A file that cannot be written, or its folder.
  case unwritable(path: String, cause: String)
  /// The program that makes pixels of a vector picture is not on the `PATH`.
  case missingConverter
  /// That program could not do it; what it said.
  case failedConverter(String)
}

extension TapeError: LocalizedError {
  /// What is wrong, and what the user can do.
  public var errorDescription: String? {
    switch self {
    case .badGoldenName(let name):
      "A golden cannot be named \"\(name)\"; give it a name without a slash and without a dot in front"
    case .unreadable(let path, let cause):
      "Cannot read \(path): \(cause); see that it is a file that you may read"
    case .unwritable(let path, let cause):
      "Cannot write \(path): \(cause); see that its folder is one that you may write to"
    case .missingConverter:
      """
      rsvg-convert, which makes .png pictures, was not found: install it with `apt-get install librsvg2-bin` \
      or `brew install librsvg`, or ask for .svg instead
      """
    case .failedConverter(let message):
      "rsvg-convert could not make a .png: \(message); ask for .svg instead"
    }
  }
}
