import Cells

extension ListControl {
  /// Does what a key does to the row with the cursor. Answers whether it does anything.
  func uses(_ key: KeyPress, at cursor: Int) -> Bool {
    guard let action = action(of: key, at: cursor) else { return false }
    // Nothing is done to a row that the person does not see.
    if place.shown.lines == nil { place.choose(cursor, in: table) } else { action() }
    invalidate()
    return true
  }

  private func action(of key: KeyPress, at cursor: Int) -> (() -> Void)? {
    switch key {
    case KeyPress(.return), KeyPress(.space): return activation(key, at: cursor)
    case KeyPress(.delete), KeyPress(.deleteForward): return deletion(at: cursor)
    case KeyPress(.upArrow, modifiers: .option): return moving(cursor, forward: false)
    case KeyPress(.downArrow, modifiers: .option): return moving(cursor, forward: true)
    default: return nil
    }
  }

  /// Presses the first control of the row; a row without one is selected, or taken out of a selection.
  private func activation(_ key: KeyPress, at cursor: Int) -> (() -> Void)? {
    let isSpace = key == KeyPress(.space)
    let id = table.key(at: cursor).id
    if case .many(_, let toggle) = selection, let id, isSpace || place.shown.controls.isEmpty {
      return { toggle(id) }
    }
    if let control = place.shown.controls.first {
      return pressing(control, key)
    }
    guard case .one(let selected, _) = selection, let id, !isSpace, selected() != id else {
      return nil
    }
    return { select(cursor) }
  }

  /// A control that takes text is entered, any other is pressed.
  private func pressing(_ control: FocusScope.Member, _ key: KeyPress) -> (() -> Void)? {
    if control.paste == nil { return { _ = control.handlers.first?.action(key) } }
    guard key == KeyPress(.return), let entry = place.entry else { return nil }
    return { entry.request(true) }
  }

  private func deletion(at cursor: Int) -> (() -> Void)? {
    let (part, row) = table[cursor]
    guard let delete = part.delete, !place.shown.traits.isDeleteDisabled else { return nil }
    return { delete(row) }
  }

  private func moving(_ cursor: Int, forward: Bool) -> (() -> Void)? {
    let (part, row) = table[cursor]
    guard let move = part.move, !place.shown.traits.isMoveDisabled else { return nil }
    return { move(row, forward) }
  }
}
