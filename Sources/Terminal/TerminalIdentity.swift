/// Which terminal it is, as far as the environment says.
nonisolated struct TerminalIdentity {
  private let term: String
  private let variables: [String: String]

  /// The variables that say which terminal it is, whether it is to have hyperlinks, and its two colours.
  static let variables = [
    "FORCE_HYPERLINK", "COLORFGBG", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "STY",
    "VTE_VERSION",
    "KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE",
    "GHOSTTY_RESOURCES_DIR",
  ]

  init(_ environment: TerminalEnvironment) {
    term = environment.term ?? ""
    variables = environment.variables
  }

  /// Whether it has hyperlinks; nil where only the terminal itself may say so.
  ///
  /// `FORCE_HYPERLINK`, which other programs know too, decides where it is set: `0` is no.
  var hasHyperlinks: Bool? {
    guard isKnownKind else { return false }
    if let forced = variables["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    let program = variables["TERM_PROGRAM"] ?? ""
    if isMultiplexer {
      guard program == "tmux", let version = variables["TERM_PROGRAM_VERSION"] else { return nil }
      return Self.hasHyperlinks(version: "tmux " + version)
    }
    if Self.terms.contains(where: term.hasPrefix) || Self.programs.contains(program) { return true }
    // The first versions crashed on them.
    if let version = variables["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5001 }
    return Self.marks.contains { variables[$0] != nil } ? true : nil
  }

  /// Whether it draws the signs of six parts itself, whatever its font has.
  var hasSextants: Bool {
    guard isKnownKind, !isMultiplexer else { return false }
    return Self.sextantTerms.contains(where: term.hasPrefix)
      || Self.sextantPrograms.contains(variables["TERM_PROGRAM"] ?? "")
      || variables["KITTY_WINDOW_ID"] != nil
  }

  /// Whether its background is light, by the last of the numbers of its colours; nil where nothing says so.
  var isLight: Bool? {
    guard let number = variables["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }),
      (0...15).contains(number)
    else { return nil }
    return number == 7 || number > 8
  }

  /// Whether it swallows questions that it does not know.
  var canBeAsked: Bool { isKnownKind && variables["TERM_PROGRAM"] != "Apple_Terminal" }

  /// Whether a terminal that says this of itself has hyperlinks.
  static func hasHyperlinks(version: String) -> Bool {
    let name = version.prefix { $0.isLetter || $0 == "." }.lowercased()
    guard name == "tmux" else { return versions.contains(name) }
    let numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count > 1 && (numbers[0], numbers[1]) >= (3, 4)
  }

  /// Whether a terminal that says this of itself may draw pictures at placeholders.
  ///
  /// Others answer that they have pictures and know no placeholders.
  static func mayHavePixels(version: String) -> Bool {
    let name = version.prefix { $0.isLetter }.lowercased()
    let numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count > 1 else { return false }
    switch name {
    case "kitty": return (numbers[0], numbers[1]) >= (0, 28)
    case "ghostty": return numbers[0] >= 1
    default: return false
    }
  }

  /// Whether a terminal that says this of itself is tmux, begun in one that may draw pictures at placeholders.
  ///
  /// It hands a question and its answer on where its user has set `allow-passthrough`, and drops it elsewhere.
  func mayPassPixels(version: String) -> Bool {
    version.hasPrefix("tmux ")
      && ["KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR"].contains { variables[$0] != nil }
  }

  /// Whether it shows what another terminal shows. What runs in one inherits the variables of that.
  private var isMultiplexer: Bool {
    term.hasPrefix("tmux") || term.hasPrefix("screen") || variables["TMUX"] != nil
      || variables["STY"] != nil
  }

  /// Not the console of a system, not a terminal of glass or paper.
  private var isKnownKind: Bool {
    ["xterm", "tmux", "screen", "rxvt", "konsole", "vte", "gnome", "st-", "mintty", "iterm"]
      .contains(where: term.hasPrefix) || Self.terms.contains(where: term.hasPrefix)
  }

  private static let terms = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "foot", "alacritty", "wezterm", "contour", "rio",
  ]
  private static let sextantTerms = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "foot", "wezterm", "contour",
  ]
  private static let sextantPrograms = ["WezTerm", "ghostty"]
  private static let programs = [
    "iTerm.app", "WezTerm", "ghostty", "vscode", "mintty", "Hyper", "rio", "Tabby",
  ]
  private static let marks = [
    "KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE",
  ]
  private static let versions = [
    "kitty", "ghostty", "foot", "wezterm", "iterm", "vte", "konsole", "contour", "mintty", "rio",
    "alacritty", "xterm.js",
  ]
}
