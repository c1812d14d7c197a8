import Foundation
import Testing

/// What the `demo` commands say of themselves.
@Suite(.fewPrograms)
struct DemoUsageTests {
  @Test func `the help of outpost names its commands`() async throws {
    let help = try await Subprocess.run("outpost", ["--help"])
    #expect(help.output.contains("USAGE: outpost [SOURCE…]"))
    let commands = ["add", "remove", "sources", "list", "refresh", "import", "export", "demo"]
    for command in commands { #expect(help.output.contains("\n  \(command) "), "\(command)") }
  }

  @Test func `the usage of outpost demo names every option of its own`() async throws {
    let help = try await Subprocess.run("outpost", ["demo", "--help"])
    let parts = help.output.split(separator: "ARGUMENTS:")
    let usage = try #require(parts.first?.split(separator: "USAGE: ").last)
    let options = try #require(parts.last).matches(of: /\n  (--[a-z-]+)/).map(\.1)
    #expect(options.count > 9)
    for option in options where option != "--version" {
      #expect(usage.contains(option), "\(option) is missing")
    }
  }

  @Test func `the help of Gallery demo calls it that, and speaks of no built-in tape`() async throws
  {
    let help = try await Subprocess.run("Gallery", ["demo", "--help"])
    #expect(help.status == 0 && help.errors == "")
    #expect(help.output.contains("USAGE: Gallery demo TAPE… ["))
    #expect(!help.output.contains("built in"))
    let bare = try await Subprocess.run("Gallery", ["demo"])
    #expect(bare.status == 2 && bare.errors == "Name a tape to play: Gallery demo FILE.tape\n")
  }

  @Test(arguments: [
    ["--size", "40"], ["--size", "40xx10"], ["--cast", "notes.txt"], ["--bogus"],
    ["--record", "a.tape", "--check"],
  ])
  func `wrong usage of a demo names the help of that`(arguments: [String]) async throws {
    for (program, name) in [("outpost", "outpost: "), ("Gallery", "")] {
      let demo = try await Subprocess.run(program, ["demo"] + arguments)
      #expect(demo.status == 2 && demo.output == "")
      #expect(demo.errors.hasSuffix("\n\(name)try \(program) demo --help\n"))
      #expect(demo.errors.split(separator: "\n").count == 2)
    }
  }

  @Test func `wrong usage of the rest names the rest`() async throws {
    let outpost = try await Subprocess.run("outpost", ["--bogus"])
    #expect(outpost.errors.contains("outpost: try outpost [SOURCE…], outpost list [SOURCE…]"))
  }

  @Test func `a file that is no recording is not written over`() async throws {
    let folder = try TemporaryFolder()
    let tape = try folder.write("Sleep 1s\n", to: "a.tape").path()
    let demo = try await Tapes.play([tape, "--headless", "--cast", tape])
    #expect(demo.status == 2)
    #expect(demo.errors.contains("give it a name that ends in .cast, not \(tape)"))
    #expect(folder.text(of: "a.tape") == "Sleep 1s\n")
  }

  @Test func `the way to play without a terminal can be pasted into a shell`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Sleep 1s\n", to: "a b.tape").path(percentEncoded: false)
    let demo = try await Subprocess.run("outpost", ["demo", path])
    #expect(demo.status == 2)
    #expect(demo.errors.hasSuffix("outpost demo '\(path)' --headless\n"))
    let line = try #require(demo.errors.split(separator: "one: ").last).trimmingPrefix(" ")
    #expect(try await Subprocess.run("sh", ["-c", String(line)]).status == 0)
  }
}
