/// Controls for entering data, one a row, in sections: a list without a selection.
///
/// The arrows go from row to row; Enter and Space press the control of a row, or begin to type in its field. The arrows
/// to the left and to the right change a stepper, a slider or a segmented picker.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// A form of any views, usually controls in sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls as rows, or as a style draws them.
  public var body: some View {
    StyledControl {
      FormStyleConfiguration(content: AnyView(content))
    } usual: {
      FormList(content: content)
    }
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style draws, for a style that only adds to it.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The rows of a form. Its start stays in sight where what stands there grows, as by what is wrong with a field.
private struct FormList<Content: View>: View {
  @State private var position = ListPosition<Int>(showsNewRows: true)
  let content: Content

  var body: some View { List(position: position) { content } }
}
