import Essentials

/// That no source can be reached, which is one fact and no failure of each.
public struct Offline: Equatable, Sendable {
  /// When the first source could not be reached.
  public let since: Date
  /// When the newest posts came; nil where none ever did.
  public let postsDate: Date?
}

extension Offline {
  /// Nil where a source was reached last. Servers that have been gone for long fail after each refresh, too: most
  /// sources must be out of reach since the newest posts came. Those that failed before for another cause do not count.
  init?(_ sources: [SourceSummary]) {
    let network = sources.indices.filter { !sources[$0].source.server.isEmpty }
    let last = network.compactMap { sources[$0].lastSuccess }.max()
    let isSince = { (failure: SourceFailure) in failure.date > last ?? .distantPast }
    var (first, failedCount, count) = (Date.distantFuture, 0, 0)
    for index in network {
      let failure = sources[index].lastFailure
      let isUnreachable = failure?.kind == .isUnreachable
      if let failure, isSince(failure) {
        guard isUnreachable else { return nil }
        failedCount += 1
        first = min(first, failure.date)
      }
      if failure == nil || isUnreachable { count += 1 }
    }
    guard failedCount > 1, failedCount * 2 > count else { return nil }
    self.init(since: first, postsDate: last)
  }
}

extension ReaderModel {
  /// Whether the failure of a source is not told of until its cause changes.
  public func isMuted(_ source: SourceSummary) -> Bool {
    guard let cause = place.muted[source.id] else { return false }
    return cause == source.lastFailure?.message
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
    return toldFailures.count { !isMuted(sources[$0]) }
  }

  /// The sources that failed, but those that cannot be reached while none can.
  public var failedSources: [SourceSummary] {
    let sources = sources
    return toldFailures.map { sources[$0] }
  }

  /// How many sources cannot be reached.
  public var unreachableCount: Int { overview.facts(of: nil).unreachable.count }

  /// The numbers of the sources whose failures are told of.
  private var toldFailures: [Int] {
    let facts = overview.facts(of: nil)
    return overview.offline == nil ? facts.failed : facts.failedOtherwise
  }

  /// Records that the user has seen the failures that there are: the title tells of new ones only.
  public func noteFailuresSeen() {
    let sources = sources
    var seen: [Source.ID: String] = [:]
    for index in overview.facts(of: nil).failed {
      if let failure = sources[index].lastFailure { seen[sources[index].id] = failure.message }
    }
    place.seen = seen
    keepPlace()
  }

  /// Nil where a source was reached.
  public var offline: Offline? {
    guard let found = overview.offline else { return nil }
    return Offline(
      since: min(place.offlineSince ?? found.since, found.since), postsDate: found.postsDate)
  }

  /// Records since when no source can be reached. Each attempt fails at a later time, but the fact stays as old as it is.
  /// A source that was reached since is told of when it fails again.
  func noteOffline() {
    place.offlineSince = offline?.since
    place.seen = place.seen?.filter { table[$0.key]?.lastFailure != nil }
    keepPlace()
  }

  /// Whether the failure of a source is not told of in the title.
  func isKnown(_ source: SourceSummary) -> Bool {
    if isMuted(source) { return true }
    guard let cause = place.seen?[source.id] else { return false }
    return cause == source.lastFailure?.message
  }
}
