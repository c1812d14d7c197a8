import Essentials
import StateKit
import Views

/// A program as it is played.
@MainActor public struct TapeProgram {
  let content: AnyView
  let state: () -> String?
  let sourceState: (String) -> String?
  let restart: (() async throws -> TapeProgram)?

  /// - Parameters:
  ///   - state: Names the state of the program now, for `Expect state` and for reports. A name is a word
  ///     and what belongs to it in parentheses, as in `loaded(3)`; nil where there is none.
  ///   - sourceState: Does so for one of the tape's sources, for `Expect state of`.
  ///   - restart: Ends the program and makes it again with what it has stored, for `Restart`; nil where it stores
  ///     nothing.
  ///   - content: What fills the screen.
  public init(
    state: @escaping () -> String? = { nil },
    sourceState: @escaping (String) -> String? = { _ in nil },
    restart: (() async throws -> TapeProgram)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.state = state
    self.sourceState = sourceState
    self.restart = restart
    self.content = AnyView(ProgramScreen(content: content))
  }
}

/// What a program shows, made again whenever something that it reads has changed.
private struct ProgramScreen<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// Where a tape is, for whoever has to find out why.
public struct TapeCircumstances: Equatable, Sendable, CustomStringConvertible {
  /// The time of the tape.
  public var time = Duration.zero
  /// The state of the program, where it names one.
  public var state: String?
  /// The line of the tape itself that is played, from 1.
  public var line = 1
  /// The comment above that line, for a user who watches.
  public var comment: String?
  /// The last thing that was done to the program, and the line that did it; nil before the first.
  public var lastInput: Input?

  /// Something that was done to the program.
  public struct Input: Equatable, Sendable {
    /// The line of the tape as it would be written.
    public var text: String
    /// Its line number, from 1.
    public var line: Int
  }

  /// One line, e.g. `state: loaded(3)   last input: "r" (line 6)`.
  public var description: String {
    let input = lastInput.map { "last input: \($0.text) (line \($0.line))" }
    return [state.map { "state: \($0)" }, input ?? "last input: none"].compactMap { $0 }
      .joined(separator: "   ")
  }
}

/// What a played program gets in place of the machine: time, chance, responses and settings.
@MainActor public struct PlaybackContext {
  /// The time, which only the tape lets pass. Also views see it, as `@Environment(\.clock)`.
  public let clock: AnyClock
  /// The date by that clock, from `Set Date` on.
  public let date: @Sendable () -> Date
  /// Chance that is the same every time.
  public let random: RandomSource
  /// The responses of the tape's `Serve` lines; nil for a tape without one, which plays the program's own data.
  public let responses: TapeResponses?
  /// Those of its `Serve picture` lines, in the order in which pictures are loaded; nil for a tape without one.
  public let pictures: TapeResponses?
  /// How the tape is set up.
  public let settings: TapeSettings
}
