import PseudoTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// Every exit of a program restores the terminal.
  @Suite nonisolated struct ExitTests {
    @Test(arguments: [
      ("trap", -SIGILL), ("index", -SIGILL), ("segv", -SIGSEGV), ("fault", -SIGSEGV),
      ("overflow", -SIGSEGV), ("abort", -SIGABRT), ("exit", 3), ("throw", -SIGILL),
    ]) func `the terminal is restored`(way: String, status: Int32) throws {
      let program = try Program(way)
      let output = program.output(until: nil)
      expectRestored(output, program)
      #expect(output.contains("READY"))
      #expect(output.after("^[?1049l").contains("said on standard error"))
      if way == "trap" {
        #expect(output.after("^[?1049l").contains("the trap that was asked for"))
      }
      // A trap is another signal on another processor.
      let ended = program.wait()
      #expect(ended == status || status == -SIGILL && ended == -SIGTRAP)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `a signal that asks to end is an event`(
      signal: Int32
    ) throws {
      let program = try Program("")
      _ = program.output(until: "READY")
      kill(program.process, signal)
      let output = program.output(until: nil)
      expectRestored(output, program)
      #expect(output.contains("asked to end by \(signal)"))
      #expect(program.wait() == 128 + signal)
    }

    @Test(arguments: [SIGSEGV, SIGQUIT, SIGABRT]) func `a deadly signal from outside kills`(
      signal: Int32
    ) throws {
      let program = try Program("")
      _ = program.output(until: "READY")
      kill(program.process, signal)
      expectRestored(program.output(until: nil), program)
      #expect(program.wait() == -signal)
    }

    @Test(arguments: [
      ("stuck", -SIGTERM), ("stuck hang", -SIGTERM), ("stuck abort", -SIGABRT),
    ]) func `a program ends on a terminal that takes no more`(way: String, status: Int32) throws {
      let program = try Program(way)
      _ = program.output(until: "READY")
      #expect(program.wait() == status)
      #expect(program.hasOriginalModes)
    }

    @Test func `a key ends it`() throws {
      let program = try Program("")
      _ = program.output(until: "READY")
      program.type("q")
      expectRestored(program.output(until: nil), program)
      #expect(program.wait() == 0)
    }

    @Test func `a program that stops restores the terminal and takes it again`() throws {
      let program = try Program("")
      _ = program.output(until: "READY")
      // A separate job cannot be stopped, so it goes on at once.
      program.type("\u{1A}")
      let output = program.output(until: "resumed")
      #expect(output.contains("^[?1049l"))
      #expect(output.after("^[?1049l").contains("^[?1049h"))
      #expect(output.after("^[?1049h").contains("^[?2004h"))
      program.type("q")
      expectRestored(program.output(until: nil), program)
      #expect(program.wait() == 0)
    }

    @Test func `a program that was stopped from outside redraws`() throws {
      let program = try Program("")
      _ = program.output(until: "READY")
      kill(program.process, SIGSTOP)
      kill(program.process, SIGCONT)
      let output = program.output(until: "resumed")
      #expect(output.contains("^[?1049h"))
      #expect(output.contains("^[2J"))
      program.type("q")
      expectRestored(program.output(until: nil), program)
      #expect(program.wait() == 0)
    }

    private func expectRestored(_ output: String, _ program: Program) {
      for sequence in ["^[?1049l", "^[?2004l", "^[?1004l", "^[?1006l", "^[?1000l", "^[?25h"] {
        #expect(output.contains(sequence), "\(sequence) in \(output)")
      }
      #expect(program.hasOriginalModes)
    }
  }
}

nonisolated extension String {
  /// What follows the last occurrence of a text, empty where there is none.
  fileprivate func after(_ text: String) -> Substring {
    var rest = self[...]
    var found: Substring = ""
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      found = rest
    }
    return found
  }
}
