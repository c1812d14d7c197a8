import Cells

/// What a user can do with a list.
///
/// Without a binding, and with one for a single row, the keys move the selection. With a binding for
/// several rows they move the cursor alone; Space, Enter and a click add the row or take it away.
struct ListControl {
  let table: RowTable
  /// It is what keeps this.
  unowned let state: ListState
  let selection: ListSelection
  /// Whether rows can be used, beside moving to them.
  let isEnabled: Bool
  /// Whether digits before a key say how often it moves.
  var takesCounts = false
  /// Whether the list is edited: rows of a selection of several are selected, whatever is in them.
  var isEditing = false
  /// Goes on to what a row that is chosen leads to, beside selecting it.
  var open: (() -> Void)?
  let invalidate: () -> Void

  /// The row with the cursor, after what was selected from outside is taken over.
  func cursor() -> Int? {
    follow()
    return state.locate(in: table)
  }

  func press(_ key: KeyPress) -> KeyPress.Result {
    if takesCounts, state.addToCount(key) { return .handled }
    let count = state.takeCount()
    if let count, let result = move(key, times: count) { return result }
    if isEnabled, let cursor = cursor(), uses(key, at: cursor) { return .handled }
    return move(key)
  }

  /// Moves the cursor, or scrolls.
  func move(_ key: KeyPress) -> KeyPress.Result {
    guard table.count > 0, let move = ScrollMove(key) else { return .ignored }
    guard let cursor = cursor() else {
      scroll(move)
      return .handled
    }
    let target = move.target(from: cursor, page: max(1, state.visible.count), last: table.count - 1)
    if isBeyondEdge(move) {
      scroll(move)
    } else if move == .start || move == .end {
      choose(table.nearestRow(to: target) ?? cursor)
      // What is before the first row, or beyond the last, is shown as well.
      scroll(move)
    } else if startsSelecting(move, at: cursor) || isLeading(move, to: cursor) {
      choose(cursor)
    } else if let row = table.nearestRow(to: target, forward: move.isForward), row != cursor {
      let isPage = move != .forward && move != .back
      let isSeen = state.shown.lines != nil
      choose(row)
      if isPage, isSeen { state.goal = .page }
    } else {
      stay(at: cursor, move)
    }
    return .handled
  }

  /// Moves the cursor as often as the digits before the key say; to the row of that number for a key that goes to an
  /// end. Nil where they say nothing of the key.
  private func move(_ key: KeyPress, times count: Int) -> KeyPress.Result? {
    guard let move = ScrollMove(key), let cursor = cursor() else { return nil }
    let page = max(1, state.visible.count)
    switch move {
    case .start, .end:
      guard let row = table.row(numbered: count) else { return nil }
      choose(row)
      state.repeatedStart = move == .start
    case .back, .forward:
      var row = cursor
      for _ in 0..<min(count, table.count) {
        let target = move.target(from: row, page: page, last: table.count - 1)
        row = table.nearestRow(to: target, forward: move.isForward) ?? row
      }
      choose(row)
    case .halfBack, .halfForward, .pageBack, .pageForward:
      let target = move.target(from: cursor, page: page * count, last: table.count - 1)
      choose(table.nearestRow(to: target, forward: move.isForward) ?? cursor)
    }
    return .handled
  }

