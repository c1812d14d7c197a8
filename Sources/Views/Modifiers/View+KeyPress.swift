import Cells

extension View {
  /// Runs an action when a key is pressed while this view or one in it has the focus, or while no view
  /// has it. The innermost view is asked first; a key that is handled goes no further.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    keyHandler { $0 == KeyPress(key) ? action() : .ignored }
  }

  /// Runs an action when a key is pressed, whatever is held down with it.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of some keys is pressed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs an action when any key is pressed.
  ///
  /// - Parameter phases: A terminal tells only that a key went down, never that it came up.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyHandler { phases.contains(.down) ? action($0) : .ignored }
  }

  private func keyHandler(_ action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    ModifiedContext(content: self) { context in
      guard context.environment.isEnabled else { return }
      let handler = KeyHandler(action: action)
      context.scope.add(handler)
      context.handlers.append(handler)
    }
  }
}
