import Foundation
import Tape
import Testing
import Views

@testable import TapeDemo

/// A `demo` command from its arguments to its messages, on the virtual clock.
@MainActor final class DemoRunTests {
  private let folder = URL.temporaryDirectory.appending(path: "tape demo-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a tape, and returns its path, which has a space in it.
  private func write(_ tape: String, to name: String = "a.tape") throws -> String {
    let file = folder.appending(path: name)
    try Data(tape.utf8).write(to: file)
    return file.path
  }

  private func play(
    _ arguments: [String], builtIn: TapeScript? = nil
  ) async throws -> (status: DemoStatus, messages: [DemoMessage]) {
    var messages: [DemoMessage] = []
    let run = DemoRun(
      try DemoArguments.parse(arguments), builtIn: builtIn, command: "dice demo",
      report: { messages.append($0) },
      program: { _ in TapeProgram { Text("hello") } })
    return (await run.play(), messages)
  }

  @Test func `without a tape one is asked for, where none is built in`() async throws {
    let (status, messages) = try await play(["--headless"])
    #expect(status == .badTape)
    #expect(messages == [.error("Name a tape to play: dice demo FILE.tape")])
  }

  @Test func `the tape that is built in is played, and its advice names no file`() async throws {
    let tour = try TapeScript("Golden \"none\"", file: folder.path + "/tour.tape")
    let played = try await play(["--headless"], builtIn: tour)
    #expect(played.status == .same)
    let (status, messages) = try await play(["--check"], builtIn: tour)
    #expect(status == .differs)
    guard case .error(let message)? = messages.first else { throw Unsaid() }
    #expect(message.contains("again: dice demo --until 1 "))
  }

  @Test func `a named tape goes before the one that is built in`() async throws {
    let failing = try TapeScript("Expect \"never\"", file: "tour.tape")
    let path = try write("Expect \"hello\"")
    let (status, messages) = try await play([path, "--headless"], builtIn: failing)
    #expect(status == .same && messages == [.info("\(path): played")])
  }

  @Test func `advice quotes a path for the shell`() async throws {
    let path = try write("Golden \"none\"")
    let (status, messages) = try await play([path, "--check"])
    #expect(status == .differs)
    guard case .error(let message)? = messages.first else { throw Unsaid() }
    #expect(message.contains("again: dice demo '\(path)' --until 1 "))
  }

  @Test func `all tapes are read before any is played`() async throws {
    let good = try write("Screenshot \"a.txt\"")
    let bad = try write("Entr", to: "bad.tape")
    let none = folder.path + "/none.tape"
    let pictures = folder.appending(path: "pictures").path
    let (status, messages) = try await play([
      good, bad, none, "--headless", "--screenshots", pictures,
    ])
    #expect(status == .badTape && messages.count == 2)
    #expect(messages.allSatisfy { if case .error = $0 { true } else { false } })
    #expect(!FileManager.default.fileExists(atPath: pictures))
  }

  @Test func `a tape is played at the size and up to the line that are given`() async throws {
    let path = try write("Screenshot \"a.grid\"\nExpect \"never\"")
    let arguments = [
      path, "--headless", "--screenshots", folder.path, "--size", "7x2", "--until", "1",
    ]
    let (status, messages) = try await play(arguments)
    #expect(status == .same && messages.first == .info("wrote \(folder.path)/a.grid"))
    let grid = try String(contentsOf: folder.appending(path: "a.grid"), encoding: .utf8)
    #expect(grid.hasPrefix("7x2\n"))
    #expect(try await play([path, "--headless"]).status == .failed)
  }

  @Test func `a recording is written over the one that is there`() async throws {
    let path = try write("Sleep 1s")
    let cast = try write("old", to: "a.cast")
    let (status, messages) = try await play([path, "--headless", "--cast", cast])
    #expect(status == .same && messages.first == .info("wrote \(cast)"))
    let text = try String(contentsOfFile: cast, encoding: .utf8)
    #expect(text.hasPrefix("{\"version\": 2"))
  }
}

/// What was to be messages was not.
private struct Unsaid: Error {}
