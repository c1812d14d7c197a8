import Cells

/// What a key of the reader does, by the letter that it types.
public enum ReaderCommand: Character, CaseIterable, Sendable {
  case right = "l"
  case nextUnread = "n"
  case previousUnread = "N"
  case nextPost = "J"
  case previousPost = "K"
  case toggleRead = "m"
  case toggleStar = "s"
  case markAllRead = "A"
  case undo = "u"
  case search = "/"
  case order = "O"
  case hideRead = "h"
  case hideSources = "H"
  case zoom = "z"
  case edgeLeft = "<"
  case edgeRight = ">"
  case refresh = "r"
  case refreshAll = "R"
  case browse = "o"
  case showLinks = "L"
  case wholeText = "x"
  case copyLink = "y"
  case add = "a"
  case importList = "I"
  case remove = "D"
  case moveToFolder = "M"
  case signIn = "S"
  case showFailures = "e"
  case showHistory = "i"
  case togglePictures = "p"
  case play = "P"
  case download = "d"
  case runCommand = "|"
  case save = "w"
  case showInPager = "v"
  case edit = "E"
  case showKeys = "?"
  case quit = "q"

  /// The press that runs it where the user has set no other.
  public var key: KeyPress { KeyPress(KeyEquivalent(rawValue)) }

  /// What it is called in the settings: `nextUnread` is `next-unread`.
  public var name: String {
    "\(self)".reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

/// What a user can give other keys to, by its name in the settings.
public struct ReaderAction: Hashable, Sendable {
  public let name: String
  /// The press that runs it where the user has set no other; the program knows it by the first one.
  public let keys: [KeyPress]

  /// All of them; a name stands for one only.
  public static let all: [ReaderAction] =
    ReaderCommand.allCases.map { ReaderAction(name: $0.name, keys: [$0.key]) } + moves

  /// What lists, texts and the terminal know themselves.
  static let moves = [
    ReaderAction("down", .downArrow, "j"), ReaderAction("up", .upArrow, "k"),
    ReaderAction("page-down", .space, .pageDown), ReaderAction("page-up", .pageUp),
    ReaderAction(name: "half-page-down", keys: [KeyPress("d", modifiers: .control)]),
    ReaderAction(name: "half-page-up", keys: [KeyPress("u", modifiers: .control)]),
    ReaderAction("left", .leftArrow), ReaderAction("start", .home, "g"),
    ReaderAction("end", .end, "G"),
    ReaderAction("next-field", .tab), ReaderAction("open", .return), ReaderAction("back", .escape),
    ReaderAction(name: "redraw", keys: [KeyPress("l", modifiers: .control)]),
    ReaderAction(name: "suspend", keys: [KeyPress("z", modifiers: .control)]),
  ]

  private init(name: String, keys: [KeyPress]) { (self.name, self.keys) = (name, keys) }

  private init(_ name: String, _ keys: KeyEquivalent...) {
    self.init(name: name, keys: keys.map { KeyPress($0) })
  }
}
