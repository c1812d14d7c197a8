import Tape
import Testing

@testable import TapeDemo

/// The arguments after `demo`, of a program that takes no others.
struct DemoCommandLineTests {
  @Test func `tapes and options are to be played`() throws {
    guard case .play(let arguments) = DemoCommandLine(["a.tape", "--check"], command: "Dice demo")
    else {
      Issue.record("they are not")
      return
    }
    #expect(arguments.tapes == ["a.tape"] && arguments.isHeadless)
  }

  @Test(arguments: ["--help", "-h"])
  func `help calls the command as the user does, and names a tape`(word: String) throws {
    guard case .report(.info(let help)) = DemoCommandLine([word], command: "Dice demo") else {
      Issue.record("there is no help")
      return
    }
    #expect(help.contains("USAGE: Dice demo TAPE… ["))
    #expect(!help.contains("built"))
  }

  @Test func `usage names every option`() throws {
    guard case .report(.info(let help)) = DemoCommandLine(["--help"], command: "Dice demo") else {
      Issue.record("there is no help")
      return
    }
    let parts = help.split(separator: "OPTIONS:")
    let options = try #require(parts.last).matches(of: /\n  (--[a-z-]+)/).map(\.1)
    #expect(options.count == 8)
    for option in options {
      let isNamed = ["[", "| "].contains {
        parts[0].contains($0 + option + " ") || parts[0].contains($0 + option + "]")
      }
      #expect(isNamed, "\(option) is missing")
    }
  }

  @Test func `what is wrong is said with the way to help`() {
    guard case .report(.error(let message)) = DemoCommandLine(["--bogus"], command: "Dice demo")
    else {
      Issue.record("nothing is wrong")
      return
    }
    #expect(message.hasPrefix("Unknown option '--bogus'"))
    #expect(message.hasSuffix("\ntry Dice demo --help"))
  }
}
