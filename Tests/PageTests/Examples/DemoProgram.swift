import Tape
import TapeDemo
import TerminalUI

@testable import DieExample

/// The example of the article about the `demo` command.
enum DemoProgram {
  static func main() async {
    if CommandLine.arguments.dropFirst().first == "demo" {
      await DemoRun.main(command: "die demo") { stage in
        TapeProgram { DieScreen(clock: stage.clock, random: stage.random) }
      }
    }
    await Die.main()
  }
}
