import Cells

/// What a view does with a key.
struct KeyHandler {
  /// Whether it moves what is shown around the focus, such as a scroll view.
  var isMoving = false
  let action: (KeyPress) -> KeyPress.Result
}

nonisolated extension KeyPress {
  /// Whether a key was used up, or goes on to the next view that may want it.
  public enum Result: Sendable {
    /// The key was used; no other view is asked.
    case handled
    /// The view has no use for the key.
    case ignored
  }
}
