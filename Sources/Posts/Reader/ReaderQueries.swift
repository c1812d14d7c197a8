import Observation
import StateKit

/// The filters of the user, with the number of unread posts that each finds. They are counted beside all else, of those
/// posts that have changed; what was counted last is shown until then, also at the start.
@MainActor @Observable final class ReaderQueries {
  private(set) var saved: [SavedQuery] = []
  private(set) var counts: [PostQuery: Int] = [:]
  /// Whether counts are asked for that are not begun; and whether some are.
  @ObservationIgnored private var isWanted = false
  @ObservationIgnored private var isCounting = false
  /// Whether the store knows what the sources are called: before, all of their posts would count as changed.
  @ObservationIgnored private var knowsSources = false
  private let context: ReaderContext

  @ObservationIgnored private var keep = KeepLimit()
  /// When old posts were looked for last.
  @ObservationIgnored private var lastRemoval: AnyClock.Instant?

  private static let removalInterval = Duration.seconds(3600)

  init(_ context: ReaderContext) { self.context = context }

  /// Removes old posts of sources, now and then; so long as there are any, the file gets smaller.
  func removeOld(of sources: [Source]) {
    let limited = sources.compactMap { source in
      let limit = source.keep ?? keep
      return limit == KeepLimit() ? nil : (id: source.id, limit: limit)
    }
    let now = context.clock.now
    if let lastRemoval, lastRemoval.duration(to: now) < Self.removalInterval { return }
    guard !limited.isEmpty else { return }
    lastRemoval = now
    let date = context.services.now()
    context.work.run(.queries) { store in
      let count = try limited.reduce(0) {
        $0 + (try store.remove(from: $1.id, beyond: $1.limit, at: date))
      }
      if count > 0 { try store.shrink() }
      return count
    } then: { [weak self] result in
      if case .success(1...) = result { self?.onRemoval?() }
    }
  }

  /// Is told when old posts are gone.
  @ObservationIgnored var onRemoval: (() -> Void)?

  /// Has these filters from now on.
  func update(_ saved: [SavedQuery], keep: KeepLimit) {
    if keep != self.keep { lastRemoval = nil }
    self.keep = keep
    guard saved != self.saved else { return }
    self.saved = saved
    context.work.run(.queries) {
      try $0.counts(of: saved)
    } then: { [weak self] result in
      guard let self, saved == self.saved else { return }
      if case .success(let counts) = result { self.counts = counts }
    }
    isWanted = true
    countIfWanted()
  }

  /// Counts again, soon: posts have changed, or the time has.
  func changed() {
    knowsSources = true
    isWanted = true
    countIfWanted()
  }

  private func countIfWanted() {
    guard knowsSources, isWanted, !isCounting, !saved.isEmpty || !counts.isEmpty else { return }
    (isWanted, isCounting) = (false, true)
    let (saved, date) = (saved, context.services.now())
    context.work.run(.queries) {
      try $0.updateCounts(of: saved, at: date)
    } then: { [weak self] result in
      guard let self else { return }
      isCounting = false
      // What is wrong with the store is told by whatever else uses it.
      if case .success(let counts) = result, saved == self.saved, counts != self.counts {
        self.counts = counts
      }
      countIfWanted()
    }
  }
}
