/// The rows that are being changed, each by one change at a time.
struct PendingMutations: Sendable {
  private var holders: [RowID: Int] = [:]
  private var lastNumber = 0

  var ids: Set<AnyHashable> { Set(holders.keys.map(\.hashable)) }

  /// Nil if the row is busy.
  mutating func begin(_ id: RowID) -> Modification? {
    guard holders[id] == nil else { return nil }
    lastNumber += 1
    holders[id] = lastNumber
    return Modification(row: id, number: lastNumber)
  }

  /// Only the change that holds the row frees it.
  mutating func end(_ modification: Modification) {
    guard holders[modification.row] == modification.number else { return }
    holders[modification.row] = nil
  }

  /// Frees all rows; numbers go on, so that a late end cannot free a row for which it does not stand.
  mutating func removeAll() { holders = [:] }
}

/// An id of any type that may cross tasks; `AnyHashable` may not.
struct RowID: Hashable, Sendable {
  private let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) { self.base = base }

  var hashable: AnyHashable { AnyHashable(base) }

  static func == (lhs: RowID, rhs: RowID) -> Bool { lhs.hashable == rhs.hashable }
  func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
}

/// The right to change one row, held from `beginModifying` to `endModifying`.
public struct Modification: Sendable {
  let row: RowID
  let number: Int
}
