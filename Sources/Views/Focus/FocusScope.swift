import Cells

/// The views that keys can reach together: those of the screen, or those of one modal over it.
final class FocusScope {
  /// A view that can have the focus, what it does with a key, and the handlers around it.
  struct Member {
    let id: FocusID
    let handlers: [KeyHandler]
  }

  /// Whether the arrow keys move the focus too, as they do in a modal.
  let movesByArrows: Bool
  /// What Escape does when no view takes it.
  var cancel: (() -> Void)?
  private(set) var members: [Member] = []
  private var handlers: [KeyHandler] = []

  init(movesByArrows: Bool = false) { self.movesByArrows = movesByArrows }

  func add(_ id: FocusID, handlers: [KeyHandler], own: KeyHandler) {
    members.append(Member(id: id, handlers: [own] + handlers.reversed()))
  }

  func add(_ handler: KeyHandler) { handlers.append(handler) }

  /// The handlers for a key, the one to be asked first at the front.
  func chain(from focused: FocusID?) -> [KeyHandler] {
    members.first { $0.id == focused }?.handlers ?? handlers.reversed()
  }

  /// The view to have the focus when it was at one: the same if it is still there, else the first.
  func settled(_ focused: FocusID?) -> FocusID? {
    members.contains { $0.id == focused } ? focused : members.first?.id
  }

  /// Whether a key moves the focus on, or back; nil when it does neither.
  func direction(of press: KeyPress) -> Bool? {
    guard !members.isEmpty else { return nil }
    switch press.key {
    case .tab: return !press.modifiers.contains(.shift)
    case .rightArrow, .downArrow: return movesByArrows ? true : nil
    case .leftArrow, .upArrow: return movesByArrows ? false : nil
    default: return nil
    }
  }

  /// The view after or before one, around the ends.
  func neighbour(of focused: FocusID?, forward: Bool) -> FocusID? {
    guard let index = members.firstIndex(where: { $0.id == focused }) else {
      return members.first?.id
    }
    return members[(index + (forward ? 1 : members.count - 1)) % members.count].id
  }
}
