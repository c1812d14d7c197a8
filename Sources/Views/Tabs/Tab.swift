/// A screen of a tab view with its name.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// A tab with any views as its name, known by a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    content._resolve(context.child(.body), into: &nodes)
  }

  public static var _makesSeveralRows: Bool { true }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    let item = TabItemView(content: content, label: label)
    guard let value else { return item._rows(context.child(.body), into: &rows) }
    item.tag(value)._rows(context.child(.body), into: &rows)
  }
}

nonisolated extension Tab where Value == Never {
  /// A tab with any views as its name.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

nonisolated extension Tab where Label == Views.Label<Text, Image> {
  /// A tab with a text and a symbol as its name, known by a value.
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Views.Label(title, systemImage: systemImage)
    }
  }
}

nonisolated extension Tab where Value == Never, Label == Views.Label<Text, Image> {
  /// A tab with a text and a symbol as its name.
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Label == Views.Label<Text, Image> {
  /// A tab with a text and an image of the program's own as its name, known by a value.
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Views.Label(title, image: image) }
  }
}

extension Tab where Value == Never, Label == Views.Label<Text, Image> {
  /// A tab with a text and an image of the program's own as its name.
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Views.Label(title, image: image) }
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// A tab with the name of what it is for, known by a value.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the name of what it is for.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

/// The name of a tab that was given none: what it is for, where it says so.
public nonisolated struct DefaultTabLabel: View {
  let role: TabRole?

  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

/// What a tab is for.
public nonisolated enum TabRole: Hashable, Sendable {
  /// To search.
  case search
}

nonisolated extension View {
  /// Names this view in the tab view that it stands in.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    TabItemView(content: self, label: label())
  }

  /// The names of tabs stay where they are.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Names tabs in a line at the foot, or shows pages by dots there or by nothing.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    let mode = (style as? PageTabViewStyle)?.indexDisplayMode
    return environment { $0.pageIndex = mode }
  }
}

/// A view with its name in a tab view.
package nonisolated struct TabItemView<Content: View, Label: View>: WrappingView {
  package static var _makesSeveralRows: Bool { true }

  package let content: Content
  let label: Label

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    let row = RowList.Row(context: context.child(.body)) { context in
      var nodes = NodeList()
      content._resolve(context, into: &nodes)
      return nodes.nodes
    }
    rows.append {
      $0.append(row)
    } changing: { (part: RowList.Part) in
      part.tabItem = { $0.nodes(of: label, along: .horizontal) }
      part.badge = Views.badge(of: content)
    }
  }
}

nonisolated extension EnvironmentValues {
  /// When dots say which page of a tab view is shown; nil where the tabs are named.
  var pageIndex: PageTabViewStyle.IndexDisplayMode? {
    get { self[of: PageTabViewStyle.IndexDisplayMode.self] }
    set { self[of: PageTabViewStyle.IndexDisplayMode.self] = newValue }
  }
}

/// When the names of tabs would make room.
public nonisolated enum TabBarMinimizeBehavior: Sendable {
  /// As fits, when something is scrolled, or never.
  case automatic, onScrollDown, onScrollUp, never
}

/// How tabs are shown: named at the foot, or as pages.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The look of all tab views but pages, whatever the style is called.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// As pages to be leafed through: the arrows to the left and to the right do it.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// When dots say which page is shown.
  public nonisolated enum IndexDisplayMode: Sendable {
    /// Where there are several pages, always, or never.
    case automatic, always, never
  }

  let indexDisplayMode: IndexDisplayMode

  /// The style by its type, as older code names it.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default look of tab views.
  public nonisolated static var automatic: Self { Self() }
  /// In a bar at the side on wide screens.
  public nonisolated static var sidebarAdaptable: Self { Self() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages to be leafed through.
  public nonisolated static var page: Self { Self() }

  /// As pages to be leafed through, with dots or without.
  public nonisolated static func page(indexDisplayMode: Self.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}
