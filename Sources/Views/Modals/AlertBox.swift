import Cells

/// The box of an alert: a title, a message, and what can be done.
package nonisolated struct AlertBox<Message: View, Actions: View>: PrimitiveView {
  let title: Text?
  let message: Message
  let actions: Actions
  /// Whether the buttons always stand in a column, one of them to cancel.
  var isDialog = false

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.multilineTextAlignment = .center
    let title = title.map { context.node(of: $0.bold(), at: .index(0)) }
    let message = context.nodes(of: message, at: .index(1))
    var actions = context.nodes(of: actions, at: .index(2))
    if isDialog, context.environment.modal?.hasCancel == false {
      actions += context.nodes(of: Button("Cancel", role: .cancel) {}, at: .index(3))
    } else if actions.isEmpty {
      actions = context.nodes(of: Button("OK") {}, at: .index(3))
    }
    if let press = context.environment.modal?.mainAction {
      context.scope.add(
        shortcut: KeyHandler(where: KeyboardShortcut.defaultAction.matches, do: press))
    }
    let offset = context.node.kept(0) { RevealOffset() }
    nodes.append(
      BoxNode(kind: .alert) { [isDialog] isRoomy in
        AlertColumn(
          title: title, message: message.isEmpty ? nil : StackNode.column(message),
          actions: actions, offset: offset, isDialog: isDialog, gap: isRoomy ? 1 : 0)
      })
  }
}

/// What is in an alert, one part below another. Where all of it does not fit, the message is cut first;
/// of the actions those are shown that are next to the focus.
private struct AlertColumn: Node {
  let title: (any Node)?
  let message: (any Node)?
  let actions: [any Node]
  let offset: RevealOffset
  let isDialog: Bool
  let gap: Int

  private var count: Int { (title == nil ? 0 : 1) + (message == nil ? 0 : 1) + 1 }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let width = max(1, proposal.width ?? 60)
    let foot = foot(width)
    var heights = [title, message, foot].map {
      $0?.lengths(.vertical, across: width).max ?? 0
    }
    var gap = gap
    if let room = proposal.height, heights.reduce(gap * (count - 1), +) > room {
      gap = 0
      heights = Self.shared(room, title: heights[0], message: heights[1], foot: heights[2])
    }
    let parts = zip([title, message, foot], heights).compactMap { node, height in
      height > 0 ? node?.layout(Proposal(width: width, height: height)) : nil
    }
    return column(parts, gap: gap)
  }

  /// The rows of each part: some of the title and of the message, the actions, then the rest of both.
  private static func shared(_ room: Int, title: Int, message: Int, foot: Int) -> [Int] {
    let leastTitle = room < 2 ? 0 : min(title, max(1, room / 4))
    let leastMessage = min(message, room < 4 ? 0 : room < 8 ? 1 : 2)
    let foot = min(foot, max(1, room - leastTitle - leastMessage))
    let title = min(title, max(leastTitle, room - foot - leastMessage))
    return [title, min(message, max(0, room - foot - title)), foot]
  }

  private func column(_ parts: [Placement], gap: Int) -> Placement {
    let width = parts.map(\.size.width).max() ?? 0
    let height = parts.reduce(gap * max(0, parts.count - 1)) { $0 + $1.size.height }
    return Placement(size: Size(width: width, height: height)) { painter, origin in
      var y = 0
      for part in parts {
        let x = HorizontalAlignment.center.offset(part.size.width, in: width)
        let place = origin.moved(x: x, y: y)
        painter.clipped(to: Rect(origin: place, size: part.size)) { part.paint(&$0, place) }
        y += part.size.height + gap
      }
    }
  }

  /// Buttons that follow one another lie side by side where they fit; anything else has its own row.
  private func foot(_ width: Int) -> any Node {
    var rows: [any Node] = []
    var run: [ButtonNode] = []
    func endRun() {
      let row = StackNode.row(run, spacing: 2)
      let fits = !isDialog && row.lengths(.horizontal, across: nil).max <= width
      rows += fits && !run.isEmpty ? [row] : Self.even(run)
      run = []
    }
    for action in actions {
      if let button = action as? ButtonNode {
        run.append(button)
      } else {
        endRun()
        rows.append(action)
      }
    }
    endRun()
    return RevealNode(content: StackNode.column(rows), offset: offset)
  }

  /// Buttons below one another are of one width.
  private static func even(_ buttons: [ButtonNode]) -> [any Node] {
    let labels = buttons.map { $0.label.lengths(.horizontal, across: nil).max }
    var width = FrameNode.Bounds.free
    width.maximum = labels.max()
    return buttons.map { button in
      let label = FrameNode(
        content: button.label, width: width, height: .free, alignment: .center)
      return ButtonNode(
        label: label, style: button.style, id: button.id, hasEnds: button.hasEnds,
        press: button.press)
    }
  }
}
