import StateKit
import Views

/// What a program is played on: everything that it would otherwise ask the machine for.
@MainActor public struct TapeStage {
  /// The time, which only the tape lets pass. Also views see it, as `@Environment(\.clock)`.
  public let clock: AnyClock
  /// Chance that is the same every time.
  public let random: RandomSource
  /// What the tape's `Serve` lines say; nil for a tape without one, which plays the program's own data.
  public let answers: TapeAnswers?
  /// How the tape is set up.
  public let settings: TapeSettings
}

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
