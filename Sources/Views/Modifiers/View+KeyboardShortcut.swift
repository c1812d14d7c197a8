import Cells

extension View {
  /// Lets a key press the button that this view is, wherever the focus is; Command means Ctrl.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a shortcut press the button that this view is; nil takes away the one from around it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment { $0.keyboardShortcut = shortcut }
  }
}

extension ResolveContext {
  /// Lets the shortcut that is set around a control press it.
  func takeShortcut(_ press: @escaping () -> Void) {
    guard let shortcut = environment.keyboardShortcut, environment.isEnabled else { return }
    scope.add(
      shortcut: KeyHandler { key in
        guard shortcut.matches(key) else { return .ignored }
        press()
        return .handled
      })
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that presses the control here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
