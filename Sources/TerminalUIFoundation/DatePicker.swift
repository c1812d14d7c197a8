/// A date and a time, whose parts are changed one after another: `Label  [ 2026-03-01 09:30 ]`.
///
/// The arrows to the left and to the right go from part to part; `+` and `-`, and outside of lists the arrows up and down,
/// change it.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that are shown.
  public typealias Components = DatePickerComponents

  @Environment(\.calendar) private var calendar
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: Components
  private let label: Label

  /// A date of any time with any views as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: .distantPast ... .distantFuture,
      displayedComponents: displayedComponents, label: label)
  }

  /// A date between two others.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    bounds = range
    components = displayedComponents
    self.label = label()
  }

  /// A date that is not before another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: range.lowerBound ... .distantFuture,
      displayedComponents: displayedComponents, label: label)
  }

  /// A date that is not after another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: .distantPast...range.upperBound,
      displayedComponents: displayedComponents, label: label)
  }

  /// The parts beside the label.
  public var body: some View {
    let units = units
    PartsField(parts: parts(units)) { index, isMore in
      step(units[index / 2], by: isMore ? 1 : -1)
    } label: {
      label
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
    selection.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
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
    self.init(
      title, selection: selection, in: range.lowerBound ... .distantFuture,
      displayedComponents: displayedComponents)
  }

  /// A date that is not after another one.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      title, selection: selection, in: .distantPast...range.upperBound,
      displayedComponents: displayedComponents)
  }
}

/// How a date would be picked; in cells its parts stand beside one another.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The look of all pickers of dates, whatever the style is called.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// As one button.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// As a calendar.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
/// As wheels.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle
/// As a field.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default look.
  public nonisolated static var automatic: Self { Self() }
  /// As one button.
  public nonisolated static var compact: Self { Self() }
  /// As a calendar.
  public nonisolated static var graphical: Self { Self() }
  /// As wheels.
  public nonisolated static var wheel: Self { Self() }
}

nonisolated extension View {
  /// Dates are picked in one way.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
}

private nonisolated enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
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
}
