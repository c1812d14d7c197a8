import Tape
import TapeDemo
import TerminalUI

@testable import DieExample

/// The example of the article about the `demo` command.
enum DemoProgram {
  static func main() async {
    if CommandLine.arguments.dropFirst().first == "demo" {
      await DemoRun.main(command: "die demo") { context in
        TapeProgram { DieScreen(clock: context.clock, random: context.random) }
      }
    }
    await Die.main()
  }
}
