extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at some offsets out, as `onDelete` asks for.
  public nonisolated mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let gone = Set(offsets)
    guard !gone.isEmpty else { return }
    let rest = enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: rest)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the one that is at another offset now, as `onMove` asks
  /// for; the number of elements as the destination is the end.
  public nonisolated mutating func move(
    fromOffsets source: some Sequence<Int>, toOffset destination: Int
  ) {
    let moved = Set(source)
    let all = Array(enumerated())
    let before = all.filter { $0.offset < destination && !moved.contains($0.offset) }
    let after = all.filter { $0.offset >= destination && !moved.contains($0.offset) }
    let order = before + all.filter { moved.contains($0.offset) } + after
    for (index, element) in zip(Array(indices), order) { self[index] = element.element }
  }
}
