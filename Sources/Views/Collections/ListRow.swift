import Cells

/// A row of a list in one frame, ready to be painted.
final class ListRow {
  let role: RowList.Part.Role
  /// Where it stands in the state tree.
  let place: StateNode
  /// What in it can have the focus, and when it may.
  let scope: FocusScope
  let traits: RowTraits
  let placement: Placement
  /// Behind the row and the marks beside it.
  let background: Placement?
  /// What its views ask of the frame, if they are shown.
  let asked: FrameContext.Asked
  /// What can be pressed in it.
  let controls: [FocusScope.Member]
  private let entry: FocusBox?
  private static let isEntered: AnyHashable = true

  /// - Parameters:
  ///   - entry: Is asked for the focus when it is to go into the row.
  ///   - width: The columns for the row and the marks beside it.
  ///   - gutter: The columns for the marks; a header starts beside no mark.
  init(
    _ number: (part: RowList.Part, row: Int), in list: ResolveContext, entry: FocusBox?,
    width: Int, gutter: Int, hasCursor: Bool
  ) {
    let row = number.part.row(number.row)
    var context = row.context
    let scope = list.scope.loosePart()
    let traits = RowTraits(context.environment, hasCursor: hasCursor)
    let room = max(1, width - (number.part.role == .header ? 0 : gutter))
    traits.width = room
    context.scope = scope
    context.change { [place = context.node] in
      ($0.row, $0.isAroundRows) = (traits, false)
      $0.focusable = FocusID(node: place)
    }
    if let entry, number.part.role == .row {
      context.focusLinks.append(FocusLink(box: entry, tag: Self.isEntered))
    }
    self.entry = entry
    let (nodes, asked) = list.frame.gather { Self.look(of: row.nodes(context)) }
    role = number.part.role
    place = context.node
    self.scope = scope
    self.traits = traits
    self.asked = asked
    controls = scope.members
    placement = StackNode.column(nodes, alignment: .leading)
      .layout(Proposal(width: room, height: nil))
    let height = placement.size.height
    background = traits.background?.layout(Proposal(width: width, height: height))
  }

  // Many go in each frame, and nothing here needs the main actor for that.
  nonisolated deinit {}

  /// Whether all that can be done in it is to type.
  var isField: Bool {
    controls.count == 1 && controls[0].paste != nil && traits.actions.isEmpty
  }

  /// Whether the program has asked for the focus of something in the row.
  var isFocusRequested: Bool {
    controls.contains { control in
      control.links.contains {
        $0.box !== entry && $0.box.isRequested && $0.tag == $0.box.value
      }
    }
  }

  /// Sets which of its controls Tab reaches. The list itself presses the first one of the row with the
  /// cursor. It does not where that takes text or the program watches its focus.
  func setStops(isCursor: Bool) {
    guard role == .row else { return }
    let first = pressed?.id
    scope.takesFocus = { isCursor && $0.id != first }
  }

  /// The control that has the focus when the list has it and this is the row with the cursor.
  private var pressed: FocusScope.Member? {
    guard let first = controls.first, first.paste == nil,
      !first.links.contains(where: { $0.box.isFollowed })
    else { return nil }
    return first
  }

  /// Where the row stands, and the control that the list presses in it.
  var focusedPlaces: [FocusID] {
    [FocusID(node: place)] + (pressed?.places ?? [])
  }

  /// What the control that the list presses in it has for views elsewhere, nil for nothing.
  var focusedValues: ((inout FocusedValues) -> Void)? {
    let changes = pressed?.links.compactMap(\.box.change) ?? []
    return changes.isEmpty ? nil : { values in for change in changes { change(&values) } }
  }

  /// A button that is its own row looks like one, not like a button in a row.
  private static func look(of nodes: [any Node]) -> [any Node] {
    guard nodes.count == 1, var button = nodes[0] as? ButtonNode else { return nodes }
    button.hasEnds = false
    return [button]
  }
}

nonisolated extension View {
  /// Runs an action when a row of a list in this view is clicked, once it is selected: for rows that are opened by
  /// their own key, and so are no buttons. It is given the id of the row.
  package func onRowClick(_ action: @escaping (AnyHashable) -> Void) -> some View {
    environment { $0.rowClick = action }
  }
}
