/// A view that shows that it loads. It is there whether it loads or not. So its content keeps state, selection
/// and focus when a load begins or ends, and when it is shown in another way.
/// Several views in it lie below one another.
private nonisolated struct LoadingView<Content: View, Indicator: View>: PrimitiveView {
  let content: Content
  let indicator: Indicator
  let type: LoadingModifierType
  let isLoading: Bool

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let record = context.node.kept(0) { LoadingRecord() }
    let look = record.look(type, isLoading: isLoading, in: context.frame)
    let views = views(in: context, look)
    if views.count == 1, look.isPlain, type.look.replacement == nil {
      return nodes.append(views[0])
    }
    let column = RoomNode(
      content: views.count == 1 ? views[0] : StackNode.column(views),
      report: { record.room = $0 })
    if let replacement = look.replacement {
      let other = context.node(of: replacement, at: .index(1))
      nodes.append(
        ReplacingNode(content: other, hidden: column.content, record: record, frame: context.frame))
    } else if let position = look.position {
      nodes.append(marked(seen(column, look), position, in: context))
    } else if !views.isEmpty {
      nodes.append(seen(column, look))
    }
  }

  /// The nodes of the content. What nobody sees takes no key, not even Escape, and asks for no frame.
  @MainActor private func views(in context: ResolveContext, _ look: LoadingLook) -> [any Node] {
    var inner = context
    if look.isDisabled || look.isHidden { inner.environment.wait(isHidden: look.isHidden) }
    guard look.isHidden else { return inner.nodes(of: content) }
    let cancel = context.scope.cancel
    defer { context.scope.cancel = cancel }
    return context.frame.covered { inner.nodes(of: content) }
  }

  @MainActor private func seen(_ content: any Node, _ look: LoadingLook) -> any Node {
    let columns = Metrics.columns(look.padding)
    let rows = Metrics.rows(look.padding)
    return look.sight.node(
      PaddingNode(content: content, top: rows, leading: columns, bottom: rows, trailing: columns))
  }

  /// The content with the spinner where it is to be.
  @MainActor private func marked(
    _ content: any Node, _ position: LoadingLook.SpinnerPosition, in context: ResolveContext
  ) -> any Node {
    switch position {
    case .over(let alignment, let margin):
      return SpinnerOverNode(
        content: content, spinner: context.node(of: indicator, at: .index(2)),
        alignment: alignment, columns: Metrics.columns(margin), rows: Metrics.rows(margin))
    case .beside(let axis, let isFirst, let alignment, let spacing):
      return SpinnerBesideNode(
        content: content, spinner: context.node(of: indicator, at: .index(2)), axis: axis,
        isFirst: isFirst, alignment: alignment, spacing: Metrics.cells(spacing, along: axis))
    case .titleBar:
      var line = context
      line.environment.lineLimit = 1
      let spinner = line.label(indicator, at: .index(2))
      // A row of a list is made when the bar is there already.
      if let bar = context.environment.navigationBar, !bar.isClosed {
        bar.add(sign: spinner)
        return content
      }
      return SpinnerOverNode(
        content: content, spinner: spinner, alignment: .topTrailing, columns: 0, rows: 0)
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Lets nothing here be used while something is loaded; what is seen may still be scrolled.
  fileprivate mutating func wait(isHidden: Bool) {
    isWaiting = (isEnabled || isWaiting) && !isHidden
    isEnabled = false
    if isHidden { self.isHidden = true }
    row?.isDeleteDisabled = true
    row?.isMoveDisabled = true
  }
}

/// Shows that a view loads, in one of several ways, at times that people find calm: nothing for quick loads,
/// and no spinner that only blinks.
public nonisolated struct LoadingViewModifier<IndicatorView: View>: ViewModifier {
  private let type: LoadingModifierType
  private let indicatorView: IndicatorView
  private let isLoading: Bool

  /// - Parameters:
  ///   - type: How it is shown.
  ///   - indicatorView: The spinner.
  ///   - isLoading: Whether it loads now. To keep the state of the view, leave the modifier where it is and
  ///     change this.
  public init(type: LoadingModifierType, indicatorView: IndicatorView, isLoading: Bool = true) {
    self.type = type
    self.indicatorView = indicatorView
    self.isLoading = isLoading
  }

  public func body(content: Content) -> some View {
    LoadingView(content: content, indicator: indicatorView, type: type, isLoading: isLoading)
  }
}

/// A node that is drawn in place of another one, which is laid out where nobody sees it: the rows of lists
/// are resolved then, and would lose their state.
private struct ReplacingNode: WrappingNode {
  let content: any Node
  let hidden: any Node
  let record: LoadingRecord
  let frame: FrameContext

  func layout(_ proposal: Proposal) -> Placement {
    frame.covered { _ = hidden.layout(record.room ?? proposal) }
    return content.layout(proposal)
  }
}
