import Essentials

/// Reads one `[[source]]`.
struct SourceParser {
  private(set) var mistakes: [ConfigurationMistake] = []
  private let table: TOMLTable
  private let locations: ConfigurationLocations
  private let index: Int
  /// Where the source begins.
  private let line: Int

  init(_ table: TOMLTable, locations: ConfigurationLocations, index: Int, line: Int) {
    self.table = table
    self.locations = locations
    self.index = index
    self.line = line
  }

  /// Nil where a mistake leaves none.
  mutating func source() -> Source? {
    for key in table.map(\.key) where Key(rawValue: key) == nil {
      let line = line(of: key)
      mistakes.append(
        ConfigurationParser.settings.contains(key)
          ? .init(
            line: line,
            message: "\(key) is not a key of a source; put it before the first [[source]]"
          )
          : .unknown(key, among: Key.allCases.map(\.rawValue), line: line))
    }
    let (name, folder) = (text(of: .name), text(of: .folder))
    let (allowsHTTP, userAgent) = (mayUseHTTP(), text(of: .userAgent))
    let passwordCommand = passwordCommand()
    guard let address = address(url: text(of: .url), path: text(of: .path)) else { return nil }
    if passwordCommand != nil, !allowsHTTP, Source(address: address).isReadableOnTheWay {
      mistakes.append(
        .init(
          line: line(of: Key.passwordCommand.rawValue),
          message: "password-command needs https, or allow-http = true"))
      return nil
    }
    var source = Source(address: address, name: name, folder: folder)
    source.allowsHTTP = allowsHTTP
    source.userAgent = userAgent
    source.passwordCommand = passwordCommand
    return source.tidy
  }

  private enum Key: String, CaseIterable {
    case url, path, name, folder, user
    case allowHTTP = "allow-http"
    case userAgent = "user-agent"
    case passwordCommand = "password-command"
  }

  private func line(of key: String) -> Int { locations.line(of: key, inSource: index) ?? line }

  /// Nil where it is absent or empty.
  private mutating func text(of key: Key) -> String? {
    guard let value = table[key.rawValue] else { return nil }
    guard let text = value.string else {
      mistakes.append(
        .init(line: line(of: key.rawValue), message: "\(key.rawValue) must be a string in quotes"))
      return nil
    }
    return text.isEmpty ? nil : text
  }

  private mutating func mayUseHTTP() -> Bool {
    guard let value = table[Key.allowHTTP.rawValue] else { return false }
    if value.bool == nil {
      mistakes.append(
        .init(line: line(of: Key.allowHTTP.rawValue), message: "allow-http must be true or false"))
    }
    return value.bool ?? false
  }

  private mutating func passwordCommand() -> PasswordCommand? {
    let (user, key) = (text(of: .user), Key.passwordCommand.rawValue)
    guard let value = table[key] else {
      if user != nil {
        mistakes.append(
          .init(line: line(of: Key.user.rawValue), message: "user needs a password-command")
        )
      }
      return nil
    }
    guard let command = value.command else {
      mistakes.append(
        .init(
          line: line(of: key),
          message:
            #"password-command must be a program and its arguments, as ["pass", "feeds/example"]"#))
      return nil
    }
    return PasswordCommand(user: user ?? "", arguments: command)
  }

  private mutating func address(url: String?, path: String?) -> String? {
    switch (url, path) {
    case (nil, nil):
      if mistakes.isEmpty {
        mistakes.append(.init(line: line, message: "source needs a url, or the path of a file"))
      }
      return nil
    case (_?, _?):
      mistakes.append(.init(line: line, message: "source needs a url or a path, not both"))
      return nil
    case (nil, let path?): return locations.absolute(path)
    case (let url?, nil): return address(url)
    }
  }

  private mutating func address(_ url: String) -> String? {
    do {
      guard url.contains("://") else { throw SourceAddress.refusal(of: url) }
      let found = try SourceAddress(argument: url, folder: "/")
      guard found.credential == nil else {
        mistakes.append(
          .init(
            line: line(of: "url"),
            message:
              "url contains a password; remove it and use outpost add URL, which stores it safely"
          ))
        return nil
      }
      return found.address
    } catch {
      mistakes.append(.init(line: line(of: "url"), message: error.explanation))
      return nil
    }
  }
}
