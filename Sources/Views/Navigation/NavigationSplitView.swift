/// Two or three columns beside one another, of which each shows what was chosen in the one before it.
///
/// A row of a list with a selection, or a `NavigationLink`, is chosen in a column and changes the next one. On a screen
/// that is narrower than 60, or than 80 where it has three, one column is shown at a time: Enter or a click on a row leads
/// on, Escape and Back lead back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ columns: [AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.columns = columns
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil)
  }

  /// Three columns of which the program says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility)
  }

  /// Three columns of which the program says which is seen where there is room for one only.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, preferredCompactColumn)
  }

  /// Three columns of which the program says both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility,
      preferredCompactColumn)
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let state = context.node.kept(0) {
      SplitState(columns: columns.count, invalidate: context.frame.invalidate)
    }
    state.begin(columns: columns.count, compactColumn)
    var inner = context
    inner.environment.stackAxis = nil
    // What is resolved later keeps its place in the order of the focus.
    inner.scope = context.scope.part()
    nodes.append(
      SplitNode(
        columns: columns, visibility: visibility?.wrappedValue ?? .automatic, context: inner,
        state: state))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init([AnyView(sidebar()), AnyView(detail())], nil)
  }

  /// Two columns of which the program says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility)
  }

  /// Two columns of which the program says which is seen where there is room for one only.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(detail())], nil, preferredCompactColumn)
  }

  /// Two columns of which the program says both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(detail())], columnVisibility, preferredCompactColumn)
  }
}

/// Which columns of a split view are seen where there is room for all of them.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// How many columns before the last one are hidden at least; of two columns the first is none of them.
  let hidden: Int

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(hidden: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(hidden: 0)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(hidden: 1)
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(hidden: 2)
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The column between two others.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

nonisolated extension View {
  /// Sets how wide this column of a split view is, in points; the last column has what the others leave.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the bounds of the width of this column of a split view, in points.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    ModifiedContext(content: self) { context in
      let columns = [min ?? 0, ideal, max ?? ideal].map(Metrics.columns)
      context.environment.splitColumn?.width = columns[1]
      context.environment.splitColumn?.least = columns[0]
    }
  }
}

/// What the views of a column say about it.
nonisolated final class SplitColumn {
  /// The columns that what it shows needs at least.
  var needed = 0
  /// In cells; nil for a part of the screen.
  var width: Int?
  var least = 0
}

nonisolated extension EnvironmentValues {
  /// The column of a split view that a view stands in.
  var splitColumn: SplitColumn? {
    get { self[of: SplitColumn.self] }
    set { self[of: SplitColumn.self] = newValue }
  }

  private struct Way {
    let go: () -> Void
  }

  private struct WayBack {
    let go: () -> Void
  }

  /// Goes on to the next column, where a row is chosen.
  var openRow: (() -> Void)? {
    get { self[of: Way.self]?.go }
    set { self[of: Way.self] = newValue.map(Way.init) }
  }

  /// Goes back to the column before, where one is shown at a time.
  var leaveColumn: (() -> Void)? {
    get { self[of: WayBack.self]?.go }
    set { self[of: WayBack.self] = newValue.map(WayBack.init) }
  }
}
