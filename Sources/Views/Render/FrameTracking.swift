import Observation
import Synchronization

/// Watches what one frame read, until it changes or the next frame begins. A tracking that never ends stays
/// in the model it read, and they would pile up in a model that seldom changes.
final class FrameTracking {
  @Observable final class Turn {
    var number = 0
  }

  private let turn = Turn()
  private let dirty: DirtyFlag

  init(dirty: DirtyFlag) { self.dirty = dirty }

  /// Makes a frame, and marks it as dirty at the first change of what it read.
  func track<Made>(_ make: () -> Made) -> Made {
    dirty.hold()
    // Every tracking read this, so the one before ends here.
    turn.number += 1
    dirty.clear()
    return withObservationTracking {
      _ = turn.number
      return make()
    } onChange: { [dirty] in
      dirty.set()
    }
  }
}

/// Requests a frame, from any thread; wakes the run loop at the first mark.
final nonisolated class DirtyFlag: Sendable {
  private let isMarked = Atomic(true)
  private let isAwake = Atomic(false)
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  var isSet: Bool { isMarked.load(ordering: .sequentiallyConsistent) }

  func set() {
    let isFirst = !isMarked.exchange(true, ordering: .sequentiallyConsistent)
    if isFirst, !isAwake.load(ordering: .sequentiallyConsistent) { wake() }
  }

  /// Marks without waking meanwhile, where the run loop is at work and asks afterwards whether this is set.
  func whileAwake(_ work: () -> Void) {
    isAwake.store(true, ordering: .sequentiallyConsistent)
    work()
    isAwake.store(false, ordering: .sequentiallyConsistent)
  }

  /// Marks without waking, where a frame is coming anyway.
  func hold() { isMarked.store(true, ordering: .releasing) }

  func clear() { isMarked.store(false, ordering: .releasing) }
}
