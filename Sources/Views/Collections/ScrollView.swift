import Cells

/// A view that may be longer or wider than its room, and scrolls in it.
///
/// Tab reaches it only while there is something to scroll to. When the focus moves to a view in it, it
/// scrolls to that view.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  private var state: ScrollState?
  private var onShow: (() -> Void)?

  /// Lays the views of a closure out as a column and scrolls it.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content may go beyond its room.
  ///   - showsIndicators: Whether a bar shows which part of the content is on the screen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The same, scrolled as the state that the program keeps.
  ///
  /// - Parameter onShow: Runs after a frame that shows another part than the one before; what a body reads of the state is
  ///   that of the frame before.
  package init(
    state: ScrollState, onShow: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
    self.state = state
    self.onShow = onShow
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let control = context.node.kept(0) { ScrollControl(invalidate: context.frame.invalidate) }
    control.axes = axes
    let anchors = context.environment.scrollAnchors
    control.beginsAtEnd = anchors?.start?.y == 1
    control.followsEnd = anchors?.growth?.y == 1
    if let state { control.state = state }
    control.state.invalidate = context.frame.invalidate
    control.state.press = { [weak control] in control?.press($0) ?? .ignored }
    if let onShow { context.frame.afterFrame { control.state.tell(onShow) } }
    var own = context
    own.scope = context.scope.part()
    let id = own.takeFocus(isMoving: true, control.press)
    var inner = context
    inner.environment.stackAxis = .vertical
    inner.environment.isPane = false
    inner.environment.container = control.container
    // It is for this scroll view, and not for those in it.
    if anchors != nil { inner.environment.scrollAnchors = nil }
    if let watchers = context.environment.scrollWatchers {
      inner.environment.scrollWatchers = nil
      context.frame.afterFrame {
        let (room, isScrolled) = (control.geometry, control.takeScrolled())
        for watcher in watchers.all { watcher(room, isScrolled) }
      }
    }
    // What has the focus in it leaves it the keys that it does not take itself.
    if !context.environment.isHidden {
      inner.handlers.append(KeyHandler(isMoving: true, action: control.press))
    }
    if let targets = context.environment.scrollTargets {
      inner.environment.namesPlaces = true
      targets.add { [weak control] in control?.state.scroll(to: $0, $1) }
    }
    let scope = axes == .vertical ? LazyScope() : nil
    if scope != nil || inner.environment.lazyScope != nil { inner.environment.lazyScope = scope }
    let column = StackNode.column(inner.nodes(of: content), alignment: .leading)
    scope?.close()
    let lazy = scope.flatMap { $0.isEmpty ? nil : $0 }
    control.isLazy = lazy != nil
    nodes.append(
      ScrollNode(
        content: column, lazy: lazy, axes: axes, showsIndicators: showsIndicators, control: control,
        stop: own.scope, pane: context.environment.isPane ? id : nil,
        environment: context.environment))
  }
}

/// A scroll view that is laid out: its content at full length, and the part of it that shows.
private struct ScrollNode: Node {
  let content: any Node
  /// The lazy stacks in it, where there are any.
  let lazy: LazyScope?
  let axes: Axis.Set
  let showsIndicators: Bool
  let control: ScrollControl
  /// The part of the focus order that holds the scroll view itself.
  let stop: FocusScope
  /// What has the focus while it has it, where it can have it though there is nothing to scroll to.
  let pane: FocusID?
  let environment: EnvironmentValues

  /// Columns for the scroll bar with a gap before it.
  private var columns: Int { showsIndicators && axes.contains(.vertical) ? 2 : 0 }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let bar = axis == .horizontal ? columns : rows(across)
    let inner = axis == .horizontal ? across : across.map { max(1, $0 - columns) }
    let isFree = axes.contains(.init(axis.other))
    let full = content.lengths(axis, across: isFree ? nil : inner).adding(bar)
    if axis == .horizontal { return Lengths(min: 1, ideal: full.ideal, max: .max) }
    return axes.contains(.vertical) ? Lengths(min: 1, ideal: full.ideal, max: full.max) : full
  }

  func layout(_ proposal: Proposal) -> Placement {
    control.container.room = proposal.inset(columns: columns, rows: 0)
    let inner = proposal.inset(columns: columns, rows: rows(proposal.width))
    let part = layoutContent(
      Proposal(
        width: axes.contains(.horizontal) ? nil : inner.width.map { max(1, $0) },
        height: axes.contains(.vertical) ? nil : inner.height), visible: inner.height)
    let bars = Size(width: columns, height: rows(proposal.width))
    let full = Size(width: part.size.width + bars.width, height: part.size.height + bars.height)
    let size = Size(
      width: proposal.width ?? full.width,
      height: axes.contains(.vertical)
        ? proposal.height ?? full.height : min(proposal.height ?? full.height, full.height))
    let room = Size(
      width: max(0, size.width - bars.width), height: max(0, size.height - bars.height))
    control.settle(content: part.size, room: room)
    control.settlePlace(content: part.size, part.block)
    stop.isShown = control.canScroll || pane != nil
    return Placement(size: size) { [self] painter, origin in
      guard !painter.isProbing else { return }
      painter.clipped(to: Rect(origin: origin, size: size)) { painter in
        painter.respond(in: Rect(origin: origin, size: size), focus: pane) { event, _ in
          control.point(event)
        }
        paint(part, &painter, Rect(origin: origin, size: room))
        paintBars(&painter, origin, size: size, room: room, content: part.size)
      }
    }
  }
}

extension ScrollNode {
  private func layoutContent(_ proposal: Proposal, visible: Int?) -> Placement {
    guard let lazy, let visible else {
      control.forgetRows()
      return content.layout(proposal)
    }
    return control.layout(content, proposal, in: lazy, height: visible)
  }

  /// Rows for the bar below content that is wider than its room.
  private func rows(_ width: Int?) -> Int {
    guard showsIndicators, axes.contains(.horizontal), let width else { return 0 }
    return content.lengths(.horizontal, across: nil).ideal > width - columns ? 1 : 0
  }

  /// Paints the content, and scrolls to the view in it that has got the focus.
  private func paint(_ part: Placement, _ painter: inout Painter, _ window: Rect) {
    let origin = window.origin.moved(x: -control.offset.x, y: -control.offset.y)
    func paintContent(_ painter: inout Painter, _ origin: Point) {
      painter.clipped(to: window) { part.paint(&$0, origin) }
    }
    guard control.isNew(painter.focused) else { return paintContent(&painter, origin) }
    let before = painter
    guard let block = painter.seekingFocus({ paintContent(&$0, origin) }) else { return }
    let place = Point(x: block.minX - origin.x, y: block.minY - origin.y)
    guard control.reveal(Rect(origin: place, size: block.size)) else { return }
    painter = before
    paintContent(&painter, window.origin.moved(x: -control.offset.x, y: -control.offset.y))
  }

  private func paintBars(
    _ painter: inout Painter, _ origin: Point, size: Size, room: Size, content: Size
  ) {
    let isFocused = pane == nil || painter.focused == pane
    if columns > 0 {
      ScrollBar(
        length: room.height, total: content.height, visible: room.height, first: control.offset.y
      )
      .paint(&painter, origin.moved(x: size.width - 1), isFocused: isFocused, in: environment)
    }
    if size.height > room.height {
      ScrollBar(
        length: room.width, total: content.width, visible: room.width, first: control.offset.x
      )
      .paint(
        &painter, origin.moved(y: size.height - 1), .horizontal, isFocused: isFocused,
        in: environment)
    }
  }
}
