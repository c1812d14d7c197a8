import Cells

/// What a list keeps from one frame to the next: the row with the cursor, and what it has scrolled to.
final class ListState {
  /// The row at the top of the list, and how many of its lines are above the edge.
  struct Anchor: Equatable {
    var index = 0
    var hiddenLines = 0
  }

  /// What the next frame is to bring into view.
  enum Goal: Equatable {
    case cursor
    /// The same, but no line between what is on the screen and it is left out.
    case page
    case start
    case end
    /// A row at a part of the height; nil to scroll as little as needed.
    case row(Int, part: Double?)
  }

  /// The row with the cursor in a frame.
  struct Shown {
    var key: RowKey?
    /// The lines of the list that it covered, if it was on the screen.
    var lines: Range<Int>?
    /// What can be pressed in it.
    var controls: [FocusScope.Member] = []
    /// Whether the focus can be in it.
    var isStop = false
    var traits = RowTraits()
  }

  var anchor = Anchor()
  private(set) var anchorKey: RowKey?
  /// The number of the row with the cursor.
  private(set) var cursor = 0
  private(set) var cursorKey: RowKey?
  /// The section that the row with the cursor is in.
  private var section: StateNode?
  private(set) var shown = Shown()
  private(set) var size = Size.zero
  var goal: Goal?
  /// What the program scrolls to in the next frame, where there is such a row.
  var wanted: (id: AnyHashable, anchor: UnitPoint?)?
  /// Lines to scroll by, asked for by the wheel or a key.
  var pendingLines = 0
  /// The rows that were wholly on the screen in the last frame.
  private(set) var visible = 0..<0
  /// The rows next to what was on the screen, of which some was not.
  private(set) var unseen = (above: 0, below: 0)
  /// The selection of the last frame, and the number of rows it was looked for in.
  var followed: (id: AnyHashable?, count: Int) = (nil, 0)
  /// Whether a key has chosen the row with the cursor.
  private(set) var isChosen = false
  /// Whether rows that come at the start of the list are seen at once where the start is on the screen.
  var showsNewRows = false
  /// Whether somebody has moved in the list, or chosen a row.
  private(set) var hasMoved = false
  /// Whether the cursor stays in the first row, whatever comes there.
  var isAtFirstRow: Bool { showsNewRows && !hasMoved && anchor == Anchor() && pendingLines == 0 }
  /// The number of the row with the cursor in the last frame.
  private var shownCursor: Int?
  /// The digits before a key, which say how often it moves.
  private var count: Int?
  /// Whether `g` has used such a number, so that the second one of `5gg` does nothing.
  var repeatedStart = false
  private static let mostMoves = 99_999
  /// What a user can do with the list as the last frame showed it.
  var control: ListControl?
  /// What can be done with the selected rows.
  var menu: SelectionMenu?
  /// Is asked for the focus when it is to go into the row with the cursor.
  var entry: FocusBox?
  /// Has the places that have the focus with the list: the row with the cursor, and what the list presses there.
  let focus = FocusBox(places: [])
  /// What the program wants the focus at, where rows were searched for it already.
  private var soughtRequests: [AnyHashable] = []
  /// Whether the focus was in the row with the cursor in the last frame.
  private var wasEntered = false
  /// The numbers of the rows on the screen whose only control takes text.
  var fields: [Int] = []
  /// Where the rows on the screen stand in the tree.
  var rowNodes: [StateNode] = []

  /// The number of the row with the cursor, nil where there is no row to have it. A row that is gone
  /// leaves the cursor to the one that took its place, or to the header of its section that was closed.
  func locate(in table: RowTable) -> Int? {
    let index = find(in: table)
    section = index.flatMap(table.section)
    return index
  }

  private func find(in table: RowTable) -> Int? {
    guard let nearest = table.nearestRow(to: isAtFirstRow ? 0 : cursor) else { return nil }
    if isAtFirstRow {
      setCursor(nearest, table.key(at: nearest))
      return nearest
    }
    if let key = cursorKey {
      if nearest == cursor, key.isMet(by: table.key(at: cursor)) {
        cursorKey = table.key(at: cursor)
        return cursor
      }
      if let index = table.index(of: key, near: cursor) {
        setCursor(index, table.key(at: index))
        return index
      }
    }
    let heir = section.flatMap(table.closedHeader) ?? nearest
    setCursor(heir, table.key(at: heir))
    isChosen = false
    return heir
  }

