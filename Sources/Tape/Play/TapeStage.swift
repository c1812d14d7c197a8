import Essentials
import StateKit

/// What a program is played on: everything that it would otherwise ask the machine for.
@MainActor public struct TapeStage {
  /// The time, which only the tape lets pass. Also views see it, as `@Environment(\.clock)`.
  public let clock: AnyClock
  /// The date by that clock, from `Set Date` on.
  public let date: @Sendable () -> Date
  /// Chance that is the same every time.
  public let random: RandomSource
  /// What the tape's `Serve` lines say; nil for a tape without one, which plays the program's own data.
  public let answers: TapeAnswers?
  /// How the tape is set up.
  public let settings: TapeSettings
}
