/// The verbs that are no keys, in the order of the documentation.
enum TapeVerb: String, CaseIterable {
  case set = "Set"
  case source = "Source"
  case serve = "Serve"
  case type = "Type"
  case paste = "Paste"
  case click = "Click"
  case scrollUp = "ScrollUp"
  case scrollDown = "ScrollDown"
  case resize = "Resize"
  case focus = "Focus"
  case restart = "Restart"
  case sleep = "Sleep"
  case wait = "Wait"
  case expect = "Expect"
  case screenshot = "Screenshot"
  case golden = "Golden"
  case hide = "Hide"
  case show = "Show"

  /// How it is written, for messages.
  var usage: String {
    switch self {
    case .set: "Set NAME VALUE"
    case .source: #"Source "FILE.tape""#
    case .serve:
      #"Serve ["SOURCE"] [after TIME] posts ["FILE"]|feed "FILE" [charset "NAME"]|empty|status CODE [retry TIME]|fail "WORDS" [permanently]|never, Serve [after TIME] picture "FILE"|empty|status CODE|fail "WORDS"|never"#
    case .type: #"Type[@TIME] "WORDS""#
    case .paste: #"Paste "WORDS""#
    case .click: "Click COLUMN ROW"
    case .scrollUp: "ScrollUp COLUMN ROW [COUNT]"
    case .scrollDown: "ScrollDown COLUMN ROW [COUNT]"
    case .resize: "Resize COLUMNS ROWS"
    case .focus: "Focus in|out"
    case .restart: "Restart"
    case .sleep: "Sleep TIME"
    case .wait: #"Wait[@TIME] [no] "WORDS"|/EXPRESSION/, Wait[@TIME] state [of "SOURCE"] NAME"#
    case .expect:
      #"Expect [no] "WORDS"|/EXPRESSION/, Expect state [of "SOURCE"] NAME, Expect row N contains "WORDS""#
    case .screenshot: #"Screenshot "NAME.svg""#
    case .golden: #"Golden "NAME""#
    case .hide: "Hide"
    case .show: "Show"
    }
  }

  /// Whether a time may follow it, as in `Type@20ms`.
  var takesTime: Bool { self == .type || self == .wait }

  /// Whether a word is where a command begins, time and all.
  static func begins(with word: String) -> Bool {
    let name = split(word).name
    return TapeVerb(rawValue: name) != nil || TapeKey.isKey(name)
  }

  /// Every word that a command can begin with, for suggestions.
  static var names: [String] {
    allCases.map(\.rawValue) + TapeKey.named.map(\.name) + TapeKey.modifiers.map { $0.name + "+" }
  }

  /// The two sides of the `@` of a word; one that is itself the key, as in `Alt+@`, is none.
  static func split(_ word: String) -> (name: String, time: String?) {
    guard let at = word.lastIndex(of: "@") else { return (word, nil) }
    let name = word[..<at]
    guard !name.isEmpty, name.hasSuffix("++") || !name.hasSuffix("+") else { return (word, nil) }
    return (String(name), String(word[word.index(after: at)...]))
  }
}
