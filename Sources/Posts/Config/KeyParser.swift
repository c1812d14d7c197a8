import Cells

/// Reads the keys that a user sets: `[keys]`, and in it `macro`.
struct KeyParser {
  private(set) var mistakes: [ConfigurationMistake] = []
  private var bindings: [ReaderAction: [KeyPress]] = [:]
  private var macros: [KeyPress: [ReaderAction]] = [:]
  /// Where each key was set, and to what.
  private var known: [KeyPress: (name: String, line: Int)] = [:]

  private static let macro = "macro"

  init(_ table: TOMLTable) {
    // A conflict is told in the later line.
    for member in table.sorted(by: { $0.line < $1.line }) {
      if member.key == Self.macro {
        readMacros(member)
      } else if let action = action(member.key, member.line) {
        readKeys(of: action, member)
      }
    }
  }

  var map: KeyMap { KeyMap(bindings: bindings, macros: macros) }

  private mutating func readKeys(of action: ReaderAction, _ member: TOMLMember) {
    let values = member.value.array ?? [member.value]
    guard !values.isEmpty else {
      return report("\(action.name) needs a key, as \(action.name) = [\"F\"]", member.line)
    }
    bindings[action] = values.compactMap { value in
      guard let name = value.string else {
        report("\(action.name) needs its keys in quotes, as [\"n\", \"Tab\"]", value.start.line)
        return nil
      }
      return key(name, for: action.name, value.start.line)
    }
  }

  private mutating func readMacros(_ member: TOMLMember) {
    guard let table = member.value.table else {
      return report(
        #"macro needs a table, as macro = { "," = ["toggle-star", "next-unread"] }"#, member.line)
    }
    for member in table.sorted(by: { $0.line < $1.line }) {
      let names = member.value.array?.compactMap(\.string) ?? []
      guard !names.isEmpty, names.count == member.value.array?.count else {
        report(#"\#(member.key) needs actions, as ["toggle-star", "next-unread"]"#, member.line)
        continue
      }
      let actions = names.compactMap { action($0, member.line) }
      if let key = key(member.key, for: "a macro", member.line) { macros[key] = actions }
    }
  }

  private mutating func action(_ name: String, _ line: Int) -> ReaderAction? {
    let action = ReaderAction.all.first { $0.name == name }
    if action == nil {
      mistakes.append(
        .unknown(name, kind: "action", among: ReaderAction.all.map(\.name), line: line))
    }
    return action
  }

  private mutating func key(_ name: String, for use: String, _ line: Int) -> KeyPress? {
    guard let key = KeyPress(name: name) else {
      report("unknown key \(name); write a letter, Tab, PgDn, Ctrl-D and the like", line)
      return nil
    }
    if let reason = key.obstacle {
      report("\(name) cannot be set: \(reason)", line)
      return nil
    }
    if let other = known[key] {
      report("\(name) is already set for \(other.name) in line \(other.line)", line)
      return nil
    }
    known[key] = (use, line)
    return key
  }

  private mutating func report(_ message: String, _ line: Int) {
    mistakes.append(ConfigurationMistake(line: line, message: message))
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
