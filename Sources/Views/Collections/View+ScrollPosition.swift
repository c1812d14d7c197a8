nonisolated extension View {
  /// Says where the scroll views here begin. With `.bottom` they begin at their end, and show what is added there until
  /// the user scrolls away; every other place is the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment { $0.scrollAnchor = anchor }
  }

  /// Scrolls to the view with an id whenever the value of a binding becomes that id. What the user scrolls to is not
  /// written back.
  ///
  /// - Parameter anchor: Which part of the view comes to the same part of the room; nil for its beginning.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedView(content: self, id: id, anchor: anchor ?? .topLeading)
  }
}

/// A view that scrolls to the value of a binding.
private nonisolated struct PositionedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint

  var body: some View {
    ScrollViewReader { proxy in
      content.onChange(of: id.wrappedValue, initial: true) { _, id in
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }
}

private nonisolated enum ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

nonisolated extension EnvironmentValues {
  /// Where the next scroll view begins.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}
