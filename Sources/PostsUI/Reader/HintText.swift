import Cells
import Posts
import Views

/// The keys that do something now, in a line: as many of them as there is room for, and the last ones always.
struct HintText: View {
  /// What stands before them, cut where it is too long; nil for nothing.
  var status: String?
  let hints: [Hint]
  /// How many are always there.
  let lastCount: Int
  /// Of the screen.
  let columns: Int
  @Environment(\.keyMap) private var keys

  private static let gap = "  "

  var body: some View {
    line.lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// One text, where a row of views would be a dozen.
  private var line: Text {
    let (start, hints) = fitting
    return hints.enumerated().reduce(Text(start).bold()) { line, hint in
      line + Text(hint.offset == 0 ? "" : Self.gap) + Text(hint.element.key).bold()
        + Text(" \(hint.element.action)").foregroundColor(.secondary)
    }
  }

  private var fitting: (start: String, hints: [Hint]) {
    let hints = hints.compactMap { $0.shown(in: keys) }
    let last = hints.suffix(lastCount)
    // Beside them are a column at either end of the line, and no gap after the last one.
    var room = columns - 2 + Self.gap.columns - last.reduce(0) { $0 + length(of: $1) }
    var start = ""
    if let status {
      start = status.filling(min(status.columns, room - Self.gap.columns)) + Self.gap
      room -= start.columns
    }
    let first = hints.dropLast(lastCount).prefix { hint in
      room -= length(of: hint)
      return room >= 0
    }
    return (start, Array(first + last))
  }

  private func length(of hint: Hint) -> Int {
    hint.key.columns + 1 + hint.action.columns + Self.gap.columns
  }
}

/// A key in the last line of the screen, and what it does now.
struct Hint: Equatable {
  let key: String
  let action: String
  /// What it runs; nil for keys that the panes take.
  let command: ReaderCommand?
  /// Whether the user has set the key, so that it is shown as it is.
  private var isSet = false
  /// Whether it is one of a panel.
  private var isInPanel = false

  init(_ key: String, _ action: String) {
    (self.key, self.action, command) = (key, action, nil)
  }

  /// A key of a panel.
  init(inPanel key: String, _ action: String) {
    (self.key, self.action, command, isInPanel) = (key, action, nil, true)
  }

  init(_ command: ReaderCommand, _ action: String) {
    (key, self.action, self.command) = (command.key.sign, action, command)
  }

  init(_ command: UserCommand) {
    (key, action, self.command, isSet) = (command.key?.sign ?? "", command.name, nil, true)
  }

  /// The same with the key that the user has set; nil where no key does it.
  func shown(in keys: KeyMap) -> Hint? {
    guard !isSet else { return self }
    if let command {
      let sign = keys.signs(of: command.key).first
      return sign.map { Hint($0, action) }
    }
    let shown = isInPanel ? keys.shownInPanel(key) : keys.shown(key)
    return shown.isEmpty ? nil : Hint(shown, action)
  }
}
