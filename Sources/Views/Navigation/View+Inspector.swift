import Cells

nonisolated extension View {
  /// Shows views about what is selected beside this view, at the right. On a narrow screen they come as a sheet.
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

/// A view with an inspector, where it has its place on this screen.
private nonisolated struct InspectedView<Content: View, Inspector: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  var body: some View {
    let isNarrow = sizeClass == .compact
    InspectorColumns(
      content: content, inspector: isPresented.wrappedValue && !isNarrow ? inspector() : nil
    )
    .sheet(isPresented: isNarrow ? isPresented : .constant(false), content: inspector)
  }
}

/// A view beside its inspector.
private nonisolated struct InspectorColumns<Content: View, Inspector: View>: PrimitiveView {
  let content: Content
  let inspector: Inspector?

  /// In columns of the screen, where the inspector does not say how wide it is.
  private static var width: Int { 30 }

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let main = context.node(of: content, at: .index(0))
    guard let inspector else { return nodes.append(main) }
    var inner = context
    let column = SplitColumn()
    inner.environment.splitColumn = column
    let side = inner.node(of: inspector, at: .index(1))
    let rule = context.nodes(of: Divider(), at: .index(2), along: .horizontal)
    nodes.append(
      StackNode.row(
        [filling(main, .init(minimum: 0, ideal: nil, maximum: .infinity, along: .horizontal))]
          + rule + [filling(side, .init(cells: column.width ?? Self.width))], spacing: 0))
  }

  @MainActor private func filling(_ node: any Node, _ width: FrameNode.Bounds) -> any Node {
    FrameNode(
      content: node, width: width,
      height: .init(minimum: nil, ideal: nil, maximum: .infinity, along: .vertical),
      alignment: .center)
  }
}
