import CTOML
import Essentials

/// Reads the settings of one source: `[source."https://example.org/feed"]`, or a `[[source]]` as it was before sources
/// had a list of their own.
struct SourceParser {
  let table: TOMLTable
  /// Where it begins.
  let place: CTPosition
  /// What a path that is not absolute is seen from, and what `~` stands for.
  let folder: String
  let home: String?
  private(set) var mistakes: [ConfigurationMistake] = []

  /// What is set of the source at an address; nil where a mistake leaves nothing.
  mutating func settings(of address: String) -> Source? {
    checkKeys(among: Key.settings)
    let isPath = !address.contains("://") && SourceCommand(address) == nil
    return settings(at: isPath ? absolute(address) : self.address(address))
  }

  /// Nil where a mistake leaves none.
  mutating func source() -> Source? {
    checkKeys(among: Key.allCases)
    let (name, folder) = (text(of: .name), text(of: .folder))
    guard var source = settings(at: address(url: text(of: .url), path: text(of: .path))) else {
      return nil
    }
    (source.name, source.folder) = (name, folder)
    return source.tidy
  }

  private mutating func checkKeys(among keys: [Key]) {
    for member in table where !keys.contains(where: { $0.rawValue == member.key }) {
      let message = "\(member.key) is not a key of a source; put it before the first source"
      mistakes.append(
        ConfigurationParser.settings.contains(member.key)
          ? .init(member.place, message)
          : .unknown(member.key, among: keys.map(\.rawValue), at: member.place))
    }
  }

  private mutating func settings(at address: String?) -> Source? {
    var source = Source(address: address ?? "")
    source.allowsHTTP = value(of: .allowHTTP, "true or false", \.bool) ?? false
    source.userAgent = text(of: .userAgent)
    source.showsWholeText = value(of: .fullText, "true or false", \.bool) ?? false
    source.isMuted = value(of: .mute, "true or false", \.bool) ?? false
    let minutes = value(of: .interval, "a whole number of minutes, from 1") {
      $0.int(in: 1...525_600)
    }
    source.interval = minutes.map { .seconds($0 * 60) }
    let unknown = table[Key.keep.rawValue].map(KeepLimit.mistakes) ?? []
    mistakes += unknown
    if unknown.isEmpty { source.keep = value(of: .keep, KeepLimit.expected) { KeepLimit($0) } }
    let proxy = value(of: .proxy, ProxyAddress.expected) { $0.string.flatMap(ProxyAddress.init) }
    source.proxy = proxy?.value
    source.player = value(of: .player, Self.expectedPlayer, \.command)
    source.passwordCommand = passwordCommand()
    if address == nil { return nil }
    if source.passwordCommand != nil, !source.allowsHTTP, source.isReadableOnTheWay {
      report("password-command needs https, or allow-http = true", at: .passwordCommand)
      return nil
    }
    return source
  }

  static let expectedPlayer = #"a program and its arguments, as ["mpv", "--no-video"]"#

  private enum Key: String, CaseIterable {
    case url, path, name, folder
    case user, interval, keep, mute, proxy, player
    case allowHTTP = "allow-http"
    case userAgent = "user-agent"
    case passwordCommand = "password-command"
    case fullText = "full-text"

    static let settings: [Key] = [
      .user, .allowHTTP, .userAgent, .passwordCommand, .fullText, .interval, .keep, .mute,
      .proxy, .player,
    ]
  }

  /// - Parameter key: What it is about; nil for the source as a whole.
  private mutating func report(_ message: String, at key: Key? = nil) {
    let place = key.flatMap { table[$0.rawValue]?.start } ?? place
    mistakes.append(.init(place, message))
  }

  /// Nil where it is absent, or not what is expected.
  private mutating func value<Value>(
    of key: Key, _ expected: String, _ read: (TOMLValue) -> Value?
  ) -> Value? {
    guard let value = table[key.rawValue] else { return nil }
    let wanted = read(value)
    if wanted == nil { report("\(key.rawValue) must be \(expected)", at: key) }
    return wanted
  }

  /// Nil where it is absent or empty.
  private mutating func text(of key: Key) -> String? {
    value(of: key, "a string in quotes", \.string).flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func passwordCommand() -> PasswordCommand? {
    let user = text(of: .user)
    if user != nil, table[Key.passwordCommand.rawValue] == nil {
      report("user needs a password-command", at: .user)
    }
    let expected = #"a program and its arguments, as ["pass", "feeds/example"]"#
    return value(of: .passwordCommand, expected, \.command).map {
      PasswordCommand(user: user ?? "", arguments: $0)
    }
  }

  private mutating func address(url: String?, path: String?) -> String? {
    switch (url, path) {
    case (nil, nil):
      if mistakes.isEmpty { report("source needs a url, or the path of a file") }
      return nil
    case (_?, _?):
      report("source needs a url or a path, not both")
      return nil
    case (nil, let path?): return absolute(path)
    case (let url?, nil): return address(url)
    }
  }

  /// A path as seen from the folder of the file, with the home folder for `~`.
  private func absolute(_ path: String) -> String {
    if path.hasPrefix("~/"), let home { return home + path.dropFirst() }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private mutating func address(_ url: String) -> String? {
    do {
      return try Source.address(url, home: home)
    } catch {
      report(error.explanation, at: .url)
      return nil
    }
  }
}

extension KeepLimit {
  static let expected = "a table with posts or days, as { posts = 2000, days = 365 }"

  /// The keys of a table that mean nothing.
  static func mistakes(in value: TOMLValue) -> [ConfigurationMistake] {
    let keys = ["posts", "days"]
    return (value.table ?? []).filter { !keys.contains($0.key) }
      .map { .unknown($0.key, among: keys, at: $0.place) }
  }

  /// Nil where the value is none.
  init?(_ value: TOMLValue) {
    guard let table = value.table, !table.isEmpty else { return nil }
    self.init()
    for member in table {
      guard let number = member.value.int(in: 1...1_000_000_000) else { return nil }
      switch member.key {
      case "posts": posts = number
      case "days": days = min(number, 1_000_000)
      case _: return nil
      }
    }
  }
}

/// The address of a proxy, as libcurl takes it.
struct ProxyAddress {
  /// Empty for none.
  let value: String

  static let expected = #"an address, as "socks5h://127.0.0.1:9050", or "none""#

  private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// Nil for what is no address of a proxy.
  init?(_ text: String) {
    if text == "none" {
      value = ""
      return
    }
    guard let url = URL(string: text), Self.schemes.contains(url.scheme?.lowercased() ?? ""),
      let host = url.host(), !host.isEmpty, (1...65_535).contains(url.port ?? 1080),
      ["", "/"].contains(url.path()), url.query() == nil, url.fragment() == nil
    else { return nil }
    value = text
  }
}
