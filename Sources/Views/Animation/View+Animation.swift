extension View {
  /// Says how a change of a value would move in this view; it is shown at once.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Says how every change would move in this view; it is shown at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Says how this view would come and go; it does so at once.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Says how the content of this view would turn into another; it does so at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

nonisolated extension Binding {
  /// The same binding: what is set through it is shown at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
