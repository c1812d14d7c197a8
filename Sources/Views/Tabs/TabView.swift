import Cells

/// Several screens of which one is shown, with a bar of their names at the foot: ` Home │ Search `.
///
/// In the bar the arrows to the left and to the right go from tab to tab; a click does it, and Option with a digit, too.
/// A tab that was shown keeps its state while another one is.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Tabs of which the program says which is shown, by their tags or values.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(tabs: content(), selection: selection)
  }

  init(tabs: Content, selection: Binding<SelectionValue>?) {
    self.selection = selection
    content = tabs
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let state = context.node.kept(0) { TabState() }
    let tabs = tabs(in: context)
    let shown = shown(of: tabs, state)
    state.visited.insert(tabs.indices.contains(shown) ? tabs[shown].id : AnyHashable(0))
    state.visited.formIntersection(tabs.map(\.id))
    for (index, tab) in tabs.enumerated() where index != shown && state.visited.contains(tab.id) {
      cover(tab, context, state)
    }
    let choose = { (index: Int) in
      guard tabs.indices.contains(index), index != shown else { return }
      state.selected = tabs[index].id
      if let value = tabs[index].id.base as? SelectionValue { selection?.wrappedValue = value }
      context.frame.invalidate()
    }
    let turn = KeyHandler { press in
      switch press {
      case KeyPress(.leftArrow): choose(shown - 1)
      case KeyPress(.rightArrow): choose(shown + 1)
      default: return .ignored
      }
      return .handled
    }
    let index = context.environment.pageIndex
    var screen: (any Node)?
    if tabs.indices.contains(shown) {
      state.covered.remove(tabs[shown].id)
      var row = tabs[shown].row
      if index != nil, context.environment.isEnabled { row.context.handlers.append(turn) }
      screen = row.node()
    }
    let hasBar = index != .never && (index != .automatic || tabs.count > 1)
    let bar = hasBar ? bar(of: tabs, shown: shown, in: context, turn, choose: choose) : nil
    if context.environment.isEnabled { context.scope.add(turn) }
    nodes.append(
      TabsNode(screen: screen ?? StackNode.column([]), bar: bar) { state.room = $0 })
  }

  @MainActor private func tabs(in context: ResolveContext) -> [TabScreen] {
    var tabs: [TabScreen] = []
    for part in context.rows(of: content, at: .index(0)).parts {
      for index in 0..<part.count {
        tabs.append(
          TabScreen(
            id: part.id(index) ?? AnyHashable(tabs.count), row: part.row(index),
            label: part.tabItem, badge: part.badge))
      }
    }
    return tabs
  }

  @MainActor private func shown(of tabs: [TabScreen], _ state: TabState) -> Int {
    if let selection {
      return tabs.firstIndex { $0.id.base as? SelectionValue == selection.wrappedValue } ?? 0
    }
    return tabs.firstIndex { $0.id == state.selected } ?? 0
  }

  /// Resolves a tab that is not to be seen: it stays up to date, keeps its state and takes no key.
  @MainActor private func cover(_ tab: TabScreen, _ context: ResolveContext, _ state: TabState) {
    var row = tab.row
    if state.covered.insert(tab.id).inserted { row.context.node.cover(in: context.frame) }
    let scope = FocusScope()
    row.context.scope = scope
    context.frame.covered {
      let node = row.node()
      if let room = state.room { _ = node.layout(room) }
    }
    scope.removeAll()
  }

  @MainActor private func bar(
    of tabs: [TabScreen], shown: Int, in context: ResolveContext, _ turn: KeyHandler,
    choose: @escaping (Int) -> Void
  ) -> any Node {
    var inner = context.child(.index(1))
    inner.scope = context.scope.part(isBar: true)
    let id = inner.takeFocus(turn.action)
    let isEnabled = context.environment.isEnabled
    if isEnabled {
      for index in tabs.indices.prefix(9) {
        let key = KeyPress(KeyEquivalent(Character("\(index + 1)")), modifiers: .option)
        context.scope.add(shortcut: KeyHandler(for: key) { choose(index) })
      }
    }
    inner.environment.lineLimit = 1
    let labels = tabs.enumerated().map { index, tab in
      let place = inner.child(.index(index))
      var parts = tab.label?(place) ?? place.nodes(of: unnamed(index, shown, context))
      if let badge = tab.badge { parts += place.nodes(of: badge.bold(), at: .index(1)) }
      return StackNode.row(parts) as any Node
    }
    return SegmentsNode(
      labels: labels, chosen: tabs.indices.contains(shown) ? shown : nil,
      style: context.environment.style, id: id, choose: isEnabled ? { choose($0) } : nil)
  }
}

extension TabView {
  /// What stands for a tab without a name: its number, or the dot of a page.
  private func unnamed(_ index: Int, _ shown: Int, _ context: ResolveContext) -> Text {
    context.environment.pageIndex == nil
      ? Text("\(index + 1)")
      : Text(Image(systemName: index == shown ? "circle.fill" : "circle"))
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Tabs that keep to themselves which is shown; at first it is the first one.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

private struct TabScreen {
  let id: AnyHashable
  let row: RowList.Row
  let label: ((ResolveContext) -> [any Node])?
  let badge: Text?
}

/// What a tab view remembers from one frame to the next.
private final class TabState {
  var selected: AnyHashable?
  /// The tabs that have been shown; the others are not made yet.
  var visited: Set<AnyHashable> = []
  var covered: Set<AnyHashable> = []
  var room: Proposal?
}

/// A screen above the bar of its tabs, where there is one. On a screen of two rows there is no room for it.
private struct TabsNode: Node {
  let screen: any Node
  let bar: (any Node)?
  let report: (Proposal) -> Void

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let ideal = screen.lengths(axis, across: across).ideal
    let foot = axis == .vertical && bar != nil ? 1 : 0
    return Lengths(min: 0, ideal: ideal + foot, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let bar = (proposal.height ?? 3) < 3 ? nil : bar
    let foot = bar == nil ? 0 : 1
    let inner = proposal.inset(columns: 0, rows: foot)
    report(inner)
    let part = screen.layout(inner)
    let size = proposal.size(
      or: Size(width: part.size.width, height: part.size.height + foot))
    let names = bar?.layout(Proposal(width: size.width, height: 1))
    return Placement(size: size) { painter, origin in
      let room = Rect(
        origin: origin, size: Size(width: size.width, height: max(0, size.height - foot)))
      painter.clipped(to: room) { part.paint(&$0, part.centered(in: room)) }
      guard let names else { return }
      let x = max(0, (size.width - names.size.width) / 2)
      names.paint(&painter, origin.moved(x: x, y: size.height - 1))
    }
  }
}
