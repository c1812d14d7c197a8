import Foundation

/// That some of the sources of a list gave nothing, told in one line.
public struct FailedSources: LocalizedError, Equatable, Sendable {
  /// How many failed.
  public let count: Int
  /// How many there are.
  public let total: Int
  /// The name of one that failed, and why.
  public let example: String

  public var errorDescription: String? {
    total == 1 ? example : "\(count) of \(total) sources failed: \(example)"
  }
}
