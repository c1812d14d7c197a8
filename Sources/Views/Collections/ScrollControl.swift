import Cells

/// How far a scroll view is scrolled, and what a user can do with it.
final class ScrollControl {
  var axes: Axis.Set = .vertical
  /// The lines and columns of the content before the edges.
  private(set) var offset = Point.zero { didSet { state.line = offset.y } }
  /// Where it is kept, by the program or here; the program may have changed it.
  var state = ScrollState() { didSet { if state !== oldValue { pending = 0 } } }
  /// Whether there are lazy stacks in the content, so that how far it goes is an estimate.
  var isLazy = false
  /// Whether it begins at the end of the content.
  var beginsAtEnd = false
  /// Whether it stays at the end of the content while the user does not scroll away.
  var followsEnd = false
  /// Whether the end of the content is to be seen, wherever that comes to lie.
  var staysAtEnd: Bool { (hasBegun ? followsEnd : beginsAtEnd) && state.isAtEnd }
  /// What views in it are as large as that want to be as large as it is.
  let container = ContainerRoom()
  /// Lines to scroll by in the next frame, where there are lazy stacks.
  private var pending = 0
  private var furthest = Size.zero
  private var room = Size.zero
  private var content = Size.zero
  /// Whether there has been more than fits.
  private var hasBegun = false
  /// Whether the user has scrolled since that was asked last.
  private var isScrolled = false
  /// The view that had the focus when the content was last scrolled to it.
  private(set) var known: FocusID?
  private let invalidate: () -> Void

  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  /// Whether there is more than fits.
  var canScroll: Bool { furthest != .zero }

  /// Takes over the sizes of a new layout, and stays within them.
  func settle(content: Size, room: Size) {
    (self.content, self.room) = (content, room)
    furthest = Size(
      width: axes.contains(.horizontal) ? max(0, content.width - room.width) : 0,
      height: axes.contains(.vertical) ? max(0, content.height - room.height) : 0)
    let line = staysAtEnd && !isLazy ? furthest.height : max(0, state.line)
    offset = Point(x: min(offset.x, furthest.width), y: min(line, furthest.height))
    state.shownLine = offset.y
    state.isAtEnd = offset.y >= furthest.height
    if furthest.height > 0 { hasBegun = true }
  }

  /// What there is to be scrolled, in points.
  var geometry: ScrollRoom {
    ScrollRoom(
      offset: Path.Point(offset), content: GeometryProxy.Size(content),
      room: GeometryProxy.Size(room))
  }

  /// Whether the user has scrolled since this was asked last.
  func takeScrolled() -> Bool {
    defer { isScrolled = false }
    return isScrolled
  }

  /// Scrolls to the view that the program wants to be seen; where it is not there, nothing moves.
  /// - Parameter find: Where the view with an id is in the content.
  func settlePlace(content: Size, _ find: (AnyHashable) -> Rect?) {
    guard case .place(let id, let anchor) = state.goal else { return }
    state.goal = nil
    guard let block = find(id) else { return }
    if let anchor {
      let x = Double(block.size.width - room.width) * anchor.x
      let y = Double(block.size.height - room.height) * anchor.y
      _ = moves(
        to: block.origin.moved(x: Int(x.rounded()), y: Int(y.rounded())))
    } else {
      _ = reveal(block)
    }
    settle(content: content, room: room)
  }

  /// The lines to scroll by, which are given out once.
  func takePending() -> Int {
    defer { pending = 0 }
    return pending
  }

  /// Takes over that there are no rows to scroll by.
  func forgetRows() {
    pending = 0
    state.topRow = nil
    state.shownRows = []
  }

  func press(_ key: KeyPress) -> KeyPress.Result {
    guard canScroll else { return .ignored }
    let isWide = furthest.width > 0
    if isWide, let move = ScrollMove(horizontal: key) {
      scroll(to: Point(x: target(move, .horizontal), y: offset.y))
    } else if let move = ScrollMove(key) {
      // What reads on from page to page goes on with something else at the end.
      if key.key == .space, furthest.height > 0, state.isAtEnd { return .ignored }
      // Pages and ends are those of the width where nothing lies above or below.
      let isStep = move == .forward || move == .back
      if isLazy, move == .start || move == .end {
        state.goal = move == .start ? .start : .end
        isScrolled = true
        invalidate()
      } else if furthest.height > 0 {
        scroll(to: Point(x: offset.x, y: target(move, .vertical)))
      } else if !isStep {
        scroll(to: Point(x: target(move, .horizontal), y: offset.y))
      } else {
        return .ignored
      }
    } else {
      return .ignored
    }
    return .handled
  }

