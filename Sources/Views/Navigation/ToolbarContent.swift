/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of `body`, which the compiler works out.
  associatedtype Body: ToolbarContent

  /// What these items are made of. It only reads.
  @ToolbarContentBuilder var body: Body { get }

  /// Appends the items. Only the library's own contents replace it.
  func _resolve(_ context: ResolveContext, into items: inout ToolbarItems)
}

extension ToolbarContent {
  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    let context = context.entering(Self.self)
    context.linked(self).body._resolve(context.child(.body), into: &items)
  }
}

extension Never: ToolbarContent {}

/// Items that the library resolves itself.
@MainActor @preconcurrency public protocol PrimitiveToolbarContent: ToolbarContent
where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The items of a toolbar as nodes, in the order in which they were written.
public struct ToolbarItems {
  private var items: [(side: ToolbarItemPlacement.Side, nodes: [any Node])] = []
  /// Tab goes through the sides as the eye does, however the items were written.
  private let parts: [FocusScope]

  init(in scope: FocusScope) {
    parts = ToolbarItemPlacement.Side.allCases.map { _ in scope.part() }
  }

  mutating func append(
    at placement: ToolbarItemPlacement, in context: ResolveContext,
    _ nodes: (ResolveContext) -> [any Node]
  ) {
    var context = context
    context.scope = parts[placement.side.rawValue]
    items.append((placement.side, nodes(context)))
  }

  /// What can have the focus at a side.
  func stops(_ side: ToolbarItemPlacement.Side) -> FocusScope { parts[side.rawValue] }

  func nodes(_ side: ToolbarItemPlacement.Side) -> [any Node] {
    items.filter { $0.side == side }.flatMap(\.nodes)
  }
}

/// A view in a toolbar, and where it is drawn.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// An item at a placement, at the right edge where none is given.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// The same with a name, by which a user could arrange items.
  ///
  /// - Parameters:
  ///   - id: Of no effect: items stay where the program has put them.
  ///   - showsByDefault: Of no effect: items are shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    items.append(at: placement, in: context) { [$0.label(content)] }
  }
}

/// Several views in a toolbar, each its own item, and where they are drawn.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a placement, at the right edge where none is given.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    items.append(at: placement, in: context) { $0.nodes(of: content) }
  }
}

/// Where an item of a toolbar is drawn.
public nonisolated struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side: Int, CaseIterable, Sendable {
    case leading, principal, trailing, bottom
  }

  let side: Side

  /// At the right edge of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// At the right edge, for what one does most.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the right edge, for what one does sometimes.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the right edge, for what ends a sheet and keeps what was done.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// At the left edge, for what ends a sheet and leaves things as they were.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// At the right edge, for what ends a sheet and takes something away.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// At the left edge, for what leads elsewhere.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the left edge of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the right edge of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The left edge, as older code calls it.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The right edge, as older code calls it.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// In the row at the foot of the screen.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// In the row at the foot: there is no keyboard on the screen to stand over.
  public static let keyboard = ToolbarItemPlacement(side: .bottom)
  /// In the row at the foot, for what says how things stand.
  public static let status = ToolbarItemPlacement(side: .bottom)
}

nonisolated extension View {
  /// Puts items into the bar above the screen, or into a row at its foot.
  public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// The same with a name, by which a user could arrange the items.
  ///
  /// - Parameter id: Of no effect: items stay where the program has put them.
  public func toolbar(
    id: String, @ToolbarContentBuilder content: () -> some ToolbarContent
  ) -> some View {
    toolbar(content: content)
  }

  /// Leaves something out of the bar that would be there otherwise.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View {
    ModifiedContext(content: self) {
      if item == .title { $0.environment.navigationBar?.isTitleRemoved = true }
    }
  }
}

/// What stands in a bar though no view has put it there.
public nonisolated struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  /// The button that shows and hides the first column. There is none, so that leaving it out has no effect.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// A view with items in the bar above its screen.
package nonisolated struct ToolbarView<Content: View, Items: ToolbarContent>: WrappingView {
  package let content: Content
  let items: Items

  package func enter(_ context: ResolveContext) -> ResolveContext {
    context.environment.navigationBar?.add { [items] list in
      var inner = context.child(.index(0))
      inner.environment.stackAxis = .horizontal
      inner.environment.lineLimit = 1
      items._resolve(inner, into: &list)
    }
    return context.child(.body)
  }
}
