import Foundation

/// Why a picture could not be made.
public enum PictureError: Error, Equatable, Sendable {
  /// The program that makes pixels of a vector picture is not on the `PATH`.
  case missingConverter
  /// The program could not do it; what it said.
  case failedConverter(String)
}

extension PictureError: LocalizedError {
  /// What is wrong, and what the person can do.
  public var errorDescription: String? {
    switch self {
    case .missingConverter:
      """
      rsvg-convert, which makes .png pictures, was not found: install it with `apt-get install librsvg2-bin` \
      or `brew install librsvg`, or ask for .svg instead
      """
    case .failedConverter(let words):
      "rsvg-convert could not make a .png: \(words); ask for .svg instead"
    }
  }
}
