import ArgumentParser
import Tape

/// The words after `demo`, where they are all that a program takes.
enum DemoWords {
  /// Tapes are to be played.
  case play(DemoArguments)
  /// Help was asked for, or something is wrong.
  case say(DemoMessage)

  /// - Parameter command: How the person plays a tape, which help calls it by.
  init(_ words: [String], command: String) {
    self = Command.$name.withValue(command) {
      do {
        return .play(try Command.parse(words).arguments)
      } catch  where Command.exitCode(for: error) == .success {
        return .say(.word(Command.fullMessage(for: error)))
      } catch {
        return .say(.problem("\(Command.message(for: error))\ntry \(command) --help"))
      }
    }
  }
}

/// The command as the parser knows it. The parser asks the type, not a value, so its name is that of the task.
private struct Command: ParsableCommand {
  @TaskLocal static var name = "demo"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: "Play demo tapes: on this terminal, or at once without one.",
      usage: DemoArguments.usage(of: name, tapes: "TAPE…"))
  }

  @OptionGroup var arguments: DemoArguments
}
