/// Items of a toolbar.
@MainActor public protocol ToolbarContent {
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
@MainActor public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

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