  /// Takes a click that no control of a row has taken.
  func point(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollUp: scroll(by: -ScrollMove.wheel)
    case .scrollDown: scroll(by: ScrollMove.wheel)
    case .press: return true
    case .release, .drag, .secondaryPress: return false
    }
    return true
  }

  /// Moves the cursor to the row under the pointer.
  func choose(pointedAt index: Int) {
    if index != cursor() { return choose(index) }
    select(index)
  }

  /// Does what a click on a row does, beside any control of it.
  func click(_ index: Int, controls: [FocusScope.Member]) {
    guard isEnabled else { return }
    let id = table.selectableID(at: index)
    if case .many(_, let toggle) = selection, isEditing, let id {
      toggle(id)
    } else if controls.count == 1, controls[0].paste == nil {
      _ = controls[0].handlers.first?.action(KeyPress(.return))
    } else if case .many(_, let toggle) = selection, let id {
      toggle(id)
    } else if case .one = selection, controls.isEmpty, id != nil {
      open?()
    }
    invalidate()
  }

  /// Moves the cursor to a row, and selects the row where the cursor does.
  func choose(_ index: Int) {
    state.choose(index, in: table)
    select(index)
    invalidate()
  }

  /// Moves the cursor to the selected row when another one has been selected, or when the selected one
  /// has come.
  private func follow() {
    guard selection.isSingle else { return }
    let wanted = selection.selected
    let known = state.followed
    guard wanted != known.id || table.count != known.count else { return }
    state.followed = (wanted, table.count)
    guard let wanted, state.cursorKey?.id != wanted else { return }
    guard let index = table.index(of: RowKey(place: nil, id: wanted), near: state.cursor) else {
      return
    }
    // Where the section of the row was opened, the cursor stays at its header.
    if wanted == known.id, table.isHeader(state.cursor, of: index) { return }
    state.choose(index, in: table)
  }

  func select(_ index: Int) {
    guard selection.isSingle, let id = table.selectableID(at: index) else { return }
    selection.select(id)
    // What the binding reads now need not be what was written.
    state.followed.id = selection.selected
  }

  /// Whether more of the row with the cursor, which is higher than the list, lies that way.
  private func isBeyondEdge(_ move: ScrollMove) -> Bool {
    guard let lines = state.shown.lines, lines.count > state.size.height else { return false }
    switch move {
    case .forward, .halfForward, .pageForward: return lines.upperBound > state.size.height
    case .back, .halfBack, .pageBack: return lines.lowerBound < 0
    case .start, .end: return false
    }
  }

  /// Whether the row with the cursor is not on the screen and lies that way, where it is met first.
  private func isLeading(_ move: ScrollMove, to cursor: Int) -> Bool {
    guard state.shown.lines == nil, state.goal == nil else { return false }
    return move.isForward ? cursor >= state.unseen.below : cursor <= state.unseen.above
  }

  /// Whether an arrow selects the row with the cursor first, because none is selected yet.
  private func startsSelecting(_ move: ScrollMove, at cursor: Int) -> Bool {
    guard selection.isSingle, let id = table.selectableID(at: cursor) else { return false }
    let isStep = move == .forward || move == .back
    return isStep && !state.isChosen && selection.selected != id
  }

  /// Shows what lies beyond the first and the last row, where the cursor cannot go.
  private func stay(at cursor: Int, _ move: ScrollMove) {
    if state.shown.lines == nil {
      choose(cursor)
    } else {
      select(cursor)
      scroll(move)
    }
  }

  private func scroll(_ move: ScrollMove) {
    let page = max(1, state.size.height - 1)
    switch move {
    case .back: scroll(by: -1)
    case .forward: scroll(by: 1)
    case .halfBack: scroll(by: -max(1, page / 2))
    case .halfForward: scroll(by: max(1, page / 2))
    case .pageBack: scroll(by: -page)
    case .pageForward: scroll(by: page)
    case .start: state.goal = .start
    case .end: state.goal = .end
    }
    invalidate()
  }

  private func scroll(by lines: Int) {
    state.pendingLines += lines
    invalidate()
  }
}

extension ListControl {
  /// Does what a key does to the row with the cursor. Returns whether it does anything.
  func uses(_ key: KeyPress, at cursor: Int) -> Bool {
    guard let action = action(of: key, at: cursor) else { return false }
    // Nothing is done to a row that the user does not see.
    if state.shown.lines == nil { state.choose(cursor, in: table) } else { action() }
    invalidate()
    return true
  }

