import CTOML
import Feeds

/// Turns the text of a configuration file into values, and collects every mistake on the way.
struct ConfigurationParser {
  private let text: TOMLText
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
    var parser = ConfigurationParser(text: text, folder: folder, home: home)
    let configuration = parser.configuration(text.table)
    guard parser.mistakes.isEmpty else {
      throw ConfigurationError.mistakes(
        path: path,
        parser.mistakes.sorted { ($0.line, $0.column ?? 0) < ($1.line, $1.column ?? 0) })
    }
    return configuration
  }
}

extension ConfigurationParser {
  private enum Setting: String, CaseIterable {
    case refresh, mouse, browser, player, downloads, proxy, pictures, list, notify, keep, keys,
      theme
    case command, source, query, rule
    case markRead = "mark-read"
    case dateFormat = "date-format"
    case fullText = "full-text"
    case reduceMotion = "reduce-motion"
  }

  private mutating func configuration(_ table: TOMLTable) -> Settings {
    var configuration = Settings()
    for member in table {
      let (key, value) = (member.key, member.value)
      switch Setting(rawValue: key) {
      case .refresh:
        if let minutes = minutes(member) {
          configuration.refresh = minutes == 0 ? nil : .seconds(minutes * 60)
        }
      case .mouse:
        if let isOn = wanted("true or false", value.bool, member) {
          configuration.isMouseOn = isOn
        }
      case .browser:
        let expected = #"a program and its arguments, as ["firefox", "--new-tab"]"#
        if let command = wanted(expected, value.command, member) { configuration.browser = command }
      case .player:
        if let player = wanted(SourceParser.expectedPlayer, value.command, member) {
          configuration.player = player
        }
      case .downloads:
        let folder = value.string.flatMap { $0.hasPrefix("/") || $0.hasPrefix("~/") ? $0 : nil }
        let expected = #"a folder that begins with / or ~/, as "~/Podcasts""#
        if let folder = wanted(expected, folder, member) { configuration.downloads = folder }
      case .proxy:
        configuration.proxy =
          wanted(
            ProxyAddress.expected, value.string.flatMap(ProxyAddress.init), member)?.value
      case .pictures:
        let setting = value.string.flatMap(PictureSetting.init)
        if let setting = wanted(#""auto", "cells" or "off""#, setting, member) {
          configuration.pictures = setting
        }
      case .reduceMotion:
        if let isReduced = wanted("true or false", value.bool, member) {
          configuration.reducesMotion = isReduced
        }
      case .notify:
        configuration.notifyCommand = wanted(
          #"a program and its arguments, as ["notify-send", "{count} new posts"]"#, value.command,
          member)
      case .keep where !KeepLimit.mistakes(in: value).isEmpty:
        mistakes += KeepLimit.mistakes(in: value)
      case .keep:
        if let keep = wanted(KeepLimit.expected, KeepLimit(value), member) {
          configuration.keep = keep
        }
      case .keys:
        _ = wanted("a table, begun by [keys]", value.table, member)
      case .theme:
        var parser = ThemeParser(text: text)
        configuration.theme = parser.theme(member.value)
        mistakes += parser.mistakes
      case .dateFormat:
        configuration.dateFormat = dateFormat(member)
      case .command:
        _ = wanted("tables, each begun by [[command]]", value.array, member)
      case .list:
        let style = value.string.flatMap(ListSetting.init)
        if let style = wanted(#""two-line" or "one-line""#, style, member) {
          configuration.listSetting = style
        }
      case .markRead:
        let setting = value.string.flatMap(MarkRead.init)
        if let setting = wanted(#""open", "1s", "scroll" or "never""#, setting, member) {
          configuration.markRead = setting
        }
      case .fullText:
        configuration.textCommand = wanted(
          #"a program and its arguments, as ["trafilatura", "--html"]"#, value.command, member)
      case .source:
        if let tables = value.table {
          configuration.sourceSettings = sourceSettings(tables)
        } else {
          configuration.sources = sources(member)
        }
      case .query, .rule:
        var parser = QueryTableParser(text: text)
        if key == Setting.query.rawValue {
          configuration.queries = parser.queries(member)
        } else {
          configuration.rules = parser.rules(member)
        }
        mistakes += parser.mistakes
      case nil:
        mistakes.append(.unknown(key, among: Self.settings, at: member.place))
      }
    }
    let keys = KeyParser(table["keys"]?.table ?? [], commands: table["command"]?.array ?? [])
    (configuration.keys, configuration.commands) = (keys.map, keys.commands)
    mistakes += keys.mistakes
    return configuration
  }

  private mutating func minutes(_ member: TOMLMember) -> Int? {
    let minutes = member.value.int(in: 0...525_600)
    return wanted("a whole number of minutes, or 0 for never", minutes, member)
  }

  private mutating func dateFormat(_ member: TOMLMember) -> DateFormat {
    guard let words = wanted(DateFormat.expected, member.value.string, member) else {
      return .relative
    }
    do {
      return try DateFormat(words)
    } catch {
      mistakes.append(.init(text.place(of: error.offset, in: member.value), error.message))
      return .relative
    }
  }

  private mutating func sourceSettings(_ tables: TOMLTable) -> [Source.ID: Source] {
    var settings: [Source.ID: Source] = [:]
    for member in tables {
      let expected = #"a table of settings, begun by [source."https://example.org/feed"]"#
      guard let table = wanted(expected, member.value.table, member) else { continue }
      var parser = SourceParser(table: table, place: member.place, folder: folder, home: home)
      let source = parser.settings(of: member.key)
      mistakes += parser.mistakes
      if let source { settings[source.id] = source }
    }
    return settings
  }

  /// Sources as they were written before there was a list of them.
  private mutating func sources(_ member: TOMLMember) -> [Source] {
    var sources: [Source] = []
    var lines: [Source.ID: Int] = [:]
    let expected = "tables, each begun by [[source]]"
    for element in wanted(expected, member.value.array, member) ?? [] {
      let place = element.start
      guard let table = element.table else {
        mistakes.append(.init(place, "source must be \(expected)"))
        continue
      }
      var parser = SourceParser(table: table, place: place, folder: folder, home: home)
      let source = parser.source()
      mistakes += parser.mistakes
      guard let source else { continue }
      if let first = lines[source.address] {
        mistakes.append(.init(place, "the same address as on line \(first)"))
      } else {
        lines[source.address] = place.line
        sources.append(source)
      }
    }
    return sources
  }

  private mutating func wanted<Value>(
    _ expected: String, _ value: Value?, _ member: TOMLMember
  ) -> Value? {
    if value == nil {
      mistakes.append(.init(member.value.start, "\(member.key) must be \(expected)"))
    }
    return value
  }
}
