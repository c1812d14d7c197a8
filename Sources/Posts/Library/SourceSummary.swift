import Essentials
import Feeds

/// A source with what is kept of it and what it is doing: a row of the list of sources.
public struct SourceSummary: Identifiable, Equatable, Sendable {
  public internal(set) var source: Source
  /// The user's name for it, else what the feed calls itself, else its host and path or file name.
  public var title: String
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
    self.title = title
    self.unread = unread
    self.total = total
    self.status = status
    lastFailure = status.failure
    self.lastSuccess = lastSuccess
    self.warning = warning
    self.schedule = schedule
  }
}

extension [SourceSummary] {
  /// The one that the user means by its address, its name, or a part that no other has.
  ///
  /// Throws `ConfigurationError` where none or several are meant.
  ///
  /// - Parameter folder: What a path that is not absolute is seen from.
  public func one(named name: String, folder: String) throws -> SourceSummary {
    let address = (try? SourceAddress(argument: name, folder: folder))?.address
    if let exact = first(where: { $0.source.address == address }) { return exact }
    let word = name.lowercased()
    guard !word.isEmpty else { throw ConfigurationError.noSuchSource(name) }
    let named = filter { $0.title.lowercased() == word }
    let near = named.isEmpty ? filter { $0.isNamed(inPart: word) } : named
    guard near.count <= 1 else {
      throw ConfigurationError.ambiguous(name, candidates: near.map(\.source.address))
    }
    guard let one = near.first else { throw ConfigurationError.noSuchSource(name) }
    return one
  }
}

extension SourceSummary {
  fileprivate func isNamed(inPart word: String) -> Bool {
    title.lowercased().contains(word) || source.address.lowercased().contains(word)
  }
}