  /// Goes on from the field that the user types into to that of another row on the screen, with Tab; back with Shift.
  /// Returns whether there is one.
  func enterField(_ key: KeyPress) -> Bool {
    guard key.key == .tab, let entry = state.entry, state.isEntered,
      let cursor = cursor(),
      let index = state.fields.firstIndex(of: cursor)
    else { return false }
    let next = key.modifiers.contains(.shift) ? index - 1 : index + 1
    guard state.fields.indices.contains(next) else { return false }
    choose(state.fields[next])
    entry.request(true)
    return true
  }

  private func action(of key: KeyPress, at cursor: Int) -> (() -> Void)? {
    switch key {
    case KeyPress(.return), KeyPress(.space): return activation(key, at: cursor)
    case KeyPress(.delete), KeyPress(.deleteForward): return deletion(at: cursor)
    case KeyPress(.upArrow, modifiers: .option): return moving(cursor, forward: false)
    case KeyPress(.downArrow, modifiers: .option): return moving(cursor, forward: true)
    case KeyPress(.leftArrow), KeyPress(.rightArrow), KeyPress("+"), KeyPress("-"):
      return adjustment(key)
    case KeyPress("m"):
      return state.shown.traits.openMenu
        ?? state.menu.map { menu in { menu.open(chosen(at: cursor)) } }
    default: return nil
    }
  }

  /// Presses the first control of the row; a row without one is selected, or taken out of a selection.
  private func activation(_ key: KeyPress, at cursor: Int) -> (() -> Void)? {
    let isSpace = key == KeyPress(.space)
    let id = table.selectableID(at: cursor)
    if case .many(_, let toggle) = selection, let id,
      isSpace || isEditing || state.shown.controls.isEmpty
    {
      return { toggle(id) }
    }
    if let control = state.shown.controls.first {
      return pressing(control, key)
    }
    if !isSpace, let act = state.menu?.act, selection.contains(id) || state.isChosen {
      return { act(chosen(at: cursor)) }
    }
    guard selection.isSingle, let id, !isSpace, open != nil || selection.selected != id
    else { return nil }
    return {
      select(cursor)
      open?()
    }
  }

  /// What a menu is for: all that is selected where the row with the cursor is, else that row alone.
  private func chosen(at cursor: Int) -> [AnyHashable] {
    let id = table.key(at: cursor).id
    guard case .many = selection, selection.contains(id) else { return id.map { [$0] } ?? [] }
    return (0..<table.count).compactMap { table.key(at: $0).id }.filter { selection.contains($0) }
  }

  /// A control that takes text is entered, any other is pressed.
  private func pressing(_ control: FocusScope.Member, _ key: KeyPress) -> (() -> Void)? {
    if control.paste == nil { return { _ = control.handlers.first?.action(key) } }
    guard key == KeyPress(.return), let entry = state.entry else { return nil }
    return { entry.request(true) }
  }

  /// Changes the first control of the row by an arrow, where that has values to go through.
  private func adjustment(_ key: KeyPress) -> (() -> Void)? {
    guard let control = state.shown.controls.first, control.isAdjustable, control.isEnabled else {
      return nil
    }
    return { _ = control.handlers.first?.action(key) }
  }

  private func deletion(at cursor: Int) -> (() -> Void)? {
    deletion(of: cursor, state.shown.traits)
  }

  /// What takes a row out; nil for one that stays.
  func deletion(of index: Int, _ traits: RowTraits) -> (() -> Void)? {
    let (part, row) = table[index]
    guard let delete = part.delete, isEnabled, !traits.isDeleteDisabled else { return nil }
    return { delete(row) }
  }

  private func moving(_ cursor: Int, forward: Bool) -> (() -> Void)? {
    let (part, row) = table[cursor]
    guard let move = part.move, !state.shown.traits.isMoveDisabled else { return nil }
    return { move(row, forward) }
  }
}
