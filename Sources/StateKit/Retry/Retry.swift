/// Why and when a load is tried again, while its state stays `loading(after:)`.
public struct Retry: Sendable {
  /// The number of the try that follows the wait; the first try of a load is 1.
  public let attempt: Int
  /// How many tries there are at most.
  public let of: Int
  /// When it begins, for a countdown.
  public let next: AnyClock.Instant
  /// How the try before it failed.
  public let why: any Error
}
