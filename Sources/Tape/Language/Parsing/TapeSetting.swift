/// What a `Set` line sets, by the name that is written.
enum TapeSetting: String, CaseIterable {
  case columns = "Columns"
  case rows = "Rows"
  case theme = "Theme"
  case typingSpeed = "TypingSpeed"
  case title = "Title"
  case retries = "Retries"
  case source = "Source"
  case configuration = "Configuration"
  case date = "Date"
  case timeZone = "TimeZone"

  /// How the value is written, for messages.
  var usage: String {
    switch self {
    case .columns, .rows: "N"
    case .theme: "dark|light"
    case .typingSpeed: "TIME"
    case .title: "\"WORDS\""
    case .retries: "on|off"
    case .source: #""NAME" [in "FOLDER"] [at "ADDRESS"] [kept "FILE"] [new]"#
    case .configuration: "\"FILE\""
    case .date: "2026-01-15T12:00Z"
    case .timeZone: #""Europe/Berlin""#
    }
  }
}

extension TapeSettings {
  /// The `Set` lines that lead here from the settings of an empty tape.
  var lines: [String] {
    let changes = zip(values, TapeSettings().values).filter { $0.text != $1.text }.map(\.0)
    return (changes + sources.map { (.source, "\($0)") }).map { setting, text in
      "Set \(setting.rawValue) \(text ?? "")"
    }
  }

  /// What can be set once, as tapes write it; nil is what no tape sets.
  private var values: [(setting: TapeSetting, text: String?)] {
    [
      (.columns, "\(size.width)"), (.rows, "\(size.height)"), (.theme, "\(theme)"),
      (.typingSpeed, TapeTime.text(typingSpeed)), (.title, title.map(TapeText.quoted)),
      (.retries, retries ? "on" : "off"), (.date, TapeDate.text(date)),
      (.timeZone, TapeText.quoted(timeZone)),
      (.configuration, configuration.map(TapeText.quoted)),
    ]
  }
}
