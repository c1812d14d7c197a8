import Cells

/// What a key means to something that scrolls.
enum ScrollMove {
  case back, forward, pageBack, pageForward, start, end

  /// Lines that one step of the wheel scrolls by.
  static let wheel = 3

  init?(_ press: KeyPress) {
    guard press.modifiers.isSubset(of: .shift) else { return nil }
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
    case .forward, .pageForward, .end: true
    case .back, .pageBack, .start: false
    }
  }

  /// Where it leads, from a place and with pages of a length; it may lie beyond the ends.
  func target(from place: Int, page: Int, last: Int) -> Int {
    switch self {
    case .back: place - 1
    case .forward: place + 1
    case .pageBack: place - page
    case .pageForward: place + page
    case .start: 0
    case .end: last
    }
  }
}
