import Cells

/// Offsets in a collection, counted from 0, in ascending order.
///
/// It stands where SwiftUI has Foundation's `IndexSet`, which this library does without; actions that
/// take an `IndexSet` can be handed in as well.
public nonisolated struct OffsetSet: Hashable, Sendable {
  private var offsets: [Int]

  /// An empty set.
  public init() { offsets = [] }
}

nonisolated extension OffsetSet: BidirectionalCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { offsets.count }

  public func index(after index: Int) -> Int { index + 1 }

  public func index(before index: Int) -> Int { index - 1 }

  public subscript(position: Int) -> Int { offsets[position] }
}

nonisolated extension OffsetSet: SetAlgebra {
  public var isEmpty: Bool { offsets.isEmpty }

  public func contains(_ member: Int) -> Bool {
    let index = insertionIndex(of: member)
    return index < offsets.count && offsets[index] == member
  }

  @discardableResult
  public mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    guard !contains(member) else { return (false, member) }
    offsets.insert(member, at: insertionIndex(of: member))
    return (true, member)
  }

  @discardableResult
  public mutating func remove(_ member: Int) -> Int? {
    guard contains(member) else { return nil }
    return offsets.remove(at: insertionIndex(of: member))
  }

  @discardableResult
  public mutating func update(with member: Int) -> Int? {
    insert(member).inserted ? nil : member
  }

  public func union(_ other: OffsetSet) -> OffsetSet { Self(Set(offsets).union(other.offsets)) }

  public func intersection(_ other: OffsetSet) -> OffsetSet { Self(offsets.filter(other.contains)) }

  public func symmetricDifference(_ other: OffsetSet) -> OffsetSet {
    Self(Set(offsets).symmetricDifference(other.offsets))
  }

  public mutating func formUnion(_ other: OffsetSet) { self = union(other) }

  public mutating func formIntersection(_ other: OffsetSet) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: OffsetSet) {
    self = symmetricDifference(other)
  }
}

nonisolated extension OffsetSet {
  /// Where an offset is, or would have to be.
  private func insertionIndex(of member: Int) -> Int { offsets.partitionIndex { $0 >= member } }
}

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
