import Synchronization

/// Counts from any task.
final class Counter: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .acquiring) }

  /// The count before this one was added.
  @discardableResult func next() -> Int {
    value.add(1, ordering: .acquiringAndReleasing).oldValue
  }
}
