import Cells

/// What a person can do with a list.
struct ListControl<Data: RandomAccessCollection, ID: Hashable> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let position: ListPosition<ID>
  let selection: Binding<ID?>?
  let invalidate: () -> Void

  /// The selected row, after what was chosen from outside is taken over.
  func selected() -> Int {
    if let wanted = selection?.wrappedValue, wanted != position.selectedID,
      let index = data.offset(of: wanted, id: id, near: position.selectedIndex)
    {
      position.select(wanted, at: index)
    }
    return position.selectedIndex(in: data, id: id) ?? 0
  }

  func press(_ key: KeyPress) -> KeyPress.Result {
    guard !data.isEmpty, let move = ScrollMove(key) else { return .ignored }
    let last = data.count - 1
    let page = max(1, position.visible.count)
    choose(max(0, min(last, move.target(from: selected(), page: page, last: last))))
    return .handled
  }

  /// - Parameter rows: The lines of the list that each visible row covers.
  func point(_ event: MouseEvent, at place: Point, rows: [(index: Int, lines: Range<Int>)]) -> Bool
  {
    switch event.action {
    case .scrollUp: scroll(by: -ScrollMove.wheel)
    case .scrollDown: scroll(by: ScrollMove.wheel)
    case .press:
      if let row = rows.first(where: { $0.lines.contains(place.y) }) { choose(row.index) }
    case .release: return false
    }
    return true
  }

  private func scroll(by lines: Int) {
    position.pendingLines += lines
    invalidate()
  }

  private func choose(_ index: Int) {
    let id = data.element(at: index)[keyPath: id]
    position.select(id, at: index)
    // A key that leads to the selected row brings it back when the wheel has scrolled away from it.
    position.needsReveal = true
    selection?.wrappedValue = id
    invalidate()
  }
}
