import Cells

/// How far a scroll view is scrolled, and what a person can do with it.
final class ScrollControl {
  /// The lines of the content above the edge.
  private(set) var offset = 0
  private var furthest = 0
  private var page = 1
  private let invalidate: () -> Void

  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  /// Takes over the lengths of a new layout, in lines, and stays within them.
  func settle(content: Int, room: Int) {
    furthest = max(0, content - room)
    page = max(1, room - 1)
    offset = min(offset, furthest)
  }

  func press(_ key: KeyPress) -> KeyPress.Result {
    guard let move = ScrollMove(key) else { return .ignored }
    scroll(to: move.target(from: offset, page: page, last: furthest))
    return .handled
  }

  func point(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollUp: scroll(to: offset - ScrollMove.wheel)
    case .scrollDown: scroll(to: offset + ScrollMove.wheel)
    case .press, .release: return false
    }
    return true
  }

  private func scroll(to lines: Int) {
    let target = max(0, min(lines, furthest))
    guard target != offset else { return }
    offset = target
    invalidate()
  }
}
