import ArgumentParser
import Cells
import Tape

/// What the command line of a `demo` command says.
public struct DemoArguments: ParsableArguments {
  /// The paths of the tapes to play, as they were given.
  @Argument(help: ArgumentHelp("The tapes to play.", valueName: "tape"))
  public var tapes: [String] = []

  @Flag(help: "Play on the virtual clock at once, without a terminal.")
  var headless = false

  @Flag(help: "Compare the screens with their goldens; write nothing.")
  var check = false

  @Flag(help: "Rewrite the goldens that differ from the screens.")
  var bless = false

  @Option(
    help: ArgumentHelp(
      "Write the screenshots to a folder, over those that are there.", valueName: "dir"))
  var screenshots: String?

  @Option(
    help: ArgumentHelp(
      "Write a recording for asciinema, over one that is there; the name ends in .cast.",
      valueName: "file"))
  var cast: String?

  @Option(help: ArgumentHelp("Stop after a line of the tape.", valueName: "line"))
  var until: Int?

  @Option(
    help: ArgumentHelp("Play at another size, columns and rows, as in 40x10.", valueName: "size"),
    transform: DemoArguments.size(of:))
  var size: Size?

  @Option(help: ArgumentHelp("Play so many times as fast.", valueName: "factor"))
  var speed = 1.0

  /// The options of an empty command line.
  public init() {}

  /// Throws where options contradict each other or cannot be carried out, before anything is played.
  public func validate() throws {
    if let validationError { throw ValidationError(validationError) }
  }

  /// Whether the command line only names tapes.
  public var areTapesAlone: Bool { !isHeadless && options == DemoOptions() && speed == 1 }

  /// Whether nobody watches.
  var isHeadless: Bool { headless || check || bless }

  var options: DemoOptions {
    var options = DemoOptions()
    options.size = size
    options.lastLine = until
    options.screenshots = screenshots
    options.goldens = check ? .check : bless ? .bless : .ignore
    options.cast = cast
    return options
  }

  /// How the command is used, in a line or a few: the name that it has, and all that it takes.
  ///
  /// - Parameter tapes: How tapes are named, e.g. `[TAPE…]` where one is built in.
  public static func usage(of command: String, tapes: String) -> String {
    """
    \(command) \(tapes) [--speed FACTOR] [--size SIZE] [--until LINE]
      [--headless | --check | --bless] [--screenshots DIR] [--cast FILE]
    """
  }

  /// The first error, with its remedy; nil where the arguments are valid.
  private var validationError: String? {
    if check, bless { return "--check writes nothing and --bless does: give one of them" }
    if check, screenshots != nil || cast != nil {
      return "--check writes nothing: leave --screenshots and --cast out"
    }
    if cast != nil, tapes.count > 1 { return "--cast records one tape: give one" }
    // A slip would write over a tape, or over the source of a program.
    if let cast, !cast.hasSuffix(".cast") {
      return "--cast writes over what is there: give it a name that ends in .cast, not \(cast)"
    }
    if until != nil, tapes.count > 1 { return "--until is a line of one tape: give one" }
    if let until, until < 1 { return "--until is a line, and lines begin with 1" }
    if !(0.01...1000).contains(speed) {
      return "--speed is a factor from 0.01 to 1000, as in --speed 2"
    }
    return nil
  }

  /// Columns and rows with an x between them, each from 1 to 1000.
  private static func size(of text: String) throws -> Size {
    let sides = text.wholeMatch(of: /([0-9]+)x([0-9]+)/)
      .map { [$0.1, $0.2].compactMap { Int($0) }.filter((1...1000).contains) }
    guard let sides, sides.count == 2 else {
      throw ValidationError("--size is columns and rows from 1 to 1000, as in 40x10")
    }
    return Size(width: sides[0], height: sides[1])
  }
}

/// The arguments after `demo`, for a program that takes no others.
enum DemoCommandLine {
  /// Tapes are to be played.
  case play(DemoArguments)
  /// Help was asked for, or something is wrong.
  case report(DemoMessage)

  /// - Parameter command: How the user plays a tape, which help calls it by.
  init(_ arguments: [String], command: String) {
    self = Command.$name.withValue(command) {
      do {
        return .play(try Command.parse(arguments).arguments)
      } catch  where Command.exitCode(for: error) == .success {
        return .report(.info(Command.fullMessage(for: error)))
      } catch {
        return .report(.error("\(Command.message(for: error))\ntry \(command) --help"))
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
