import Essentials

/// What one document says: a feed of any format, or a list of posts.
public struct Feed: Equatable, Sendable {
  /// What the source calls itself, on one line; nil where it does not say.
  public var title: String?
  /// The page for people that the feed belongs to: http or https; nil where it does not say.
  public var homepage: String?
  /// In the order of the document.
  public var items: [FeedItem]
  /// When to ask again.
  public var schedule = FeedSchedule()
  /// Whether the document stops before its end: the items before that are here, more may have been meant.
  public var isTruncated: Bool

  /// Makes a feed of text that is clean already.
  public init(
    title: String? = nil, homepage: String? = nil, items: [FeedItem] = [], isTruncated: Bool = false
  ) {
    self.title = title
    self.homepage = homepage
    self.items = items
    self.isTruncated = isTruncated
  }

  /// What is wrong with it as a whole, for the user; nil where all is well.
  public var warning: String? {
    isTruncated ? "The feed is truncated: there may be more posts" : nil
  }

  /// Which way documents are read: raised whenever the same bytes are to give other posts, so that what was
  /// kept of a source is read again though its server has nothing new.
  public static let parserVersion = 3
}

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
