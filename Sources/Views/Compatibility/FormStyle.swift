/// How the rows of a form would be laid out; in cells all forms are lists.
@MainActor @preconcurrency public protocol FormStyle {}

/// The look of all forms, whatever the style is called.
public nonisolated struct DefaultFormStyle: FormStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// Rows in groups.
public typealias GroupedFormStyle = DefaultFormStyle
/// Labels and controls in columns.
public typealias ColumnsFormStyle = DefaultFormStyle

nonisolated extension FormStyle where Self == DefaultFormStyle {
  /// The default look of forms.
  public nonisolated static var automatic: Self { Self() }
  /// Rows in groups.
  public nonisolated static var grouped: Self { Self() }
  /// Labels and controls in columns.
  public nonisolated static var columns: Self { Self() }
}

nonisolated extension View {
  /// Forms are drawn in one way.
  public func formStyle(_ style: some FormStyle) -> some View { self }
}
