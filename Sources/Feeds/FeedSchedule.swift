import Essentials

/// When it is worth asking a source again, as far as it says so itself.
public struct FeedSchedule: Hashable, Sendable {
  /// Before so much time has passed there is nothing new, up to a day; nil where it does not say.
  public var interval: Duration?
  /// The hours of the day, from 0 in UTC, in which nothing new comes; never all of them.
  public var skippedHours: Set<Int>

  public init(interval: Duration? = nil, skippedHours: Set<Int> = []) {
    self.interval = interval.map { min($0, Self.longest) }
    self.skippedHours = skippedHours.count < 24 ? skippedHours : []
  }

  /// A source that asks for more than a day means something else.
  public static let longest = Duration.seconds(86_400)

  /// Whether nothing new comes in the hour of a date.
  public func skips(_ date: Date) -> Bool {
    let seconds = Int((date.timeIntervalSince1970 / 3600).rounded(.down))
    return skippedHours.contains((seconds % 24 + 24) % 24)
  }
}
