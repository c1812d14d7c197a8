import Essentials

/// Plays tapes one after the other, does with their pictures and goldens what was asked for, and says what came
/// of it.
@MainActor public struct Demo {
  private let options: DemoOptions
  private let command: String
  private let isBuiltIn: Bool
  private let report: (DemoMessage) -> Void
  private let makeProgram: (PlaybackContext) throws -> TapeProgram

  /// - Parameters:
  ///   - command: How the user plays a tape, for the advice in reports, e.g. `outpost demo`.
  ///   - isBuiltIn: Whether that plays the tape when it is given no path: advice names none then.
  ///   - report: Receives each message for the user, as it comes.
  ///   - program: Makes the program again for each tape.
  public init(
    _ options: DemoOptions, command: String, isBuiltIn: Bool = false,
    report: @escaping (DemoMessage) -> Void,
    program: @escaping (PlaybackContext) throws -> TapeProgram
  ) {
    self.options = options
    self.command = command
    self.isBuiltIn = isBuiltIn
    self.report = report
    makeProgram = program
  }

  /// Plays tapes, and returns how they ended: the most serious status.
  ///
  /// - Parameter prepare: Is given each player before it plays, to watch it.
  public func play(
    _ scripts: [TapeScript], prepare: (Player) throws -> Void = { _ in }
  ) async -> DemoStatus {
    var status = DemoStatus.same
    let names = DemoNames()
    for script in scripts { status = status.joined(with: await play(script, names, prepare)) }
    return status
  }

  private func play(
    _ script: TapeScript, _ names: DemoNames, _ prepare: (Player) throws -> Void
  ) async -> DemoStatus {
    let player = Player(script, size: options.size, program: makeProgram)
    let tape = DemoTape(
      command: command, file: script.file, isBuiltIn: isBuiltIn, size: options.size)
    let outputs = DemoOutputs(options, tape: tape, names: names, report: report)
    do {
      try prepare(player)
      outputs.follow(player)
      try await player.play(until: options.lastLine)
      outputs.finish()
      outputs.sumUp()
    } catch let failure as PlayFailure {
      outputs.finish()
      outputs.fail(failure.explanation, .failed)
    } catch is CancellationError {
      // The user left; what was recorded until then is kept.
      outputs.finish()
    } catch {
      outputs.fail("\(script.file): \(error.explanation)", .badTape)
    }
    return outputs.status
  }
}

/// How playing tapes ended, as the exit code of a program.
public enum DemoStatus: Int32, Sendable {
  /// All was as it should be.
  case same = 0
  /// A screen is not as its golden.
  case differs = 1
  /// A tape cannot be read, or something it needs cannot be read or written.
  case badTape = 2
  /// An `Expect` or a `Wait` failed.
  case failed = 3

  /// The more serious of two.
  func joined(with other: DemoStatus) -> DemoStatus { other.rawValue > rawValue ? other : self }
}

/// A message of a demo, one line each.
public enum DemoMessage: Equatable, Sendable {
  /// Reports what was done.
  case info(String)
  /// Reports what is wrong, and what to do.
  case error(String)
}
