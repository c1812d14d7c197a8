import Cells

/// Where a list stands: its selected row and what it has scrolled to.
///
/// A list makes one for itself. A screen that shows the same rows in several cases of a `switch` keeps
/// one in `@State` and hands it to each, so that the person never loses their place.
public final class ListPosition<ID: Hashable> {
  /// The row at the top of the list, and how many of its lines are above the edge.
  struct Anchor: Equatable {
    var index = 0
    var hiddenLines = 0
  }

  var anchor = Anchor()
  /// The id of the row at the top, to find it again in other data.
  private(set) var anchorID: ID?
  /// The selected row, by its id; nil stands for the first one.
  private(set) var selectedID: ID?
  private(set) var selectedIndex = 0
  /// The selected row of the last frame, and the line of the list it was on if it was on the screen.
  private var shown: (id: ID?, index: Int, line: Int?) = (nil, 0, nil)
  private var size = Size.zero
  /// Asks for the selected row to be brought into view.
  var needsReveal = false
  /// Lines to scroll by, asked for by the wheel.
  var pendingLines = 0
  /// The rows that were wholly on the screen in the last frame.
  private(set) var visible = 0..<0

  /// The place of a list that nobody has moved in: its first row.
  public init() {}

  /// The place of the selected row in the data, nil when there are no rows.
  ///
  /// It is found again by its id when the data has changed; a row that is gone leaves the selection to
  /// the one that took its place. Costs a comparison while nothing has changed.
  public func selectedIndex<Data: RandomAccessCollection>(
    in data: Data, id: KeyPath<Data.Element, ID>
  ) -> Int? {
    guard !data.isEmpty else { return nil }
    if let selectedID, let index = data.offset(of: selectedID, id: id, near: selectedIndex) {
      selectedIndex = index
    } else {
      selectedIndex = min(selectedIndex, data.count - 1)
      selectedID = data.element(at: selectedIndex)[keyPath: id]
    }
    return selectedIndex
  }

  func select(_ id: ID, at index: Int) {
    guard selectedID != id else { return }
    selectedID = id
    selectedIndex = index
    needsReveal = true
  }
}

extension ListPosition {
  /// Finds the place again after the data or the size has changed: the selected row stays on the line
  /// of the screen that it was on, and where it was not on the screen, the row at the top stays.
  func settle<Data: RandomAccessCollection>(
    in data: Data, id: KeyPath<Data.Element, ID>, selected: Int, size: Size
  ) {
    if size != self.size, shown.line != nil { needsReveal = true }
    self.size = size
    guard let anchorID else { return }
    let isAnchored =
      anchor.index < data.count && data.element(at: anchor.index)[keyPath: id] == anchorID
    if isAnchored, shown.id != selectedID || shown.index == selected { return }
    if let line = shown.line {
      anchor = Anchor(index: selected, hiddenLines: -line)
    } else if let index = data.offset(of: anchorID, id: id, near: anchor.index) {
      anchor.index = index
    }
  }

  /// Keeps what the next frame needs of this one.
  func remember(anchorID: ID, visible: Range<Int>, selectedLine: Int?) {
    self.anchorID = anchorID
    self.visible = visible
    shown = (selectedID, selectedIndex, selectedLine)
    needsReveal = false
    pendingLines = 0
  }
}

extension ListPosition {
  /// The place of the selected row among elements with ids of their own, nil when there are none.
  public func selectedIndex<Data: RandomAccessCollection>(in data: Data) -> Int?
  where Data.Element: Identifiable, Data.Element.ID == ID {
    selectedIndex(in: data, id: \.id)
  }
}

extension RandomAccessCollection {
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

  /// Where the element with an id is, looked for first where it was.
  func offset<ID: Equatable>(of wanted: ID, id: KeyPath<Element, ID>, near hint: Int) -> Int? {
    if hint < count, element(at: hint)[keyPath: id] == wanted { return hint }
    return firstIndex { $0[keyPath: id] == wanted }.map { distance(from: startIndex, to: $0) }
  }
}
