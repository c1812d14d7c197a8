/// What other recorders have, and what does the same here.
enum ForeignWords {
  /// What to write in place of a verb.
  static let verbs: [String: String] = [
    "Output":
      "the command line names outputs: --cast FILE, --screenshots DIR; Screenshot \"NAME.svg\" is one picture",
    "Require": "a tape runs inside the program and requires no others",
    "Env": "a tape runs inside the program, the same with every environment",
    "Copy": "write Paste \"WORDS\" with the words",
    "Return": "write Enter",
    "Pause": "write Sleep TIME",
    "Wait+Screen": "Wait looks at the whole screen; write Wait /EXPRESSION/",
    "Wait+Line": "Wait looks at the whole screen; write Wait /EXPRESSION/",
    "ScreenWidth": "write Set Columns N, or Resize COLUMNS ROWS",
    "ScreenHeight": "write Set Rows N, or Resize COLUMNS ROWS",
  ]

  /// What to write in place of a setting.
  static let settings: [String: String] = {
    let pictures = "pictures have one look; Set Theme dark|light chooses its colours"
    let speed = "write --speed on the command line; pictures and casts keep the tape's own time"
    var words = [
      "Width": "write Set Columns N, in cells", "Height": "write Set Rows N, in cells",
      "ScreenWidth": "write Set Columns N, in cells",
      "ScreenHeight": "write Set Rows N, in cells",
      "Shell": "a tape runs inside the program, without a shell",
      "Framerate": "a cast holds every change of the screen, whenever it comes",
      "PlaybackSpeed": speed, "LoopOffset": speed,
      "WaitTimeout": "write the limit at the Wait: Wait@5s /EXPRESSION/",
      "WaitPattern": "write the expression at the Wait: Wait /EXPRESSION/",
    ]
    for name in [
      "FontSize", "FontFamily", "LetterSpacing", "LineHeight", "Padding", "Margin", "MarginFill",
      "BorderRadius", "WindowBar", "WindowBarSize", "CursorBlink",
    ] {
      words[name] = pictures
    }
    return words
  }()

  /// What to write for `ctrl+c`, `Control+C` or `Ctrl-C`; nil if a word is none of these.
  static func chord(_ word: String) -> String? {
    let names = [
      "ctrl": "Ctrl", "control": "Ctrl", "alt": "Alt", "option": "Alt", "meta": "Alt",
      "shift": "Shift", "cmd": "Cmd", "command": "Cmd", "super": "Cmd",
    ]
    guard let joint = word.firstIndex(where: { $0 == "+" || $0 == "-" }),
      let name = names[word[..<joint].lowercased()]
    else { return nil }
    return "\(name)+\(word[word.index(after: joint)...])"
  }
}
