/// What stands in a tab view: tabs that are known by values of one type.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// The type of the values.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

nonisolated extension TabContent {
  /// Shows a number beside the name of this tab; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text beside the name of this tab.
  public func badge<Label: StringProtocol>(_ label: Label?) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: label.map { Text($0) })
  }
}

/// A tab with something beside its name.
private nonisolated struct BadgedTab<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue

  let content: Content
  let badge: Text?

  var body: some View { content.badge(badge) }
}

/// Builds the tabs of a tab view out of the statements of a closure. It knows the type of their values, so that a case
/// can be named by a dot alone.
@resultBuilder public nonisolated enum TabContentBuilder<TabValue: Hashable> {
  /// Takes only tabs as statements.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// A single statement stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements stand one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else` has its tabs, or none.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Hides the type of what stands behind `#available`, which older systems do not know.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

nonisolated extension TabView {
  /// Tabs of which the program says which is shown, by their values.
  public init<Tabs: View>(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == Group<Tabs> {
    self.init(tabs: Group(content: content), selection: selection)
  }
}
