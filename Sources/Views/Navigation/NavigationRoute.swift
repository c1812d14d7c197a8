/// The path of a navigation stack where the program keeps it, whatever its type is.
struct NavigationRoute {
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
