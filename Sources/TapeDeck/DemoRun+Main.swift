import Essentials
import Tape

extension DemoRun {
  /// Plays what the command line says after the word `demo`, and ends the process: for a program that leaves its
  /// command line to nobody else.
  ///
  /// - Parameters:
  ///   - command: How the person plays a tape, e.g. `Gallery demo`.
  ///   - program: Makes the program anew for each tape.
  public static func main(
    command: String, program: @escaping (TapeStage) throws -> TapeProgram
  ) async -> Never {
    switch DemoWords(Array(CommandLine.arguments.dropFirst(2)), command: command) {
    case .play(let arguments):
      let run = DemoRun(arguments, command: command, say: DemoMessage.print, program: program)
      exit(await run.play().rawValue)
    case .say(let message):
      DemoMessage.print(message)
      exit(message.status.rawValue)
    }
  }
}

extension DemoMessage {
  /// How a command ends that has nothing else to say.
  fileprivate var status: DemoStatus {
    switch self {
    case .word: .same
    case .problem: .badTape
    }
  }
}
