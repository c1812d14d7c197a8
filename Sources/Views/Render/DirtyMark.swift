import Synchronization

/// Says that a frame is needed, from any thread; wakes the run loop at the first mark.
final nonisolated class DirtyMark: Sendable {
  private let isMarked = Atomic(true)
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  var isSet: Bool { isMarked.load(ordering: .acquiring) }

  func set() {
    if !isMarked.exchange(true, ordering: .acquiringAndReleasing) { wake() }
  }

  /// Marks without waking, where a frame is coming anyway.
  func hold() { isMarked.store(true, ordering: .releasing) }

  func clear() { isMarked.store(false, ordering: .releasing) }
}
