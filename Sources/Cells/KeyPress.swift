/// One press of a key.
///
/// Ctrl with a letter is that letter, lower case, with `.control`; Shift with a letter is the capital
/// letter, and Shift with Tab is `.tab` with `.shift`.
public struct KeyPress: Hashable, Sendable {
  /// The key; a letter comes with Shift already in it.
  public var key: KeyEquivalent
  /// The keys held down with it, but for a Shift that the character shows.
  public var modifiers: EventModifiers

  /// A press as a handler or a test writes it, e.g. `KeyPress("c", modifiers: .control)`.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The text that the key types, empty for a key that types none.
  public var characters: String {
    let isTyping = modifiers.isDisjoint(with: [.control, .option]) && key.isText
    return isTyping ? String(key.character) : ""
  }
}

extension KeyEquivalent {
  /// Whether the key stands for a character; Escape, Delete and the keys without one do not.
  fileprivate var isText: Bool {
    if self == .tab || self == .return { return true }
    return !character.unicodeScalars.contains {
      (0xF700...0xF8FF).contains($0.value) || $0.properties.generalCategory == .control
    }
  }
}

/// The keys held down with a key or a mouse button.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The set as bits, one a key.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift, where the character of the key does not show it already.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Ctrl.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which most keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, or Super; most terminals keep it to themselves.
  public static let command = EventModifiers(rawValue: 1 << 4)
}
