/// A way to read and to write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: Nonisolated {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reaches a value that is kept elsewhere by a way to read it and a way to write it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Takes over a binding that was handed in with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the same and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and written where it is kept.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to be handed on: `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to one property of the value, as in `$post.title`.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

nonisolated extension Binding {
  /// The same value where an optional one is asked for. Writing nil changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value of an optional one; nil while there is none. Where the value is gone later, the last one
  /// that was there is read, and writing changes nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// The same value where one of any hashable type is asked for.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }
}

extension Binding: DynamicProperty {
  public func _link(_ slot: PropertySlot) {}
}

/// Lets a property wrapper be used on any actor. Were the type itself marked `nonisolated`, each property
/// that it wraps would have to be so too, which the compiler refuses.
public nonisolated protocol Nonisolated: SendableMetatype {}

nonisolated extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value, so that `ForEach($items)` knows its elements again.
  public var id: Value.ID { wrappedValue.id }
}

nonisolated extension Binding: Sequence, Collection where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

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
