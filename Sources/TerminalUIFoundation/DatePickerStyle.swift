/// A way to draw what a date is picked with.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The picker to draw.
  typealias Configuration = DatePickerStyleConfiguration

  /// What a picker of dates looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The picker of a date that a custom style draws.
public nonisolated struct DatePickerStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView

  /// The label, to be put where the style wants it.
  public let label: Label
  /// The date; writing it picks another one.
  @Binding public var selection: Date
  /// The earliest date that can be picked; nil for any.
  public let minimumDate: Date?
  /// The latest date that can be picked; nil for any.
  public let maximumDate: Date?
  /// The parts of the date that are to be shown.
  public let displayedComponents: DatePickerComponents
}

/// The look of all pickers of dates of the library, whatever the style is called: parts beside one another.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style by its type, as older code names it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

/// As one button; the same.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// As a calendar; the same.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
/// As wheels; the same.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle
/// As a field; the same.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle
/// As a field with a stepper; the same.
public typealias StepperFieldDatePickerStyle = DefaultDatePickerStyle

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default look.
  public static var automatic: Self { Self() }
  /// As one button; the same.
  public static var compact: Self { Self() }
  /// As a calendar; the same.
  public static var graphical: Self { Self() }
  /// As wheels; the same.
  public static var wheel: Self { Self() }
  /// As a field; the same.
  public static var field: Self { Self() }
  /// As a field with a stepper; the same.
  public static var stepperField: Self { Self() }
}

nonisolated extension View {
  /// Draws the pickers of dates in this view in a style of the program's own; those of the library look alike.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    let isUsual = style is DefaultDatePickerStyle
    return controlStyle(isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
