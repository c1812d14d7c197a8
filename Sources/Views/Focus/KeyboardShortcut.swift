import Cells

/// A key that presses a button wherever the focus is.
///
/// Terminals keep Command to themselves, so Ctrl stands for it; with Ctrl, Shift cannot be recognized. Ctrl with
/// `c`, `z`, `l`, `i`, `j`, `m` and `h` is something else in a terminal and presses nothing.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The keys to be held down with it.
  public let modifiers: EventModifiers

  /// A key with Command, that is with Ctrl, or with other keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, for what a user will most likely want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what leaves things as they were.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    var modifiers = modifiers
    if modifiers.remove(.command) != nil { modifiers.insert(.control) }
    if modifiers.contains(.control) { modifiers.remove(.shift) }
    if press == KeyPress(key, modifiers: modifiers) { return true }
    // Shift with a letter is the capital letter.
    guard modifiers.remove(.shift) != nil else { return false }
    let capital = key.character.uppercased()
    return capital.count == 1 && press.characters == capital && press.modifiers == modifiers
  }
}

nonisolated extension View {
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
    scope.add(shortcut: KeyHandler(where: shortcut.matches, do: press))
  }
}

nonisolated extension EnvironmentValues {
  /// The shortcut that presses the control here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[of: KeyboardShortcut.self] }
    set { self[of: KeyboardShortcut.self] = newValue }
  }
}
