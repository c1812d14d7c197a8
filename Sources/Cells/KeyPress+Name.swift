extension KeyEquivalent {
  /// The keys that have a name rather than a character, in the order of a manual.
  public static let named: [(name: String, key: KeyEquivalent)] =
    [
      ("Enter", .return), ("Escape", .escape), ("Tab", .tab), ("Space", .space),
      ("Backspace", .delete), ("Delete", .deleteForward), ("Up", .upArrow), ("Down", .downArrow),
      ("Left", .leftArrow), ("Right", .rightArrow), ("Home", .home), ("End", .end),
      ("PageUp", .pageUp), ("PageDown", .pageDown),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  /// What a key is called where there is little room.
  fileprivate static let signs: [(name: String, key: KeyEquivalent)] = [
    ("Esc", .escape), ("↑", .upArrow), ("↓", .downArrow), ("←", .leftArrow), ("→", .rightArrow),
    ("PgUp", .pageUp), ("PgDn", .pageDown), ("Del", .deleteForward),
  ]
}

extension EventModifiers {
  /// The keys that are held down, in the order in which they are written.
  public static let named: [(name: String, modifier: EventModifiers)] = [
    ("Ctrl", .control), ("Alt", .option), ("Shift", .shift), ("Cmd", .command),
  ]
}

extension KeyPress {
  /// Reads a key as users write it: `n`, `N`, `Tab`, `Ctrl-D` or `Ctrl+D`, `Shift-Tab`, `PgUp`. Nil where it is none.
  public init?(name: String) {
    var rest = Substring(name)
    var held: EventModifiers = []
    while let found = EventModifiers.named.first(where: { modifier in
      ["-", "+"].contains { rest.lowercased().hasPrefix(modifier.name.lowercased() + $0) }
    }) {
      rest.removeFirst(found.name.count + 1)
      held.insert(found.modifier)
    }
    let wanted = rest.lowercased()
    let key = (KeyEquivalent.named + KeyEquivalent.signs).first { $0.name.lowercased() == wanted }
    if let key {
      self.init(key.key, modifiers: held)
    } else if rest.count == 1, let character = rest.first {
      let isSmall = held.contains(.control)
      let typed = isSmall ? wanted.first ?? character : character
      // Shift gives another character, which is what has to be named.
      guard !held.contains(.shift) else { return nil }
      self.init(KeyEquivalent(typed), modifiers: held)
    } else {
      return nil
    }
  }

  /// What the key is called where there is little room, as `Ctrl-D`, `Esc` or `↑`.
  public var sign: String {
    let named = (KeyEquivalent.signs + KeyEquivalent.named).first { $0.key == key }
    let held = EventModifiers.named.filter { modifiers.contains($0.modifier) }.map { $0.name + "-" }
    let typed = String(key.character)
    return held.joined()
      + (named?.name ?? (modifiers.contains(.control) ? typed.uppercased() : typed))
  }
}
