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
