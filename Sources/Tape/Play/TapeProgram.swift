import Views

/// A program as it is played.
@MainActor public struct TapeProgram {
  let content: AnyView
  let state: () -> String?
  let sourceState: (String) -> String?

  /// - Parameters:
  ///   - state: Names the state of the program now, for `Expect state` and for reports. A name is a word
  ///     and what belongs to it in parentheses, as in `loaded(3)`; nil where there is none.
  ///   - sourceState: Does so for one of the tape's sources, for `Expect state of`.
  ///   - content: What fills the screen.
  public init(
    state: @escaping () -> String? = { nil },
    sourceState: @escaping (String) -> String? = { _ in nil },
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.state = state
    self.sourceState = sourceState
    self.content = AnyView(ProgramScreen(content: content))
  }
}

/// What a program shows, made anew whenever something that it reads has changed.
private struct ProgramScreen<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
