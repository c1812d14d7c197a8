import Foundation
import Testing

extension EndToEnd {
  /// The manual is written by hand, and holds what the program says of itself with `--help`.
  @Suite struct ManualTests {
    private let path = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/outpost/outpost.1")

    /// The names of a section of the help, up to the first space, comma or line break.
    private func names(_ section: String, of arguments: [String]) async throws -> [String] {
      let help = try await Subprocess.run("outpost", arguments)
      try #require(help.status == 0)
      let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(of: "\(section):") else { return [] }
      return lines[(start + 1)...].prefix { !$0.isEmpty }.compactMap { line in
        // What is further in goes on from the line above.
        line.firstMatch(of: /^  (-\w, )?<?([^\s,>]+)/).map { String($0.2) }
      }
    }

    /// What belongs to a command in the manual: its arguments and options.
    private func items(of command: String) throws -> [String] {
      let text = try String(contentsOf: path, encoding: .utf8).replacing("\\-", with: "-")
      let lines = text.split(separator: "\n")
      let start = try #require(lines.firstIndex(of: ".It Cm \(command)"), "\(command)")
      return lines[(start + 1)...].prefix { !$0.hasPrefix(".It Cm ") && !$0.hasPrefix(".Sh") }
        .compactMap { $0.firstMatch(of: /^\.It (Fl |Ar )([^\s]+)/) }
        .map { ($0.1 == "Fl " ? "-" : "") + String($0.2) }
    }

    @Test func `the manual has each command, and no other`() async throws {
      let text = try String(contentsOf: path, encoding: .utf8)
      let commands = text.matches(of: /\n\.It Cm (\w+)\n/).map { String($0.1) }
      #expect(try await names("SUBCOMMANDS", of: ["--help"]) == commands)
    }

    @Test(arguments: [
      "tour", "add", "remove", "sources", "list", "refresh", "import", "export", "demo",
    ])
    func `the manual has each argument and option of a command`(command: String) async throws {
      let help =
        try await names("ARGUMENTS", of: ["help", command])
        + names("OPTIONS", of: ["help", command])
      let own = help.filter { !["--help", "--version"].contains($0) }
      #expect(try Set(items(of: command)) == Set(own))
    }

    @Test func `the manual has each option that stands without a command`() async throws {
      let text = try String(contentsOf: path, encoding: .utf8).replacing("\\-", with: "-")
      let start = try #require(text.split(separator: ".Sh COMMANDS").first)
      for option in try await names("OPTIONS", of: ["help", "read"]) {
        #expect(start.contains("Fl \(option.dropFirst())"), "\(option)")
      }
    }

    @Test(.enabled(if: Subprocess.isInstalled("groff")))
    func `the manual is set without a warning`() async throws {
      let set = try await Subprocess.run(
        "groff", ["-mdoc", "-Kutf8", "-Tutf8", "-ww", "-z", path.path()])
      #expect(set.status == 0)
      #expect(set.errors == "")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `the completions name every command`(shell: String) async throws {
      let script = try await Subprocess.run("outpost", ["--generate-completion-script", shell])
      #expect(script.status == 0)
      for command in try await names("SUBCOMMANDS", of: ["--help"]) {
        #expect(script.output.contains(command))
      }
    }

    @Test(.enabled(if: Subprocess.isInstalled("bash")))
    func `bash takes the completions`() async throws {
      let script = try await Subprocess.run("outpost", ["--generate-completion-script", "bash"])
      let folder = try TemporaryFolder()
      let file = try folder.write(script.output, to: "completions.bash")
      let bash = try await Subprocess.run(
        "bash", ["-c", "source '\(file.path())' && complete -p outpost"])
      #expect(bash.output.contains(" -F _outpost "))
    }
  }
}