  /// The row that is found for requests of the focus which no view has yet. They are searched for once: one that waits
  /// behind an alert stays for many frames.
  func sought(_ requests: [AnyHashable], find: () -> Int?) -> Int? {
    guard requests != soughtRequests else { return nil }
    soughtRequests = requests
    return requests.isEmpty ? nil : find()
  }

  /// Whether something in the row with the cursor has the focus.
  var isEntered: Bool { entry?.value == AnyHashable(true) }

  /// Brings the row with the cursor into sight where the focus has come into it.
  func showEntered() {
    let isEntered = isEntered
    if isEntered, !wasEntered, shown.lines == nil { goal = goal ?? .cursor }
    wasEntered = isEntered
  }

  /// Makes the row that the program scrolls to the goal; one that is not there is forgotten.
  func takeWanted(in table: RowTable) {
    guard let wanted else { return }
    self.wanted = nil
    guard let row = table.index(scrollingTo: wanted.id, near: anchor.index) else { return }
    goal = .row(row, part: wanted.anchor?.y)
  }

  private func setCursor(_ index: Int, _ key: RowKey) {
    cursor = index
    cursorKey = key
  }

  /// Moves the cursor because somebody wants it there.
  func choose(_ index: Int, in table: RowTable) { choose(index, table.key(at: index)) }

  func choose(_ index: Int, _ key: RowKey) {
    setCursor(index, key)
    goal = .cursor
    isChosen = true
    hasMoved = true
    shown.lines = nil
    shown.controls = []
  }

  /// Restores the position after the rows or the size have changed: the row with the cursor stays on
  /// its line of the screen. Where it was not on the screen, the row at the top stays.
  func settle(in table: RowTable, cursor: Int?, size: Size) {
    if size != self.size, shown.lines != nil, goal == nil { goal = .cursor }
    self.size = size
    guard let anchorKey else { return }
    let isAnchored = anchor.index < table.count && anchorKey.isMet(by: table.key(at: anchor.index))
    guard let cursor, !isAnchored || isShown else { return }
    if showsNewRows, anchor == Anchor(), pendingLines == 0, shown.lines != nil {
      // The row with the cursor stays on the screen all the same.
      if cursor != shownCursor { goal = goal ?? .cursor }
    } else if let line = shown.lines?.lowerBound {
      anchor = Anchor(index: cursor, hiddenLines: -line)
    } else if let index = table.index(of: anchorKey, near: anchor.index) {
      anchor.index = index
    }
  }

  /// Whether the row with the cursor had it in the last frame too. Rows above it may be others now, though
  /// it has the same number; and it may be in another part of the list.
  private var isShown: Bool {
    guard let before = shown.key, let cursorKey else { return false }
    return before.id == nil ? before.isMet(by: cursorKey) : before.id == cursorKey.id
  }

  /// Takes a digit of the number of moves; false for what is none.
  func addToCount(_ key: KeyPress) -> Bool {
    if repeatedStart, key == KeyPress("g") {
      repeatedStart = false
      return true
    }
    repeatedStart = false
    guard key.modifiers.isEmpty, let digit = key.key.character.wholeNumberValue,
      digit > 0 || count != nil
    else { return false }
    count = min(Self.mostMoves, (count ?? 0) * 10 + digit)
    return true
  }

  /// The number of moves that was typed before a key, which counts for that key alone.
  func takeCount() -> Int? {
    defer { count = nil }
    return count
  }

  /// Keeps what the next frame needs of this one.
  func remember(_ layout: ListLayout, anchorKey: RowKey, shown: Shown) {
    let wasAtStart = anchor == Anchor()
    anchor = Anchor(index: layout.first, hiddenLines: layout.hiddenLines)
    // What is said of the rows before those that are shown was said of the last frame.
    if showsNewRows, wasAtStart != (anchor == Anchor()) { control?.invalidate() }
    self.anchorKey = anchorKey
    visible = layout.whole
    unseen = layout.unseen
    self.shown = shown
    shownCursor = cursor
    goal = nil
    pendingLines = 0
  }
}
