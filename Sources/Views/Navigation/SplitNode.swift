import Cells

/// What a split view keeps from frame to frame.
final class SplitState {
  /// The column that is shown where there is room for one.
  private(set) var shown = 0
  /// What links in a column lead to; of all but the last it is shown in the next column.
  private(set) var controls: [NavigationControl] = []
  /// The columns whose views know that they are covered.
  fileprivate var covered: Set<Int> = []
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  private let invalidate: () -> Void

  init(columns: Int, invalidate: @escaping () -> Void) {
    self.invalidate = invalidate
    controls = (0..<columns).map { index in
      let control = NavigationControl(invalidate: invalidate)
      guard index + 1 < columns else { return control }
      control.open = { [weak self] in self?.show(index + 1) }
      return control
    }
  }

  /// Takes over which column the program wants to be shown.
  func begin(columns: Int, _ column: Binding<NavigationSplitViewColumn>?) {
    compactColumn = column
    guard let column else { return }
    shown =
      column.wrappedValue == .detail ? columns - 1 : min(column.wrappedValue.number, columns - 1)
  }

  func show(_ index: Int) {
    shown = index
    compactColumn?.wrappedValue =
      index == controls.count - 1 ? .detail : index == 0 ? .sidebar : .content
    invalidate()
  }

  /// Leaves a column, and what a link of the one before has led to.
  func leave(_ index: Int) {
    controls[index - 1].popAll()
    show(index - 1)
  }
}

/// The columns of a split view; they are resolved when it is known whether there is room for them.
final class SplitNode: Node {
  private let columns: [AnyView]
  private let visibility: NavigationSplitViewVisibility
  private let context: ResolveContext
  private let state: SplitState
  private var made: [Int: (node: any Node, traits: SplitColumn)]?
  /// Rows of lists are to be made once a frame.
  private var laidOut: [Int: (proposal: Proposal, part: Placement)] = [:]

  /// The columns of a screen below which one column is shown at a time: 60 for two of them, 80 for three.
  static func wide(_ shown: Int) -> Int { 20 * (max(2, shown) + 1) }

  init(
    columns: [AnyView], visibility: NavigationSplitViewVisibility, context: ResolveContext,
    state: SplitState
  ) {
    self.columns = columns
    self.visibility = visibility
    self.context = context
    self.state = state
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    Lengths(min: 0, ideal: axis == .horizontal ? 80 : 24, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = proposal.size(or: Size(width: 80, height: 24))
    let made = made ?? resolve(size)
    self.made = made
    var parts: [(part: Placement, x: Int, width: Int)] = []
    var x = 0
    for index in made.keys.sorted() {
      guard let column = made[index] else { continue }
      let isLast = index == made.keys.max()
      let width = isLast ? size.width - x : width(of: column.traits, in: size.width, made.count)
      let room = Proposal(width: width, height: size.height)
      parts.append((part(index, column.node, room), x, width))
      x += width + 1
    }
    let style = context.environment.separatorStyle
    return Placement(size: size) { painter, origin in
      for (part, x, width) in parts {
        let room = Rect(
          origin: origin.moved(x: x), size: Size(width: max(0, width), height: size.height))
        painter.clipped(to: room) { part.paint(&$0, part.centered(in: room)) }
        guard x > 0 else { continue }
        painter.rule(
          .vertical, at: origin.moved(x: x - 1), length: size.height, style: style)
      }
    }
  }

  private func part(_ index: Int, _ node: any Node, _ room: Proposal) -> Placement {
    if let known = laidOut[index], known.proposal == room { return known.part }
    let part = node.layout(room)
    laidOut[index] = (room, part)
    return part
  }

  /// The width of a column that is not the last: the one that was asked for, or what its content needs. A third of the
  /// screen at least is left to the last.
  private func width(of column: SplitColumn, in width: Int, _ count: Int) -> Int {
    let most = max(1, (width - width / 3) / max(1, count - 1) - 1)
    let wanted = column.width ?? max(16, column.needed, min(32, width / 4))
    return max(1, min(most, max(column.least, wanted)))
  }
}

extension SplitNode {
  private func resolve(_ size: Size) -> [Int: (node: any Node, traits: SplitColumn)] {
    let first = max(0, min(columns.count - 1, visibility.hidden + columns.count - 3))
    let isCollapsed = size.width < Self.wide(columns.count - first)
    var made: [Int: (node: any Node, traits: SplitColumn)] = [:]
    for index in columns.indices where !isCollapsed || index <= state.shown {
      let traits = SplitColumn()
      let isShown = isCollapsed ? index == state.shown : index >= first
      guard isShown else {
        cover(index, traits, size)
        continue
      }
      state.covered.remove(index)
      let node = node(index, traits, isCollapsed, context)
      made[index] = (node, traits)
      // A link in a row keeps up to date what it has led to.
      guard index + 1 < columns.count else { continue }
      let width =
        isCollapsed ? size.width : width(of: traits, in: size.width, columns.count - first)
      _ = part(index, node, Proposal(width: width, height: size.height))
    }
    return made
  }

  /// Resolves a column that is not to be seen: it stays up to date, keeps its state and takes no key.
  private func cover(_ index: Int, _ traits: SplitColumn, _ size: Size) {
    var hidden = context
    let scope = FocusScope()
    hidden.scope = scope
    if state.covered.insert(index).inserted {
      context.child(.index(index)).node.cover(in: context.frame)
    }
    context.frame.covered {
      _ = node(index, traits, false, hidden).layout(Proposal(size))
    }
    context.scope.screens += scope.screens
    scope.removeAll()
  }

  private func node(
    _ index: Int, _ traits: SplitColumn, _ isCollapsed: Bool, _ context: ResolveContext
  ) -> any Node {
    let state = state
    let isLast = index + 1 == columns.count
    let part = context.scope.part()
    var inner = context.child(.index(index))
    inner.scope = part
    inner.environment.splitColumn = isCollapsed || isLast ? nil : traits
    inner.environment.openRow = isLast ? nil : { state.controls[index].openRow() }
    inner.environment.leaveColumn = nil
    var view = columns[index]
    if index > 0 {
      let before = state.controls[index - 1]
      if let screen = before.screens.last {
        view = AnyView(before.view(of: screen).id(screen.number))
        inner.environment.isPresented = true
        inner.environment.dismiss = DismissAction { state.leave(index) }
      }
      if isCollapsed {
        inner.environment.isPresented = true
        inner.environment.dismiss = DismissAction { state.leave(index) }
        inner.environment.leaveColumn = { state.leave(index) }
      }
    }
    let node = inner.node(of: NavigationStack(column: state.controls[index]) { view })
    // What is pushed there is looked at first.
    if isLast, !state.controls[index].screens.isEmpty { context.scope.start = part }
    return node
  }
}
