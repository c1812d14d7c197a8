/// The values of the screens that were pushed onto a navigation stack, of any types.
public nonisolated struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// A path that shows the root.
  public init() { values = [] }

  /// A path that begins with some values, the last one on top.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens lie above the root.
  public var count: Int { values.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the screen for a value.
  public mutating func append(_ value: some Hashable) { append(erased: AnyHashable(value)) }

  /// Goes back by some screens; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  mutating func append(erased value: AnyHashable) { values.append(value) }
}

/// The path of a navigation stack where the program keeps it, whatever its type is.
nonisolated struct NavigationRoute {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { path.wrappedValue.append(erased: $0) }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      // A path of one type takes no value of another.
      if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
    }
    removeLast = { count in
      let kept = path.wrappedValue.dropLast(count)
      path.wrappedValue = Data(kept)
    }
  }
}
