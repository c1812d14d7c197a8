import Essentials
import Tape
import Terminal

/// A `demo` command: reads the tapes that the command line names, and plays them.
@MainActor public struct DemoRun {
  private let arguments: DemoArguments
  private let builtIn: TapeScript?
  private let command: String
  private let makeProgram: (PlaybackContext) throws -> TapeProgram
  private let report: (DemoMessage) -> Void

  /// - Parameters:
  ///   - builtIn: Played where the command line names no tape; nil where one must be named.
  ///   - command: How the user plays a tape, for advice, e.g. `outpost demo`.
  ///   - report: Receives each message for the user.
  ///   - program: Makes the program again for each tape.
  public init(
    _ arguments: DemoArguments, builtIn: TapeScript? = nil, command: String,
    report: @escaping (DemoMessage) -> Void,
    program: @escaping (PlaybackContext) throws -> TapeProgram
  ) {
    self.arguments = arguments
    self.builtIn = builtIn
    self.report = report
    self.command = command
    makeProgram = program
  }

  /// Plays, and answers with what exit code the program is to end.
  public func play() async -> DemoStatus {
    guard let scripts = readTapes() else { return .badTape }
    if arguments.isHeadless { return await demo(arguments.options, report).play(scripts) }
    do {
      return await show(scripts, in: try TerminalPlayer(speed: arguments.speed))
    } catch {
      let tapes = arguments.tapes.map { " " + $0.shellWord }.joined()
      report(.error("\(error) To play without one: \(command)\(tapes) --headless"))
      return .badTape
    }
  }

  /// Plays on the terminal; its messages wait until the terminal is restored.
  private func show(_ scripts: [TapeScript], in terminalPlayer: TerminalPlayer) async -> DemoStatus
  {
    var messages: [DemoMessage] = []
    var options = arguments.options
    // The built-in tape is written for every size from 40x10 on.
    if arguments.tapes.isEmpty { options.size = options.size ?? terminalPlayer.room }
    let status = await demo(options) { messages.append($0) }
      .play(scripts) { try terminalPlayer.show($0) }
    await terminalPlayer.close()
    messages.forEach(report)
    return status
  }

  private func demo(
    _ options: DemoOptions, _ report: @escaping (DemoMessage) -> Void
  ) -> Demo {
    Demo(
      options, command: command, isBuiltIn: arguments.tapes.isEmpty, report: report,
      program: makeProgram)
  }

  /// All tapes, or nil where something is wrong with any of them.
  private func readTapes() -> [TapeScript]? {
    if arguments.tapes.isEmpty {
      if builtIn == nil { report(.error("Name a tape to play: \(command) FILE.tape")) }
      return builtIn.map { [$0] }
    }
    var scripts: [TapeScript] = []
    for path in arguments.tapes {
      do {
        scripts.append(try TapeScript(contentsOf: path))
      } catch {
        report(.error(error.explanation))
      }
    }
    return scripts.count == arguments.tapes.count ? scripts : nil
  }
}

extension DemoRun {
  /// Plays what the command line names after the word `demo`, and ends the process: for a program that leaves its
  /// command line to nobody else.
  ///
  /// - Parameters:
  ///   - command: How the user plays a tape, e.g. `Gallery demo`.
  ///   - program: Makes the program again for each tape.
  public static func main(
    command: String, program: @escaping (PlaybackContext) throws -> TapeProgram
  ) async -> Never {
    switch DemoCommandLine(Array(CommandLine.arguments.dropFirst(2)), command: command) {
    case .play(let arguments):
      let run = DemoRun(arguments, command: command, report: DemoMessage.print, program: program)
      exit(await run.play().rawValue)
    case .report(let message):
      DemoMessage.print(message)
      if case .error = message { exit(DemoStatus.badTape.rawValue) }
      exit(DemoStatus.same.rawValue)
    }
  }
}

extension DemoMessage {
  /// Writes a message: reports to standard output, errors to standard error.
  public static func print(_ message: DemoMessage) {
    switch message {
    case .info(let text): write(text, to: STDOUT_FILENO)
    case .error(let text): write(text, to: STDERR_FILENO)
    }
  }

  /// A closed pipe is ignored; any other failure is reported on standard error.
  private static func write(_ text: String, to descriptor: Int32) {
    do {
      try Descriptor.writeAll(Array("\(text)\n".utf8), to: descriptor)
    } catch {
      guard error.code != .EPIPE, descriptor != STDERR_FILENO else { return }
      write("Cannot write to standard output: \(error.reason)", to: STDERR_FILENO)
    }
  }
}
