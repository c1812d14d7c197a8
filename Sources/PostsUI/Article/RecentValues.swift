/// What was used last, up to a number of bytes.
struct RecentValues<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value, bytes: Int)] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// A value that is kept, which is the last one used now.
  mutating func value(of key: Key) -> Value? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    entries.append(entries.remove(at: index))
    return entries.last?.value
  }

  /// The value used last of those whose keys are wanted.
  func last(where isWanted: (Key) -> Bool) -> Value? { entries.last { isWanted($0.key) }?.value }

  mutating func forget(_ key: Key) { entries.removeAll { $0.key == key } }

  /// Keeps a value, and forgets those that were used before all others where they are too many.
  mutating func keep(_ value: Value, of key: Key, bytes: Int) {
    forget(key)
    entries.append((key, value, bytes))
    var total = entries.reduce(0) { $0 + $1.bytes }
    while total > limit, !entries.isEmpty { total -= entries.removeFirst().bytes }
  }
}
