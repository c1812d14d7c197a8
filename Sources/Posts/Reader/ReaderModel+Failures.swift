import Essentials

/// That no source can be reached, which is one fact and no failure of each.
public struct Offline: Equatable, Sendable {
  /// When the first source could not be reached.
  public let since: Date
  /// When the newest posts came; nil where none ever did.
  public let postsDate: Date?
}

extension ReaderModel {
  /// Whether the failure of a source is not told of until its cause changes.
  public func isMuted(_ source: SourceSummary) -> Bool {
    guard let failure = source.lastFailure else { return false }
    return place.muted[source.id] == failure.message
  }

  /// Tells of the failure of a source no more until its cause changes, or tells of it again.
  public func toggleMute(_ id: Source.ID) {
    guard let source = table[id], let failure = source.lastFailure else { return }
    place.muted[id] = isMuted(source) ? nil : failure.message
    keepPlace()
  }

  /// How many sources have failed, but for those that are muted.
  public var failedCount: Int {
    let sources = sources
    return sources.indices.count {
      sources[$0].status.failure != nil && !isMuted(sources[$0])
    }
  }

  /// Records that the user has seen the failures that there are: the title tells of new ones only.
  public func noteFailuresSeen() {
    let sources = sources
    for index in sources.indices {
      if let failure = sources[index].lastFailure { seen[sources[index].id] = failure.message }
    }
  }

  /// Nil where a source was reached.
  public var offline: Offline? {
    guard let found = lastAttempts else { return nil }
    return Offline(
      since: min(place.offlineSince ?? found.since, found.since), postsDate: found.postsDate)
  }

  /// Records since when no source can be reached. Each attempt fails at a later time, but the fact stays as old as it is.
  func noteOffline() {
    place.offlineSince = offline?.since
    keepPlace()
  }

  /// The same by the last attempts alone.
  private var lastAttempts: Offline? {
    let sources = sources
    var first: Date?
    var last: Date?
    var count = 0
    for index in sources.indices where !sources[index].source.server.isEmpty {
      guard let failure = sources[index].lastFailure, failure.kind == .isUnreachable else {
        return nil
      }
      count += 1
      first = min(first ?? failure.date, failure.date)
      last = max(last ?? .distantPast, sources[index].lastSuccess ?? .distantPast)
    }
    guard count > 1, let first else { return nil }
    return Offline(since: first, postsDate: last == .distantPast ? nil : last)
  }

  /// Whether the failure of a source is not told of in the title.
  func isKnown(_ source: SourceSummary) -> Bool {
    isMuted(source) || source.lastFailure.map { seen[source.id] == $0.message } ?? false
  }
}
