import Essentials

extension LineParser {
  /// What follows `Set`.
  mutating func setting() throws(TapeFlaws) -> TapeSetting {
    let names = TapeSetting.Name.allCases.map(\.rawValue)
    guard let next, next.kind == .word, let name = TapeSetting.Name(rawValue: next.value) else {
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
    case .source: return .source(try source())
    case .date: return .date(try date())
    case .timeZone: return .timeZone(try timeZone())
    }
  }

  private enum Detail { case folder, address, kept, new }

  private mutating func source() throws(TapeFlaws) -> TapeSource {
    var source = TapeSource(name: try filled("the name of a source").value)
    while next?.kind == .word, !isAtEnd {
      switch try choice(
        "a detail of the source",
        ["in": Detail.folder, "at": .address, "kept": .kept, "new": .new])
      {
      case .folder: source.folder = try filled("the name of a folder").value
      case .address: source.address = try filled("an address").value
      case .kept: source.kept = try existingFile()
      case .new: source.isNew = true
      }
    }
    guard !source.isNew || source.address != nil else {
      throw TapeFlaws(column, "a new source is added by its address; write at \"ADDRESS\"")
    }
    return source
  }

  private mutating func date() throws(TapeFlaws) -> Date {
    guard let next, next.kind == .word, let date = TapeDate.read(next.value) else {
      throw wanted("a date")
    }
    try take()
    return date
  }

  /// The name of a zone of this machine; UTC is known without.
  private mutating func timeZone() throws(TapeFlaws) -> String {
    let (name, column) = try filled("the name of a time zone")
    guard name == "UTC" || !name.contains("..") && files.isFile("/usr/share/zoneinfo/\(name)")
    else {
      throw TapeFlaws(
        column,
        "there is no time zone \(TapeText.shown(name)) on this machine; write one like \"Europe/Berlin\""
      )
    }
    return name
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
    case .source: #""NAME" [in "FOLDER"] [at "ADDRESS"] [kept "FILE"] [new]"#
    case .date: "2026-01-15T12:00Z"
    case .timeZone: #""Europe/Berlin""#
    }
  }
}
