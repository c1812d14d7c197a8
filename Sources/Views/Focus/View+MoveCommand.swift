import Cells

nonisolated extension View {
  /// Runs an action when an arrow is pressed that no view inside handles; nil runs none.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyPress(phases: .down) { press in
      guard let action, let direction = MoveCommandDirection(press) else { return .ignored }
      action(direction)
      return .handled
    }
  }
}

/// Where an arrow points to.
public nonisolated enum MoveCommandDirection: Sendable {
  /// Along a column.
  case up, down
  /// Along a row.
  case left, right

  fileprivate init?(_ press: KeyPress) {
    switch press {
    case KeyPress(.upArrow): self = .up
    case KeyPress(.downArrow): self = .down
    case KeyPress(.leftArrow): self = .left
    case KeyPress(.rightArrow): self = .right
    default: return nil
    }
  }
}
