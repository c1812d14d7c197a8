import Feeds

/// Turns the text of a configuration file into values, and collects every mistake on the way.
struct ConfigurationParser {
  private let text: TOMLText
  private let locations: ConfigurationLocations
  private var mistakes: [ConfigurationMistake] = []

  private init(_ text: TOMLText, locations: ConfigurationLocations) {
    self.text = text
    self.locations = locations
  }

  /// The keys that are for all sources, or hold them.
  static let settings = Setting.allCases.map(\.rawValue)

  /// - Parameters:
  ///   - path: Of the file, for errors, and for paths in it that are not absolute.
  ///   - home: What `~` stands for.
  static func read(_ text: TOMLText, path: String, home: String?) throws -> Settings {
    let locations = ConfigurationLocations(text.outline, path: path, home: home)
    var parser = ConfigurationParser(text, locations: locations)
    let configuration = parser.configuration()
    guard parser.mistakes.isEmpty else {
      throw ConfigurationError.mistakes(path: path, parser.mistakes.sorted { $0.line < $1.line })
    }
    return configuration
  }
}

extension ConfigurationParser {
  private enum Setting: String, CaseIterable { case refresh, mouse, browser, source }

  private mutating func configuration() -> Settings {
    var configuration = Settings()
    for member in text.table {
      let (key, value) = (member.key, member.value)
      let line = locations.line(of: key)
      switch Setting(rawValue: key) {
      case .refresh:
        if let minutes = minutes(value, line) {
          configuration.refresh = minutes == 0 ? nil : .seconds(minutes * 60)
        }
      case .mouse:
        if let isOn = wanted("true or false", value.bool, key, line) {
          configuration.isMouseOn = isOn
        }
      case .browser: if let command = browser(value, line) { configuration.browser = command }
      case .source: configuration.sources = sources(value, line)
      case nil:
        mistakes.append(.unknown(key, among: Self.settings, line: line))
      }
    }
    return configuration
  }

  private mutating func minutes(_ value: TOMLValue, _ line: Int) -> Int? {
    let minutes = value.int.flatMap { (0...525_600).contains($0) ? $0 : nil }
    return wanted("a whole number of minutes, or 0 for never", minutes, "refresh", line)
  }

  private mutating func browser(_ value: TOMLValue, _ line: Int) -> [String]? {
    let expected = #"a program and its arguments, as ["firefox", "--new-tab"]"#
    return wanted(expected, value.command, "browser", line)
  }

  private mutating func sources(_ value: TOMLValue, _ line: Int) -> [Source] {
    var sources: [Source] = []
    var lines: [Source.ID: Int] = [:]
    let tables = value.array?.map(\.table) ?? [nil]
    for (index, table) in tables.enumerated() {
      let line = locations.line(ofSource: index) ?? line
      guard let table = wanted("tables, each begun by [[source]]", table, "source", line) else {
        continue
      }
      var parser = SourceParser(table, locations: locations, index: index, line: line)
      let source = parser.source()
      mistakes += parser.mistakes
      guard let source else { continue }
      if let first = lines[source.address] {
        mistakes.append(.init(line: line, message: "the same address as on line \(first)"))
      } else {
        lines[source.address] = line
        sources.append(source)
      }
    }
    return sources
  }

  private mutating func wanted<Value>(
    _ expected: String, _ value: Value?, _ key: String, _ line: Int
  ) -> Value? {
    if value == nil { mistakes.append(.init(line: line, message: "\(key) must be \(expected)")) }
    return value
  }
}

/// Where things stand in a configuration file, and what the paths in it are seen from.
struct ConfigurationLocations {
  private let outline: TOMLOutline
  private let sources: [ArraySlice<TOMLOutline.Entry>]
  private let folder: String
  private let home: String?

  init(_ outline: TOMLOutline, path: String, home: String?) {
    self.outline = outline
    sources = outline.blocks(.listItem, ["source"])
    folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    self.home = home
  }

  /// The line of a key at the top, or of the first header that begins with it.
  func line(of key: String) -> Int {
    outline.top.first { $0.path.first == key }?.line
      ?? outline.entries.first { $0.kind != .pair && $0.path.first == key }?.line ?? 1
  }

  /// The line of the header of a source; nil where it has none of its own.
  func line(ofSource index: Int) -> Int? {
    index < sources.count ? sources[index].first?.line : nil
  }

  /// The line of a key of a source.
  func line(of key: String, inSource index: Int) -> Int? {
    guard index < sources.count else { return nil }
    return sources[index].dropFirst().first { entry in
      entry.kind == .pair ? entry.path.first == key : entry.path.dropFirst().first == key
    }?.line
  }

  /// A path as seen from the folder of the file, with the home folder for `~`.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("~/"), let home { return home + path.dropFirst() }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
