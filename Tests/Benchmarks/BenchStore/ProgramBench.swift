import Foundation
import Measuring

/// What a user of a home waits for, on a terminal of 200 by 60.
struct ProgramBench {
  let outpost: String
  let home: BenchHome

  /// The program does not do as it should.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let frameEnd = "\u{1B}[?2026l"
  private static let (left, down) = ("\u{1B}[D", "\u{1B}[B")

  /// Starts the program, presses a key in a list, and opens a list of each kind.
  func run() throws -> [(name: String, seconds: Double)] {
    try goToTop()
    var rows: [(name: String, seconds: Double)] = []
    let start = Stopwatch.wall
    let program = try started()
    func record(_ name: String, _ texts: [String], since start: Double) throws {
      guard let end = program.time(of: texts) else {
        throw Failure(description: "\(name): \(texts) did not come in \(home.folder.path)")
      }
      rows.append((name, end - start))
      // All that is done in the background is done before the next figure.
      program.bytes(untilStillFor: 250)
    }
    func press(_ key: String, _ name: String, _ text: String? = nil) throws {
      let start = Stopwatch.wall
      program.type(key)
      try record(name, [text, Self.frameEnd].compactMap(\.self), since: start)
    }
    func type(_ keys: String) {
      program.type(keys)
      program.bytes(untilStillFor: 250, firstWithin: 1000)
    }
    let titles = BenchHome.Mark.all.map { String($0.title.prefix(8)) }
    try record("start to the first frame", [titles[0], Self.frameEnd], since: start)
    for _ in 0..<3 { try press("j", "a key in a list") }
    type("k")
    type("k")
    type("k")
    // Once and back.
    for _ in 0..<2 { try press("m", "a key that marks a post") }
    try press("\r", "a key that opens a post")
    type("q")
    type(Self.left)
    try press(Self.down, "open Unread", titles[1])
    try press("k", "open All", titles[0])
    type(Self.down)
    try press(Self.down, "open Starred", titles[2])
    for kind in 0..<10 {
      // Some of them begin with a post of another kind.
      let title = [3, 4, 5, 6, 7, 1, 2, 8, 9, 8][kind]
      try press(Self.down, "open a query, kind \(kind)", titles[title])
    }
    try press("91j", "open a folder", titles[5])
    try press("G", "open a source", titles[10])
    return rows
  }

  /// Leaves the program in the list of all posts, where the next start begins.
  private func goToTop() throws {
    let program = try started()
    _ = program.time(of: [Self.frameEnd])
    for key in [Self.left, "g", "g"] {
      program.bytes(untilStillFor: 250)
      program.type(key)
    }
    program.bytes(untilStillFor: 500)
  }

  private func started() throws -> ProgramOnTerminal {
    guard
      let program = ProgramOnTerminal(
        outpost, [], variables: home.variables, rows: 60, columns: 200)
    else { throw Failure(description: "\(outpost) cannot be started") }
    return program
  }
}
