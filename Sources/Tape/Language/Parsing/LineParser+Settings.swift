import Essentials

extension LineParser {
  /// What follows `Set`; the last one of a name wins.
  ///
  /// - Parameter column: Where the verb is.
  mutating func set(at column: Int) throws(TapeFlaws) -> Item {
    let names = TapeSetting.allCases.map(\.rawValue)
    guard let next, next.kind == .word, let setting = TapeSetting(rawValue: next.value) else {
      throw wanted("a setting (\(names.joined(separator: ", ")))", or: names)
    }
    try take()
    begin("Set \(setting.rawValue)", usage: "Set \(setting.rawValue) \(setting.usage)")
    switch setting {
    case .columns: settings.size.width = try number("a number", 1...1000)
    case .rows: settings.size.height = try number("a number", 1...1000)
    case .theme: settings.theme = try choice("a theme", ["dark": .dark, "light": .light])
    case .typingSpeed: settings.typingSpeed = try time()
    case .title: settings.title = try text()
    case .retries: settings.retries = try choice("a switch", ["on": true, "off": false])
    case .source: settings.sources.append(try newSource(at: column))
    case .configuration: settings.configuration = try existingFile()
    case .date: settings.date = try date()
    case .timeZone: settings.timeZone = try timeZone()
    }
    return .set
  }

  private mutating func newSource(at column: Int) throws(TapeFlaws) -> TapeSource {
    let source = try source()
    if settings.sources.contains(where: { $0.name == source.name }) {
      throw TapeFlaws(column, "there is a source \(TapeText.quoted(source.name)) already")
    }
    if source.address != nil, settings.sources.contains(where: { $0.address == source.address }) {
      throw TapeFlaws(column, "another source is at that address already")
    }
    return source
  }

  private enum Detail { case folder, address, kept, new }

  private mutating func source() throws(TapeFlaws) -> TapeSource {
    var source = TapeSource(name: try filled("the name of a source").value)
    while word != nil {
      switch try choice(
        "a detail of the source", ["in": Detail.folder, "at": .address, "kept": .kept, "new": .new])
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
