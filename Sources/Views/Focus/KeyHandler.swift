import Cells

/// What a view does with a key.
nonisolated struct KeyHandler {
  /// Whether it moves what is shown around the focus, such as a scroll view.
  var isMoving = false
  let action: (KeyPress) -> KeyPress.Result
}

nonisolated extension KeyHandler {
  /// Does something at the presses that meet a condition, and leaves all others to the next view.
  init(where matches: @escaping (KeyPress) -> Bool, do action: @escaping () -> Void) {
    self.init { press in
      guard matches(press) else { return .ignored }
      action()
      return .handled
    }
  }

  /// Does something at the presses of a key.
  init(for key: KeyPress, do action: @escaping () -> Void) {
    self.init(where: { $0 == key }, do: action)
  }
}

nonisolated extension KeyPress {
  /// Whether it presses the control that has the focus: Enter and Space do.
  var isPressing: Bool { self == KeyPress(.return) || self == KeyPress(.space) }

  /// Whether a key was used up, or goes on to the next view that may want it.
  public enum Result: Sendable {
    /// The key was used; no other view is asked.
    case handled
    /// The view has no use for the key.
    case ignored
  }
}