  func point(_ event: MouseEvent) -> Bool {
    let isSideways = furthest.height == 0 || event.modifiers.contains(.shift)
    let step = isSideways ? Point(x: ScrollMove.wheel, y: 0) : Point(x: 0, y: ScrollMove.wheel)
    switch event.action {
    case .scrollUp: scroll(to: offset.moved(x: -step.x, y: -step.y))
    case .scrollDown: scroll(to: offset.moved(x: step.x, y: step.y))
    case .press, .release, .drag, .secondaryPress: return false
    }
    return true
  }

  /// Whether the focus is on another view than when this was last asked.
  func isNew(_ focused: FocusID?) -> Bool {
    defer { known = focused }
    return focused != known
  }

  /// Scrolls as little as brings a block of the content into view; of one that is too large, the start.
  /// Returns whether that was needed.
  func reveal(_ block: Rect) -> Bool {
    func visibleOffset(_ start: Int, _ length: Int, _ offset: Int, _ room: Int) -> Int {
      min(start, max(offset, start + length - room))
    }
    let isMoved = moves(
      to: Point(
        x: visibleOffset(block.minX, block.size.width, offset.x, room.width),
        y: visibleOffset(block.minY, block.size.height, offset.y, room.height)))
    // The rows that come into view are made in the next frame.
    if isMoved, isLazy { invalidate() }
    return isMoved
  }
}

extension ScrollControl {
  private func target(_ move: ScrollMove, _ axis: Axis) -> Int {
    move.target(
      from: axis == .horizontal ? offset.x : offset.y, page: max(1, room[axis] - 1),
      last: furthest[axis])
  }

  private func scroll(to place: Point) {
    guard moves(to: place) else { return }
    isScrolled = true
    invalidate()
  }

  private func moves(to place: Point) -> Bool {
    let target = Point(
      x: max(0, min(place.x, furthest.width)),
      y: isLazy ? place.y : max(0, min(place.y, furthest.height)))
    guard target != offset else { return false }
    if isLazy {
      pending += target.y - offset.y
    } else {
      state.isAtEnd = target.y >= furthest.height
    }
    offset = target
    return true
  }
}

/// What a key means to something that scrolls.
enum ScrollMove {
  case back, forward, halfBack, halfForward, pageBack, pageForward, start, end

  /// Lines that one step of the wheel scrolls by.
  static let wheel = 3

  init?(_ press: KeyPress) {
    guard press.modifiers.isSubset(of: .shift) else {
      self.init(control: press)
      return
    }
    switch press.key {
    case .upArrow, "k": self = .back
    case .downArrow, "j": self = .forward
    case .pageUp: self = .pageBack
    case .pageDown, .space: self = .pageForward
    case .home, "g": self = .start
    case .end, "G": self = .end
    default: return nil
    }
  }

  /// What a letter means with Control.
  private init?(control press: KeyPress) {
    guard press.modifiers == .control else { return nil }
    switch press.key {
    case "u": self = .halfBack
    case "d": self = .halfForward
    case "b": self = .pageBack
    case "f": self = .pageForward
    default: return nil
    }
  }

  /// What a key means along the width.
  init?(horizontal press: KeyPress) {
    switch press {
    case KeyPress(.leftArrow), KeyPress("h"): self = .back
    case KeyPress(.rightArrow), KeyPress("l"): self = .forward
    default: return nil
    }
  }

  var isForward: Bool {
    switch self {
    case .forward, .halfForward, .pageForward, .end: true
    case .back, .halfBack, .pageBack, .start: false
    }
  }

  /// The index after the move, from an index and with pages of a length; it may lie beyond the ends.
  func target(from index: Int, page: Int, last: Int) -> Int {
    switch self {
    case .back: index - 1
    case .forward: index + 1
    case .halfBack: index - max(1, page / 2)
    case .halfForward: index + max(1, page / 2)
    case .pageBack: index - page
    case .pageForward: index + page
    case .start: 0
    case .end: last
    }
  }
}
