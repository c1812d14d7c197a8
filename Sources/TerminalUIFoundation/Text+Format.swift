nonisolated extension Text {
  /// A value as a format writes it: `Text(price, format: .number)`.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// The same, in the language and the region that a view around the text has set by `environment(\.locale, …)`.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Sendable {
    self.init { environment in
      (environment.ownLocale.map(format.locale) ?? format).format(input)
    }
  }

  /// A text with attributes: its words and links. Other attributes are not drawn.
  // A literal could be one, too, and its Markdown would not be read.
  @_disfavoredOverload public init(_ attributed: AttributedString) {
    self.init(
      AttributedText(
        attributed.runs.map { run in
          AttributedText.Run(
            String(attributed[run.range].characters), link: run.link?.absoluteString)
        }))
  }

  /// A value as a formatter writes it.
  public init(_ subject: NSObject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A date in a style. What is counted from now is written again as time goes.
  public init(_ date: Date, style: DateStyle) {
    self.init(every: style.step(from: date)) {
      style.written(date, in: $0.locale, zone: $0.timeZone)
    }
  }

  /// The minutes and seconds of some time, as long as it lasts: those that are left, or those that are gone.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let end = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    let write: @Sendable (Date) -> String = { now in
      DateStyle.timer.written(
        end, now: min(max(now, timerInterval.lowerBound), timerInterval.upperBound))
    }
    if let pauseTime {
      self.init(verbatim: write(pauseTime))
    } else {
      self.init(every: .seconds(1)) { _ in write(Date()) }
    }
  }

  /// The first and the last of some dates.
  public init(_ dates: ClosedRange<Date>) {
    let style = DateStyle.date
    self.init(verbatim: "\(style.written(dates.lowerBound)) – \(style.written(dates.upperBound))")
  }

  /// How a date is written.
  public nonisolated struct DateStyle: Hashable, Sendable {
    private nonisolated enum Kind {
      case date, time, relative, offset, timer
    }

    private let kind: Kind

    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// How far it is from now.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// Minutes and seconds from or until now.
    public static let timer = DateStyle(kind: .timer)

    /// How often it has to be written again; nil for what says nothing of now.
    func step(from date: Date, now: Date = Date()) -> Duration? {
      switch kind {
      case .date, .time: nil
      case .timer: .seconds(1)
      case .relative, .offset: abs(date.timeIntervalSince(now)) < 3600 ? .seconds(1) : .seconds(60)
      }
    }

    func written(
      _ date: Date, in locale: Locale = .current, zone: TimeZone = .current, now: Date = Date()
    ) -> String {
      let distance = Int(date.timeIntervalSince(now).rounded())
      switch kind {
      case .date:
        return Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: zone)
          .format(date)
      case .time:
        return Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: zone)
          .format(date)
      case .relative: return Self.distance(distance)
      case .offset: return (distance < 0 ? "-" : "+") + Self.distance(distance)
      case .timer:
        let (minutes, seconds) = abs(distance).quotientAndRemainder(dividingBy: 60)
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let end = String(format: "%02d", seconds)
        return hours > 0 ? String(format: "%d:%02d:", hours, rest) + end : "\(rest):\(end)"
      }
    }

    /// The two largest units of a length of time.
    private static func distance(_ seconds: Int) -> String {
      var rest = abs(seconds)
      var parts: [String] = []
      for (name, length) in [("day", 86400), ("hr", 3600), ("min", 60), ("sec", 1)] {
        let (count, left) = rest.quotientAndRemainder(dividingBy: length)
        if count > 0, parts.count < 2 {
          parts.append("\(count) \(name)\(name == "day" && count > 1 ? "s" : "")")
        }
        rest = left
      }
      return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }
  }
}
