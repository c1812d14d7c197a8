import Cells

nonisolated extension View {
  /// Shows views about what is selected beside this view, at the right, with a bar of their own above them if they give a
  /// title. In a room that is narrower than 60 columns they come as a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Sets how wide this inspector is, in points.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    navigationSplitViewColumnWidth(width)
  }

  /// Sets the bounds of the width of this inspector, in points.
  public func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
  }
}

/// A view with an inspector, at the right or as a sheet.
private nonisolated struct InspectedView<Content: View, Inspector: View>: PrimitiveView {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let main = context.node(of: content, at: .index(0))
    guard isPresented.wrappedValue else { return nodes.append(main) }
    var inner = context
    // What is resolved later keeps its place in the order of the focus.
    inner.scope = context.scope.part()
    nodes.append(
      InspectedNode(content: main, context: inner) {
        ToolbarContainer(content: inspector)
      } sheet: {
        EmptyView().sheet(isPresented: isPresented, content: inspector)
      })
  }
}

/// A view beside its inspector, which is resolved when it is known whether there is room for it.
private final class InspectedNode<Inspector: View, Sheet: View>: WrappingNode {
  let content: any Node
  private let context: ResolveContext
  private let inspector: () -> Inspector
  private let sheet: () -> Sheet
  private var column: StackNode?
  private var isSheet = false

  /// In columns, where the inspector does not say how wide it is.
  private static var width: Int { 30 }

  init(
    content: any Node, context: ResolveContext, inspector: @escaping () -> Inspector,
    @ViewBuilder sheet: @escaping () -> Sheet
  ) {
    self.content = content
    self.context = context
    self.inspector = inspector
    self.sheet = sheet
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let inner = content.lengths(axis, across: across)
    return Lengths(min: inner.min, ideal: inner.ideal, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    // A split view of two shows one column where this shows a sheet.
    guard let width = proposal.width, width < SplitNode.wide(2) else {
      return beside(in: proposal.width).layout(proposal)
    }
    if !isSheet { _ = context.nodes(of: sheet(), at: .index(1)) }
    isSheet = true
    return content.layout(proposal)
  }

  /// A third of the room at least is left to the view.
  private func beside(in room: Int?) -> StackNode {
    if let column { return column }
    var inner = context
    let traits = SplitColumn()
    inner.environment.splitColumn = traits
    let side = inner.node(of: inspector(), at: .index(2))
    let rule = context.nodes(of: Divider(), at: .index(3), along: .horizontal)
    let most = room.map { $0 - $0 / 3 - 1 } ?? .max
    let width = min(traits.width ?? Self.width, most)
    let row = StackNode.row(
      [filling(content, .init(minimum: 0, ideal: nil, maximum: .infinity, along: .horizontal))]
        + rule + [filling(side, .init(cells: width))], spacing: 0)
    column = row
    return row
  }

  private func filling(_ node: any Node, _ width: FrameNode.Bounds) -> any Node {
    FrameNode(
      content: node, width: width,
      height: .init(minimum: nil, ideal: nil, maximum: .infinity, along: .vertical),
      alignment: .center)
  }
}
