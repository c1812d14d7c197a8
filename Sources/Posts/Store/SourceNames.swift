/// Which number of the store stands for which source, and which of them this program has to do with.
struct SourceNames {
  private var addresses: [Int64: Source.ID] = [:]
  /// Nil before the first time: then all are seen.
  private var adopted: Set<Int64>?

  subscript(number: Int64) -> Source.ID? { addresses[number] }

  mutating func learn(_ number: Int64, _ address: Source.ID) { addresses[number] = address }

  /// From now on only those are seen that were adopted; one without a number is not.
  mutating func adopt(_ sources: some Sequence<(Int64?, Source)>) {
    adopted = adopted ?? []
    for case (let number?, let source) in sources {
      learn(number, source.id)
      adopted?.insert(number)
    }
  }

  /// They are kept, and seen no more.
  mutating func disown(_ ids: Set<Source.ID>) {
    for (number, address) in addresses where ids.contains(address) { adopted?.remove(number) }
  }

  mutating func forget(_ number: Int64) {
    addresses[number] = nil
    adopted?.remove(number)
  }

  /// Those that are kept, but were not adopted.
  func unseen(of numbers: [Int64]) -> [Int64] {
    guard let adopted else { return [] }
    return numbers.filter { !adopted.contains($0) }
  }
}
