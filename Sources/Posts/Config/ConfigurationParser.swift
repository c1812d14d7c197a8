import Feeds

/// Turns the text of a configuration file into values, and collects every mistake on the way.
struct ConfigurationParser {
  /// What paths that are not absolute are seen from, and what `~` stands for.
  let folder: String
  let home: String?
  private var mistakes: [ConfigurationMistake] = []

  /// The keys that are for all sources, or hold them.
  static let settings = Setting.allCases.map(\.rawValue)

  /// - Parameters:
  ///   - path: Of the file, for errors, and for paths in it that are not absolute.
  ///   - home: What `~` stands for.
  static func read(_ text: TOMLText, path: String, home: String?) throws -> Settings {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    var parser = ConfigurationParser(folder: folder, home: home)
    let configuration = parser.configuration(text.table)
    guard parser.mistakes.isEmpty else {
      throw ConfigurationError.mistakes(path: path, parser.mistakes.sorted { $0.line < $1.line })
    }
    return configuration
  }
}

extension ConfigurationParser {
  private enum Setting: String, CaseIterable {
    case refresh, mouse, browser, pictures, list, keys, command, source
    case markRead = "mark-read"
    case fullText = "full-text"
  }

  private mutating func configuration(_ table: TOMLTable) -> Settings {
    var configuration = Settings()
    for member in table {
      let (key, line, value) = (member.key, member.line, member.value)
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
      case .pictures:
        let setting = value.string.flatMap(PictureSetting.init)
        if let setting = wanted(#""auto", "cells" or "off""#, setting, key, line) {
          configuration.pictures = setting
        }
      case .keys:
        _ = wanted("a table, begun by [keys]", value.table, key, line)
      case .command:
        _ = wanted("tables, each begun by [[command]]", value.array, key, line)
      case .list:
        let style = value.string.flatMap(ListSetting.init)
        if let style = wanted(#""two-line" or "one-line""#, style, key, line) {
          configuration.listSetting = style
        }
      case .markRead:
        let setting = value.string.flatMap(MarkRead.init)
        if let setting = wanted(#""open", "1s", "scroll" or "never""#, setting, key, line) {
          configuration.markRead = setting
        }
      case .fullText:
        configuration.textCommand = wanted(
          #"a program and its arguments, as ["trafilatura", "--html"]"#, value.command, key, line)
      case .source:
        if let tables = value.table {
          configuration.sourceSettings = sourceSettings(tables)
        } else {
          configuration.sources = sources(value, line)
        }
      case nil:
        mistakes.append(.unknown(key, among: Self.settings, line: line))
      }
    }
    let keys = KeyParser(table["keys"]?.table ?? [], commands: table["command"]?.array ?? [])
    (configuration.keys, configuration.commands) = (keys.map, keys.commands)
    mistakes += keys.mistakes
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

  private mutating func sourceSettings(_ tables: TOMLTable) -> [Source.ID: Source] {
    var settings: [Source.ID: Source] = [:]
    for member in tables {
      let expected = #"a table of settings, begun by [source."https://example.org/feed"]"#
      guard let table = wanted(expected, member.value.table, member.key, member.line) else {
        continue
      }
      var parser = SourceParser(table: table, line: member.line, folder: folder, home: home)
      let source = parser.settings(of: member.key)
      mistakes += parser.mistakes
      if let source { settings[source.id] = source }
    }
    return settings
  }

  /// Sources as they were written before there was a list of them.
  private mutating func sources(_ value: TOMLValue, _ line: Int) -> [Source] {
    var sources: [Source] = []
    var lines: [Source.ID: Int] = [:]
    let expected = "tables, each begun by [[source]]"
    for element in wanted(expected, value.array, "source", line) ?? [] {
      let line = element.start.line
      guard let table = wanted(expected, element.table, "source", line) else { continue }
      var parser = SourceParser(table: table, line: line, folder: folder, home: home)
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
