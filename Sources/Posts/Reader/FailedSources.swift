import Essentials

/// That some of the sources of a list gave nothing, told in one line.
struct FailedSources: LocalizedError, Equatable, Sendable {
  /// How many failed.
  let count: Int
  /// How many there are.
  let total: Int
  /// Why one failed, after its name where the list is not its own.
  let example: String

  var errorDescription: String? {
    total == 1 ? example : "\(count) of \(total) sources failed: \(example)"
  }
}
