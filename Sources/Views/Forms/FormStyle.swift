/// A way to lay out the controls of a form.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The form to draw.
  typealias Configuration = FormStyleConfiguration

  /// What a form looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The form that a custom style draws.
public nonisolated struct FormStyleConfiguration {
  /// The type of the controls, whatever they are.
  public typealias Content = AnyView

  /// The controls, one after another.
  public let content: Content
}

/// The look of all forms of the library, whatever the style is called: a list.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// The style by its type, as older code names it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// The usual look.
public typealias DefaultFormStyle = AutomaticFormStyle
/// Rows in groups; the same.
public typealias GroupedFormStyle = AutomaticFormStyle
/// Labels and controls in columns; the same.
public typealias ColumnsFormStyle = AutomaticFormStyle

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The default look of forms.
  public static var automatic: Self { Self() }
  /// Rows in groups; the same.
  public static var grouped: Self { Self() }
  /// Labels and controls in columns; the same.
  public static var columns: Self { Self() }
}

nonisolated extension View {
  /// Draws the forms in this view in a style of the program's own; those of the library are lists.
  public func formStyle(_ style: some FormStyle) -> some View {
    let isUsual = style is AutomaticFormStyle
    return controlStyle(isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
