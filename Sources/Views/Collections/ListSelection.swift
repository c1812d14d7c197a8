/// Who keeps which rows of a list are selected, whatever type their ids have.
nonisolated enum ListSelection {
  case none
  /// At most one row; an id of another type is not taken.
  case one(selected: () -> AnyHashable?, select: (AnyHashable) -> Void)
  /// Any number of rows.
  case many(contains: (AnyHashable) -> Bool, toggle: (AnyHashable) -> Void)

  init<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else {
      self = .none
      return
    }
    self = .one {
      binding.wrappedValue.map { AnyHashable($0) }
    } select: { id in
      guard let value = id.base as? Value, binding.wrappedValue != value else { return }
      binding.wrappedValue = value
    }
  }

  /// Exactly one row.
  init<Value: Hashable>(required binding: Binding<Value>) {
    self.init(
      Binding<Value?>(
        get: { binding.wrappedValue },
        set: { if let value = $0 { binding.wrappedValue = value } }))
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else {
      self = .none
      return
    }
    self = .many { id in
      (id.base as? Value).map(binding.wrappedValue.contains) ?? false
    } toggle: { id in
      guard let value = id.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
  }

  /// Whether at most one row is selected.
  var isSingle: Bool { if case .one = self { true } else { false } }

  /// The selected row, where at most one is; nil for none.
  var selected: AnyHashable? { if case .one(let selected, _) = self { selected() } else { nil } }

  /// Selects a row, where at most one is selected.
  func select(_ id: AnyHashable) {
    if case .one(_, let select) = self { select(id) }
  }

  /// Whether a row is selected.
  func contains(_ id: AnyHashable?) -> Bool {
    guard let id else { return false }
    switch self {
    case .none: return false
    case .one(let selected, _): return selected() == id
    case .many(let contains, _): return contains(id)
    }
  }
}
