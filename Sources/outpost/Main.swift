import ArgumentParser
import Essentials
import Fetch
import Posts
import Terminal

/// Runs a command and turns what it throws into one line and an exit code: 0 all well, 1 the posts
/// could not be read, 2 wrong usage or no terminal to draw on; a demo has codes of its own.
@main enum Main {
  static func main() async {
    makeStandardStreams()
    // A file that may grow no more is then an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      if let text = HTTPLimits.badTimeout {
        throw UsageError("OUTPOST_TIMEOUT must be 1 to 3600 seconds, and is \(text)")
      }
      // Without arguments there is nothing to parse, which would be a twentieth of the start.
      guard CommandLine.arguments.count > 1 else { return try await ReadCommand.read() }
      var command = try OutpostCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      leave(error)
    }
  }

  /// Puts something that can be neither read nor written where a standard stream is closed: else the next file that is
  /// opened would be taken for it.
  private static func makeStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func leave(_ error: any Error) -> Never {
    switch error {
    case let code as ExitCode: exit(code.rawValue)
    case let error as TerminalError:
      StandardError.print("\(error) To print posts without a screen: outpost list SOURCE")
      exit(2)
    case let error as ConfigurationError where error.isUsage: leave(UsageError(error))
    case let error as UsageError:
      StandardError.print(error.explanation)
      exit(2)
    case let error as PostsError:
      StandardError.print(error.explanation)
      exit(1)
    default: leave(parsing: error)
    }
  }

  /// What the argument parser throws: help and the like, wrong usage, or an error from elsewhere.
  private static func leave(parsing error: any Error) -> Never {
    switch OutpostCommand.exitCode(for: error) {
    case .success: OutpostCommand.exit(withError: error)
    case .validationFailure:
      StandardError.print(OutpostCommand.message(for: error))
      StandardError.print(advice)
      exit(2)
    default:
      StandardError.print(error.explanation)
      exit(1)
    }
  }

  /// Where the right usage is told of what was tried.
  private static var advice: String {
    CommandLine.arguments.dropFirst().first == DemoCommand.configuration.commandName
      ? "try outpost demo --help"
      : "try outpost [SOURCE…], outpost list [SOURCE…] [--json], outpost demo [TAPE…], or outpost --help"
  }
}
