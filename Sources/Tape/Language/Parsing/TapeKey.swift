import Cells
import Essentials

/// The keys of a tape and their names.
enum TapeKey {
  /// The keys with a name, which is their verb.
  static let named = KeyEquivalent.named
  /// The keys that are held down, in the order in which they are written.
  static let modifiers = EventModifiers.named

  /// Whether a word means a key, or wants to: its modifiers are there.
  static func isKey(_ name: String) -> Bool {
    named.contains { $0.name == name } || modifiers.contains { name.hasPrefix($0.name + "+") }
  }

  /// The press that a word means, e.g. `Ctrl+Alt+x`.
  static func press(_ name: String, at column: Int) throws(TapeFlaws) -> KeyPress {
    var rest = Substring(name)
    var held: EventModifiers = []
    while let found = modifiers.first(where: { rest.hasPrefix($0.name + "+") }) {
      rest.removeFirst(found.name.count + 1)
      held.insert(found.modifier)
    }
    if let key = named.first(where: { $0.name == rest })?.key {
      return KeyPress(key, modifiers: held)
    }
    guard !rest.isEmpty else {
      throw TapeFlaws(
        column, "\(name) wants a letter or a key; write \(name)x or \(name)Enter")
    }
    guard let character = TapeText.character(rest) else {
      let advice = Spelling.advice(for: String(rest), in: named.map(\.name))
      throw TapeFlaws(column, "unknown key '\(TapeText.shown(String(rest)))'; \(advice)")
    }
    guard let press = press(character, held) else {
      throw TapeFlaws(
        column, "Shift goes with a letter or a key here; write Type with what the keys give")
    }
    return press
  }

  /// A character with what is held down; nil where Shift gives another, which the keyboard knows.
  private static func press(_ character: Character, _ held: EventModifiers) -> KeyPress? {
    if held.contains(.control) {
      let small = single(character.lowercased()) ?? character
      return KeyPress(KeyEquivalent(small), modifiers: held)
    }
    guard held.contains(.shift) else {
      return KeyPress(KeyEquivalent(character), modifiers: held)
    }
    guard let capital = single(character.uppercased()), capital.isUppercase else { return nil }
    return KeyPress(KeyEquivalent(capital), modifiers: held.subtracting(.shift))
  }

  /// The character of a text that is one.
  static func single(_ text: String) -> Character? { text.count == 1 ? text.first : nil }
}
