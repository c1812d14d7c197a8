import Cells

nonisolated extension View {
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
  /// - Parameter phases: A terminal reports only that a key went down, never that it came up.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyHandler { phases.contains(.down) ? action($0) : .ignored }
  }

  /// Lets the user have other keys: each press is replaced by others before any view is asked, this one or those in
  /// front of it. What is typed into a field is not.
  ///
  /// - Parameter translation: The presses that take the place of one, in order; none where it is to do nothing.
  public func keysTranslated(by translation: @escaping (KeyPress) -> [KeyPress]) -> some View {
    ModifiedContext(content: self) { $0.scope.translation = translation }
  }

  private func keyHandler(
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContext<Self> {
    ModifiedContext(content: self) { context in
      guard context.environment.isEnabled else { return }
      let handler = KeyHandler(action: action)
      context.scope.add(handler)
      context.handlers.append(handler)
    }
  }
}

nonisolated extension KeyPress {
  /// The steps of pressing a key.
  public struct Phases: OptionSet, Sendable {
    /// The set as bits, one a step.
    public let rawValue: Int
    /// Takes the bits of a set over as they are.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down; a key that repeats goes down again each time.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held down, which on a terminal looks like pressing it again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up, which a terminal never reports.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The step that this press is: always that the key went down.
  public var phase: Phases { .down }
}
