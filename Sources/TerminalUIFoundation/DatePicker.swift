/// A date and a time, whose parts are changed one after another: `Label  [ 2026-03-01 09:30 ]`.
///
/// The arrows to the left and to the right go from part to part; `+` and `-`, and outside of lists the arrows up and down,
/// change it.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that are shown.
  public typealias Components = DatePickerComponents

  @Environment(\.zonedCalendar) private var calendar
  private let selection: Binding<Date>
  private let range: (minimum: Date?, maximum: Date?)
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// A date of any time with any views as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label())
  }

  /// A date between two others.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
  }

  /// A date that is not before another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label())
  }

  /// A date that is not after another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label())
  }

  /// The parts beside the label, or what a style draws.
  public var body: some View {
    StyledControl {
      DatePickerStyleConfiguration(
        label: AnyView(label), selection: selection, minimumDate: range.minimum,
        maximumDate: range.maximum, displayedComponents: components)
    } usual: {
      let units = units
      PartsField(parts: parts(units)) { index, isMore in
        step(units[index / 2], by: isMore ? 1 : -1)
      } label: {
        label
      }
    }
  }

  private var units: [Calendar.Component] {
    (components.contains(.date) ? [.year, .month, .day] : [])
      + (components.contains(.hourAndMinute) ? [.hour, .minute] : [])
  }

  private func parts(_ units: [Calendar.Component]) -> [String] {
    var parts: [String] = []
    for unit in units {
      if !parts.isEmpty { parts.append(unit == .minute ? ":" : unit == .hour ? " " : "-") }
      let value = calendar.component(unit, from: selection.wrappedValue)
      parts.append(String(format: unit == .year ? "%04d" : "%02d", value))
    }
    return parts
  }

  private func step(_ unit: Calendar.Component, by count: Int) {
    let now = selection.wrappedValue
    guard let next = calendar.date(byAdding: unit, value: count, to: now) else { return }
    let notEarly = max(next, range.minimum ?? .distantPast)
    selection.wrappedValue = min(notEarly, range.maximum ?? .distantFuture)
  }
}

/// The parts of a date that are shown.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// The set as bits, one a part.
  public let rawValue: UInt
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1 << 0)
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 1)
}

nonisolated extension DatePicker where Label == Text {
  /// A date of any time with a text as its label.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A date between two others with a text as its label.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A date that is not before another one.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A date that is not after another one.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

nonisolated extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style draws, for a style that only adds to it.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, (configuration.minimumDate, configuration.maximumDate),
      configuration.displayedComponents, configuration.label)
  }
}

private nonisolated enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private nonisolated enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}

private nonisolated enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

nonisolated extension EnvironmentValues {
  /// The calendar that dates are shown in.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and the region of the user.
  public var locale: Locale {
    get { ownLocale ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The same where a view has set it; nil where none has.
  var ownLocale: Locale? { self[LocaleKey.self] }

  /// The time zone that dates are picked and shown in; a `Text(_:format:)` has that of its format.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar in the time zone that a view has set.
  var zonedCalendar: Calendar {
    var calendar = calendar
    if let zone = self[TimeZoneKey.self] { calendar.timeZone = zone }
    return calendar
  }
}
