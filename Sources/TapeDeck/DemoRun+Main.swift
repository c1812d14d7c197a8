import ArgumentParser
import Foundation
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
    do {
      let words = try DemoWords.parse(Array(CommandLine.arguments.dropFirst(2)))
      let run = DemoRun(words.arguments, command: command, say: DemoMessage.print, program: program)
      exit(await run.play().rawValue)
    } catch {
      let isHelp = DemoWords.exitCode(for: error) == .success
      DemoMessage.print(isHelp ? .word(words(for: error)) : .problem(words(for: error)))
      exit(isHelp ? 0 : DemoStatus.badTape.rawValue)
    }
  }

  private static func words(for error: any Error) -> String {
    let words = DemoWords.fullMessage(for: error)
    return words.isEmpty ? "\(error)" : words
  }
}

/// The words after `demo`, where they are all that a program takes.
private struct DemoWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Play demo tapes: on this terminal, or at once without one.")

  @OptionGroup var arguments: DemoArguments
}

extension DemoMessage {
  /// Writes it where a command says such things: to standard output, or to standard error.
  public static func print(_ message: DemoMessage) {
    switch message {
    case .word(let words): FileHandle.standardOutput.write(Data("\(words)\n".utf8))
    case .problem(let words): FileHandle.standardError.write(Data("\(words)\n".utf8))
    }
  }
}
