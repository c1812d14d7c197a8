/// One press of a key.
///
/// Ctrl with a letter is that letter, lower case, with `.control`; Shift with a letter is the capital
/// letter, and Shift with Tab is `.tab` with `.shift`.
public struct KeyPress: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The text that the key types, empty for a key that types none.
  public var characters: String {
    let isPrivate = key.character.unicodeScalars.allSatisfy { (0xF700...0xF8FF).contains($0.value) }
    return isPrivate || !modifiers.isDisjoint(with: [.control, .option])
      ? "" : String(key.character)
  }
}
