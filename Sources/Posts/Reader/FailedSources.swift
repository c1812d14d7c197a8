import Foundation

/// That some of the sources of a list gave nothing, told in one line.
struct FailedSources: LocalizedError, Equatable, Sendable {
  /// How many failed.
  let count: Int
  /// How many there are.
  let total: Int
  /// The name of one that failed, and why.
  let example: String

  var errorDescription: String? {
    total == 1 ? example : "\(count) of \(total) sources failed: \(example)"
  }
}
