nonisolated extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value, so that `ForEach($items)` knows its elements again.
  public var id: Value.ID { wrappedValue.id }
}

nonisolated extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

nonisolated extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element. Once the collection has become too short for it, it reads the element
  /// that was last there, and forgets what is written: a row that goes may still be asked.
  public subscript(position: Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return position < values.endIndex ? values[position] : last
      },
      set: { if position < wrappedValue.endIndex { wrappedValue[position] = $0 } })
  }
}

nonisolated extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

nonisolated extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
