import Cells

/// The keys of a tape and their names.
enum TapeKey {
  /// The keys with a name, which is their verb.
  static let named: [(name: String, key: KeyEquivalent)] = [
    ("Enter", .return), ("Escape", .escape), ("Tab", .tab), ("Space", .space),
    ("Backspace", .delete), ("Delete", .deleteForward), ("Up", .upArrow), ("Down", .downArrow),
    ("Left", .leftArrow), ("Right", .rightArrow), ("Home", .home), ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown),
  ]

  /// The keys that are held down, in the order in which they are written.
  static let modifiers: [(name: String, modifier: EventModifiers)] = [
    ("Ctrl", .control), ("Alt", .option), ("Shift", .shift),
  ]

  /// Whether a word means a key, or wants to: its modifiers are there.
  static func isKey(_ name: String) -> Bool {
    named.contains { $0.name == name } || modifiers.contains { name.hasPrefix($0.name + "+") }
  }

  /// The press that a word means, e.g. `Ctrl+Alt+x`, or what is wrong with it.
  static func press(_ name: String) -> Result<KeyPress, Fault> {
    var rest = Substring(name)
    var held: EventModifiers = []
    while let found = modifiers.first(where: { rest.hasPrefix($0.name + "+") }) {
      rest.removeFirst(found.name.count + 1)
      held.insert(found.modifier)
    }
    if let key = named.first(where: { $0.name == rest })?.key {
      return .success(KeyPress(key, modifiers: held))
    }
    guard let character = TapeText.character(rest) else {
      let advice = Spelling.advice(for: String(rest), in: named.map(\.name))
      return .failure(
        Fault(
          words: rest.isEmpty
            ? "\(name) wants a letter or a key; write \(name)x or \(name)Enter"
            : "unknown key '\(TapeText.shown(String(rest)))'; \(advice)"))
    }
    return press(character, held)
  }

  /// A message about a word that means no press.
  struct Fault: Error { let words: String }

  private static func press(_ character: Character, _ held: EventModifiers) -> Result<
    KeyPress, Fault
  > {
    let small = character.lowercased()
    if held.contains(.control) {
      guard !held.contains(.shift) else {
        return .failure(
          Fault(words: "a terminal does not tell Shift from none here; write Ctrl+\(small)"))
      }
      return .success(KeyPress(KeyEquivalent(single(small) ?? character), modifiers: held))
    }
    guard held.contains(.shift) else {
      return .success(KeyPress(KeyEquivalent(character), modifiers: held))
    }
    guard let capital = single(character.uppercased()), capital.isUppercase else {
      return .failure(
        Fault(words: "Shift goes with a letter or a key here; write Type with what the keys give"))
    }
    return .success(KeyPress(KeyEquivalent(capital), modifiers: held.subtracting(.shift)))
  }

  private static func single(_ text: String) -> Character? { text.count == 1 ? text.first : nil }
}
