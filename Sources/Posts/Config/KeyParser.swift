import CTOML
import Cells

/// Reads the keys that a user sets: `[keys]`, in it `macro`, and each `[[command]]`.
struct KeyParser {
  private(set) var mistakes: [ConfigurationMistake] = []
  private var bindings: [ReaderAction: [KeyPress]] = [:]
  private var macros: [KeyPress: [ReaderAction]] = [:]
  /// Where each key was set, and to what.
  private var known: [KeyPress: (name: String, place: CTPosition)] = [:]

  private static let macro = "macro"

  /// The commands that have keys, in the order of the file.
  private(set) var commands: [UserCommand] = []

  init(_ table: TOMLTable, commands: [TOMLValue]) {
    // A conflict is told in the later line.
    for member in table.inOrderOfFile {
      if member.key == Self.macro {
        readMacros(member)
      } else if let action = action(member.key, member.place) {
        readKeys(of: action, member)
      }
    }
    for element in commands { readCommand(element) }
  }

  var map: KeyMap {
    KeyMap(bindings: bindings, macros: macros, commands: commands.compactMap(\.key))
  }

  private enum CommandKey: String, CaseIterable { case key, name, run, how, input }

  private mutating func readCommand(_ element: TOMLValue) {
    let start = element.start
    guard let table = element.table else {
      return report("command needs tables, each begun by [[command]]", start)
    }
    let count = mistakes.count
    for member in table where CommandKey(rawValue: member.key) == nil {
      mistakes.append(
        .unknown(member.key, among: CommandKey.allCases.map(\.rawValue), at: member.place))
    }
    func place(of key: CommandKey) -> CTPosition {
      table[key.rawValue]?.start ?? start
    }
    let words = table["run"]?.command
    if words == nil {
      report(
        #"run must be a program and its arguments, as ["buku", "--add", "{url}"]"#, place(of: .run))
    }
    let name = table["name"].map(\.string) ?? words?.first
    if table["name"] != nil, name == nil {
      report("name must be a string in quotes", place(of: .name))
    }
    let result = table["how"].map { $0.string.flatMap(UserCommand.Result.init) } ?? .background
    if result == nil { report(#"how must be "background", "show" or "pager""#, place(of: .how)) }
    let input = table["input"].map { $0.string.flatMap(UserCommand.Format.init) } ?? .text
    if input == nil {
      report(#"input must be "text", "markdown", "html" or "json""#, place(of: .input))
    }
    guard let keyName = table["key"]?.string else {
      return report(#"a command needs a key, as key = "b""#, place(of: .key))
    }
    if commands.count == KeyMap.maximumCommands { report("more commands than 128", start) }
    let key = key(keyName, for: "a command", place(of: .key))
    guard mistakes.count == count, let key, let name, let words, let result, let input else {
      return
    }
    commands.append(
      UserCommand(key: key, name: name, arguments: words, result: result, input: input))
  }

  private mutating func readKeys(of action: ReaderAction, _ member: TOMLMember) {
    let values = member.value.array ?? [member.value]
    guard !values.isEmpty else {
      return report("\(action.name) needs a key, as \(action.name) = [\"F\"]", member.value.start)
    }
    bindings[action] = values.compactMap { value in
      guard let name = value.string else {
        report("\(action.name) needs its keys in quotes, as [\"n\", \"Tab\"]", value.start)
        return nil
      }
      return key(name, for: action.name, value.start)
    }
  }

  private mutating func readMacros(_ member: TOMLMember) {
    guard let table = member.value.table else {
      return report(
        #"macro needs a table, as macro = { "," = ["toggle-star", "next-unread"] }"#,
        member.value.start)
    }
    for member in table.inOrderOfFile {
      let names = member.value.array?.compactMap(\.string) ?? []
      guard !names.isEmpty, names.count == member.value.array?.count else {
        report(
          #"\#(member.key) needs actions, as ["toggle-star", "next-unread"]"#, member.value.start)
        continue
      }
      let actions = names.compactMap { action($0, member.value.start) }
      if let key = key(member.key, for: "a macro", member.place) { macros[key] = actions }
    }
  }

  private mutating func action(_ name: String, _ place: CTPosition) -> ReaderAction? {
    let action = ReaderAction.all.first { $0.name == name }
    if action == nil {
      mistakes.append(
        .unknown(name, kind: "action", among: ReaderAction.all.map(\.name), at: place))
    }
    return action
  }

  private mutating func key(_ name: String, for use: String, _ place: CTPosition) -> KeyPress? {
    guard let key = KeyPress(name: name) else {
      report("unknown key \(name); write a letter, Tab, PgDn, Ctrl-D and the like", place)
      return nil
    }
    if let reason = key.obstacle {
      report("\(name) cannot be set: \(reason)", place)
      return nil
    }
    if let other = known[key] {
      report("\(name) is already set for \(other.name) in line \(other.place.line)", place)
      return nil
    }
    known[key] = (use, place)
    return key
  }

  private mutating func report(_ message: String, _ place: CTPosition) {
    mistakes.append(ConfigurationMistake(place, message))
  }
}

extension TOMLTable {
  fileprivate var inOrderOfFile: TOMLTable {
    sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }
}

extension KeyPress {
  /// Why nothing else can be done with it; nil for most.
  fileprivate var obstacle: String? {
    if key.character.isWholeNumber, modifiers.isEmpty { return "digits open links" }
    guard modifiers == .control else { return nil }
    switch key {
    case "c": return "it always quits"
    case "i": return "a terminal sends it for Tab, too"
    case "j", "m": return "a terminal sends it for Enter, too"
    case "h": return "a terminal sends it for Backspace, too"
    default: return nil
    }
  }
}
