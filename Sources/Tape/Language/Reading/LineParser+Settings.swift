extension LineParser {
  /// What follows `Set`.
  mutating func setting() throws(TapeFlaws) -> TapeSetting {
    let names = TapeSetting.Name.allCases.map(\.rawValue)
    guard let next, next.kind == .word, let name = TapeSetting.Name(rawValue: next.value) else {
      if let next, next.kind == .word, let advice = ForeignWords.settings[next.value] {
        throw TapeFlaws(next.column, "there is no setting \(next.value) here; \(advice)")
      }
      throw wanted("a setting (\(names.joined(separator: ", ")))", or: names)
    }
    try take()
    begin("Set \(name.rawValue)", usage: "Set \(name.rawValue) \(name.value)")
    switch name {
    case .columns: return .columns(try number("a number", 1...1000))
    case .rows: return .rows(try number("a number", 1...1000))
    case .theme: return .theme(try choice("a theme", ["dark": .dark, "light": .light]))
    case .typingSpeed: return .typingSpeed(try time())
    case .title: return .title(try text())
    case .retries: return .retries(try choice("a switch", ["on": true, "off": false]))
    }
  }
}

extension TapeSetting.Name {
  /// How the value is written, for messages.
  fileprivate var value: String {
    switch self {
    case .columns, .rows: "N"
    case .theme: "dark|light"
    case .typingSpeed: "TIME"
    case .title: "\"WORDS\""
    case .retries: "on|off"
    }
  }
}
