import ArgumentParser
import Cells
import Tape

/// What the command line of a `demo` command says.
public struct DemoArguments: ParsableArguments {
  @Argument(help: "The tapes to play; none plays the one that is built in.")
  public var tapes: [String] = []

  @Flag(help: "Play on the virtual clock at once, without a terminal.")
  var headless = false

  @Flag(help: "Compare the screens with their goldens; write nothing.")
  var check = false

  @Flag(help: "Write the goldens anew where screens differ from them.")
  var bless = false

  @Option(help: ArgumentHelp("Write the screenshots to a folder.", valueName: "dir"))
  var screenshots: String?

  @Option(help: ArgumentHelp("Write a recording for asciinema.", valueName: "file"))
  var cast: String?

  @Option(help: ArgumentHelp("The format of that recording, 2 or 3.", valueName: "version"))
  var castVersion = Cast.Version.v2

  @Option(help: ArgumentHelp("Stop after a line of the tape.", valueName: "line"))
  var until: Int?

  @Option(help: ArgumentHelp("Play at another size, as in 40x10.", valueName: "size"))
  var size: Size?

  @Option(help: ArgumentHelp("So many times as fast.", valueName: "factor"))
  var speed = 1.0

  public init() {}

  public func validate() throws {
    if check, bless {
      throw ValidationError("--check writes nothing and --bless does: give one of them")
    }
    if check, screenshots != nil || cast != nil {
      throw ValidationError("--check writes nothing: leave --screenshots and --cast out")
    }
    if cast != nil, tapes.count > 1 { throw ValidationError("--cast records one tape: give one") }
    if until != nil, tapes.count > 1 {
      throw ValidationError("--until is a line of one tape: give one")
    }
    guard (0.01...1000).contains(speed) else {
      throw ValidationError("--speed is a factor from 0.01 to 1000, as in --speed 2")
    }
    if let until, until < 1 { throw ValidationError("--until is a line, and lines begin with 1") }
  }
}

extension DemoArguments {
  /// Whether the command line says nothing but which tapes.
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
    options.castVersion = castVersion
    return options
  }
}

extension Cast.Version: ExpressibleByArgument {}

extension Size: ExpressibleByArgument {
  /// Columns and rows with an x between them, each from 1 to 1000.
  public init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap {
      Int($0)
    }
    guard parts.count == 2, parts.allSatisfy((1...1000).contains) else { return nil }
    self.init(width: parts[0], height: parts[1])
  }
}
