/// A key, by the character it stands for; keys without a character have private-use ones, as in SwiftUI.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types, or the private-use character that stands for it.
  public var character: Character

  /// A key by the character that it types.
  public init(_ character: Character) { self.character = character }

  /// Lets a key be written as a literal, as in `.onKeyPress("r")`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Del, which deletes to the right; Backspace is `delete`.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home, or Pos1.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Escape, alone; the start of a sequence is none.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace, which deletes to the left.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab; back-tab is this with `.shift`.
  public static let tab = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// A key of the top row, from F1 to F12.
  ///
  /// - Parameter number: From 1 to 12; others are those at the ends.
  public static func function(_ number: Int) -> KeyEquivalent {
    let scalar = Unicode.Scalar(UInt32(0xF703 + min(max(number, 1), 12)))
    return KeyEquivalent(scalar.map(Character.init) ?? " ")
  }
  /// Enter.
  public static let `return` = KeyEquivalent("\r")
}
