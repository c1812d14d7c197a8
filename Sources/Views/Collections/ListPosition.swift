/// Where a list stands: its selected row and what it has scrolled to.
///
/// A list makes one for itself. A screen that shows the same rows in several cases of a `switch` keeps
/// one in `@State` and passes it to each. Then the user returns to the same row.
public final class ListPosition<ID: Hashable> {
  let state = ListState()

  /// The position of a list in which the user has not moved: its first row.
  public init() {}

  /// The same for a list at whose start rows come: they are seen at once where the start is on the screen.
  package init(showsNewRows: Bool) { state.showsNewRows = showsNewRows }

  /// The index of the selected row in the data, nil when there are no rows.
  ///
  /// It is found again by its id when the data has changed; a row that is gone leaves the selection to
  /// the one that took its place. Costs a comparison while nothing has changed.
  public func selectedIndex<Data: RandomAccessCollection>(
    in data: Data, id: KeyPath<Data.Element, ID>
  ) -> Int? {
    selectedIndex(in: data) { $0[keyPath: id] }
  }

  private func selectedIndex<Data: RandomAccessCollection>(
    in data: Data, named id: (Data.Element) -> ID
  ) -> Int? {
    guard !data.isEmpty else { return nil }
    if state.isAtFirstRow { return 0 }
    let known = state.cursorKey?.id?.base as? ID
    return known.flatMap { data.offset(of: $0, named: id, near: state.cursor) }
      ?? min(state.cursor, data.count - 1)
  }

  /// The index of the selected row among elements with their own ids, nil when there are none.
  public func selectedIndex<Data: RandomAccessCollection>(in data: Data) -> Int?
  where Data.Element: Identifiable, Data.Element.ID == ID {
    selectedIndex(in: data) { $0.id }
  }

  /// The selected element, and the one at the top: those by which the list finds its place again. Empty for a list that
  /// stays at its start.
  package var keptIDs: [ID] {
    state.isAtFirstRow ? [] : [state.cursorKey, state.anchorKey].compactMap { $0?.id?.base as? ID }
  }

  /// Whether the start of the list is on the screen, as the last frame showed it.
  package var isAtStart: Bool { state.anchor == ListState.Anchor() }

  /// Releases the rows of the last frame, which are kept otherwise for as long as this is: for a screen that
  /// keeps the positions of lists it does not show.
  package func forgetRows() { state.control = nil }

  /// Selects the element with an id, where it is there, and brings its row into sight.
  package func select<Data: RandomAccessCollection>(_ id: ID, in data: Data)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    guard let index = data.offset(of: id, named: { $0.id }, near: state.cursor) else { return }
    state.choose(index, RowKey(place: state.cursorKey?.place, id: AnyHashable(id)))
    state.control?.invalidate()
  }
}

extension RandomAccessCollection {
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

  /// Where the element with an id is, looked for first near where it was.
  func offset<ID: Equatable>(of wanted: ID, named id: (Element) -> ID, near hint: Int) -> Int? {
    let count = count
    guard count > 0 else { return nil }
    var above = Swift.max(0, Swift.min(hint, count - 1))
    var below = above - 1
    while above < count || below >= 0 {
      if above < count, id(element(at: above)) == wanted { return above }
      if below >= 0, id(element(at: below)) == wanted { return below }
      above += 1
      below -= 1
    }
    return nil
  }
}
