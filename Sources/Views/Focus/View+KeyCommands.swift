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

  /// Runs an action when Escape is pressed and no view inside handles it, before it leads back or closes what the view
  /// stands in; nil runs none.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(phases: .down) { press in
      guard let action, press == KeyPress(.escape) else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs an action when Delete is pressed and no view inside handles it, as a row that can be taken out does; nil runs
  /// none.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(phases: .down) { press in
      guard let action, press == KeyPress(.delete) || press == KeyPress(.deleteForward) else {
        return .ignored
      }
      action()
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
