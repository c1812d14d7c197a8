import Views

/// A program as it is played.
@MainActor public struct TapeProgram {
  let content: AnyView
  let state: () -> String?

  /// - Parameters:
  ///   - state: Names the state of the program now, for `Expect state` and for reports. A name is a word
  ///     and what belongs to it in parentheses, as in `loaded(3)`; nil where there is none.
  ///   - content: What fills the screen.
  public init(
    state: @escaping () -> String? = { nil }, @ViewBuilder content: @escaping () -> some View
  ) {
    self.state = state
    self.content = AnyView(ProgramScreen(content: content))
  }
}

/// What a program shows, made anew whenever something that it reads has changed.
private struct ProgramScreen<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
