import Cells

/// The keys that a user has set, on top of those that the reader has.
///
/// A key that is set does no longer what it did. Of an action with other keys, letters that are not among them do
/// nothing; arrows, Enter and the like stay.
public struct KeyMap: Equatable, Sendable {
  /// What the reader is given in place of a press; nothing for one that has lost its meaning.
  private var presses: [KeyPress: [KeyPress]] = [:]
  /// Which of the keys of an action each is, as the user has written them.
  private var ranks: [KeyPress: Int] = [:]
  /// Keys that run several actions.
  public private(set) var macros: [KeyPress: [ReaderAction]] = [:]

  /// The keys as the reader has them.
  public init() {}

  /// - Parameters:
  ///   - bindings: The keys of each action that has others.
  ///   - macros: Keys that run several actions, one after another.
  ///   - commands: Keys that run a program, in the order of their numbers.
  public init(
    bindings: [ReaderAction: [KeyPress]], macros: [KeyPress: [ReaderAction]] = [:],
    commands: [KeyPress] = []
  ) {
    for action in bindings.keys {
      for key in action.keys where !key.characters.isEmpty && !key.isNamed { presses[key] = [] }
    }
    for (action, keys) in bindings {
      for (rank, key) in keys.enumerated() { (presses[key], ranks[key]) = ([action.keys[0]], rank) }
    }
    self.macros = macros
    for (key, actions) in macros { presses[key] = actions.map { $0.keys[0] } }
    for (number, key) in commands.enumerated() { presses[key] = [Self.press(ofCommand: number)] }
  }

  /// The most commands that can have keys.
  static let maximumCommands = 128

  /// What the reader is given for the key of a command, by its number from 0: a key that no keyboard has.
  private static func press(ofCommand number: Int) -> KeyPress {
    KeyPress(KeyEquivalent(Character(Unicode.Scalar(UInt32(0xF800 + number)) ?? " ")))
  }

  /// The number of the command that a press in the reader is for; nil where it is for none.
  public static func command(of press: KeyPress) -> Int? {
    (0..<maximumCommands).first { self.press(ofCommand: $0) == press }
  }

  /// What a press means to the reader.
  public func translated(_ press: KeyPress) -> [KeyPress] { presses[press] ?? [press] }

  /// What a press means in a panel over the reader, whose letters do other things: only keys that move, or go back, are
  /// those that the user has set. One that the user has given to another action, such as Tab, does there what it did.
  public func translatedInPanel(_ press: KeyPress) -> [KeyPress] {
    let meaning = translated(press)
    if meaning.isEmpty { return press.isMove ? [] : [press] }
    return meaning.allSatisfy(\.isMove) ? meaning : [press]
  }

  /// What the keys of a panel are called that do what a press does there; none where the user has given it to a move.
  public func signsInPanel(of press: KeyPress) -> [String] {
    let own = translatedInPanel(press) == [press] ? [press.sign] : []
    guard press.isMove else { return own }
    let signs = signs(of: press)
    return own.filter { !signs.contains($0) } + signs
  }

  /// What the keys are called that do what a press does in the reader, its own first.
  public func signs(of press: KeyPress) -> [String] {
    if presses.isEmpty { return [press.sign] }
    let action = ReaderAction.all.first { $0.keys.contains(press) }
    let meaning = [action?.keys[0] ?? press]
    let others = presses.filter { $0.value == meaning && $0.key != press }.keys
      .sorted { (ranks[$0] ?? .max, $0.sign) < (ranks[$1] ?? .max, $1.sign) }.map(\.sign)
    return ([nil, meaning].contains(presses[press]) ? [press.sign] : []) + others
  }

  /// What the key of a command is called; the command's name where it has none.
  public func sign(of command: ReaderCommand) -> String {
    signs(of: command.key).first ?? command.name
  }
}

extension KeyPress {
  /// Whether it moves in whatever is shown, or goes back from it.
  fileprivate var isMove: Bool {
    self == ReaderCommand.quit.key || ReaderAction.moves.contains { $0.keys.contains(self) }
  }

  /// Whether it has a name rather than a character.
  fileprivate var isNamed: Bool { KeyEquivalent.named.contains { $0.key == key } }
}
