import Essentials

/// One `Set` of a tape.
enum TapeSetting: CustomStringConvertible {
  case columns(Int)
  case rows(Int)
  case theme(TapeSettings.Theme)
  case typingSpeed(Duration)
  case title(String)
  case retries(Bool)
  case source(TapeSource)
  case date(Date)
  case timeZone(String)

  /// The names of the settings, as they are written.
  enum Name: String, CaseIterable {
    case columns = "Columns"
    case rows = "Rows"
    case theme = "Theme"
    case typingSpeed = "TypingSpeed"
    case title = "Title"
    case retries = "Retries"
    case source = "Source"
    case date = "Date"
    case timeZone = "TimeZone"
  }

  var description: String {
    switch self {
    case .columns(let count): "Set Columns \(count)"
    case .rows(let count): "Set Rows \(count)"
    case .theme(let theme): "Set Theme \(theme)"
    case .typingSpeed(let time): "Set TypingSpeed \(TapeTime.text(time))"
    case .title(let text): "Set Title \(TapeText.quoted(text))"
    case .retries(let isOn): "Set Retries \(isOn ? "on" : "off")"
    case .source(let source): "Set Source \(source)"
    case .date(let date): "Set Date \(TapeDate.text(date))"
    case .timeZone(let name): "Set TimeZone \(TapeText.quoted(name))"
    }
  }
}

extension TapeSettings {
  /// Takes one setting over; the last one of a name wins.
  mutating func apply(_ setting: TapeSetting) {
    switch setting {
    case .columns(let count): size.width = count
    case .rows(let count): size.height = count
    case .theme(let theme): self.theme = theme
    case .typingSpeed(let time): typingSpeed = time
    case .title(let text): title = text
    case .retries(let isOn): retries = isOn
    case .source(let source): sources.append(source)
    case .date(let date): self.date = date
    case .timeZone(let name): timeZone = name
    }
  }

  /// What must be set to come here from the settings of an empty tape.
  var changes: [TapeSetting] {
    let usual = TapeSettings()
    var changes: [TapeSetting] = []
    if size.width != usual.size.width { changes.append(.columns(size.width)) }
    if size.height != usual.size.height { changes.append(.rows(size.height)) }
    if theme != usual.theme { changes.append(.theme(theme)) }
    if typingSpeed != usual.typingSpeed { changes.append(.typingSpeed(typingSpeed)) }
    if let title { changes.append(.title(title)) }
    if retries != usual.retries { changes.append(.retries(retries)) }
    if date != usual.date { changes.append(.date(date)) }
    if timeZone != usual.timeZone { changes.append(.timeZone(timeZone)) }
    return changes + sources.map { .source($0) }
  }
}
