import Cells

/// How far a scroll view is scrolled, for a screen that keeps that beyond the view, or moves it.
package final class ScrollState {
  /// What the next frame is to bring to the top edge.
  enum Goal {
    case start
    case end
    /// - Parameters:
    ///   - ifHidden: Whether only where the line is not on the screen.
    ///   - above: The lines of the row above the line that are to be seen, too.
    case row(id: AnyHashable, line: Int, ifHidden: Bool, above: Int)
    /// The view with an id; without an anchor as little as is needed.
    case place(id: AnyHashable, anchor: UnitPoint?)
  }

  /// The lines of the content above the edge; what is too many is corrected when the content is laid out. Rows of a
  /// lazy stack that were not on the screen yet count as many as the others have on average.
  package var line = 0
  /// The id of the row of a lazy stack at the top edge, and the line of it there. Nil where no row is there, or one
  /// without an id.
  package internal(set) var topRow: (id: AnyHashable, line: Int)?
  /// The rows of a lazy stack that are on the screen and have an id, with the lines of each that are there.
  package internal(set) var shownRows: [(id: AnyHashable, lines: Range<Int>)] = []
  /// Whether the last line of the content is on the screen.
  package internal(set) var isAtEnd = true

  /// The line that the last frame showed at the edge: another one was set by the program.
  var shownLine = 0
  /// What the user, or the program, has moved to the top edge.
  var anchor: ScrollAnchor?
  /// What was there in the last frame.
  var shown: ScrollAnchor?
  var goal: Goal?
  var invalidate: (() -> Void)?

  /// What the program was told of last.
  private var told: (row: AnyHashable?, line: Int, isAtEnd: Bool)?

  /// Scrolls as a key does while the scroll view has the focus.
  package internal(set) var press: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  package init() {}

  /// Tells of the part that a frame shows, where the one before showed another.
  func tell(_ action: () -> Void) {
    let (row, line) = (topRow?.id, topRow?.line ?? line)
    if let told, told == (row, line, isAtEnd) { return }
    told = (row, line, isAtEnd)
    action()
  }

  /// Brings the view with an id to the same part of the room that the anchor is of it.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    goal = .place(id: id, anchor: anchor)
    invalidate?()
  }

  /// Brings a line of the row of a lazy stack with an id to the top edge; a row that is not there moves nothing.
  ///
  /// - Parameters:
  ///   - line: The line of the row, 0 for its first one.
  ///   - ifHidden: Whether only where that line is not on the screen.
  ///   - above: How many lines of the row are to be seen above it, where there are so many.
  package func scroll(
    toRow id: some Hashable, line: Int = 0, ifHidden: Bool = false, above: Int = 0
  ) {
    goal = .row(id: AnyHashable(id), line: line, ifHidden: ifHidden, above: above)
    invalidate?()
  }
}
