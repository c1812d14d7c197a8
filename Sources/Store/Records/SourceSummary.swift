import Essentials
import Feeds

/// A source with what is kept of it and what it is doing: a row of the list of sources.
public struct SourceSummary: Identifiable, Equatable, Sendable {
  public package(set) var source: Source
  /// The user's name for it, else what the feed calls itself, else its host and path or file name; with its host where
  /// another source is called the same, or the end of its address where both are on one server.
  public var title: String {
    get { distinction.map { "\(ownTitle) · \($0)" } ?? ownTitle }
    set { ownTitle = newValue }
  }
  package private(set) var ownTitle: String
  /// Tells it from others of its title; nil where there are none.
  package var distinction: String?
  /// Kept posts that nobody has read.
  public var unread: Int
  /// Kept posts.
  public var total: Int
  public var status: SourceStatus {
    didSet { if !status.isBusy || status.failure != nil { lastFailure = status.failure } }
  }
  /// Why its last answer was none, also while it is asked again; nil where that was good.
  public private(set) var lastFailure: SourceFailure?
  /// When it last gave a good answer; nil where it never did.
  public var lastSuccess: Date?
  /// What was wrong with the last good answer, as that it was truncated; nil where all was well.
  public var warning: String?
  /// When it is worth asking again, as its last good answer says.
  public var schedule: FeedSchedule
  /// Where it has moved for good, as its last two good answers agree; nil where it has not.
  public var newAddress: String?

  public var id: Source.ID { source.id }

  public init(
    source: Source, title: String, unread: Int = 0, total: Int = 0, status: SourceStatus = .idle,
    lastSuccess: Date? = nil, warning: String? = nil, schedule: FeedSchedule = FeedSchedule()
  ) {
    self.source = source
    ownTitle = title
    self.unread = unread
    self.total = total
    self.status = status
    lastFailure = status.failure
    self.lastSuccess = lastSuccess
    self.warning = warning
    self.schedule = schedule
  }
}
