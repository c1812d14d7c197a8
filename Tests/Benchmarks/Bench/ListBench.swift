import Foundation
import Measuring

/// A list of TerminalUI beside the same list in C, each on a terminal of 200 by 60, taken in turn.
struct ListBench {
  /// A figure of both, and how many times that of C ours may be.
  struct Figure {
    let name: String
    let ours: Double
    let plain: Double
    let most: Double
  }

  let list: String
  let baseline: String

  /// Nil where one of the programs did not answer.
  func figures() -> [Figure]? {
    var starts = [Samples(), Samples()]
    for _ in 0..<21 {
      for (index, program) in programs.enumerated() {
        let start = Stopwatch.wall
        guard let time = running(program)?.shown else { return nil }
        starts[index].add((time - start) * 1000)
      }
    }
    let started = programs.compactMap { running($0)?.program }
    guard started.count == programs.count else { return nil }
    for program in started { program.bytes(during: 0.5) }
    guard let keys = times(of: "j", started, runs: 101),
      let redraws = times(of: "\u{1B}[6~", started, runs: 41)
    else { return nil }
    let spins = started.map(spinning)
    return [
      Figure(name: "first frame, ms", ours: starts[0].median, plain: starts[1].median, most: 2),
      Figure(name: "a key, ms", ours: keys[0], plain: keys[1], most: 1.6),
      Figure(name: "a whole redraw, ms", ours: redraws[0], plain: redraws[1], most: 1.5),
      Figure(name: "a spinner, % of a core", ours: spins[0].percent, plain: 1, most: 1),
      Figure(name: "its wake-ups a second", ours: spins[0].wakeUps, plain: 12, most: 1),
      Figure(name: "still, wake-ups a second", ours: spins[0].still, plain: 0, most: 1),
    ]
  }

  private var programs: [(path: String, arguments: [String])] {
    [(list, []), (baseline, ["run"])]
  }

  private func running(
    _ program: (path: String, arguments: [String])
  ) -> (program: ProgramOnTerminal, shown: Double)? {
    guard
      let running = ProgramOnTerminal(program.path, program.arguments, rows: 60, columns: 200),
      let shown = running.time(of: [Self.end])
    else { return nil }
    return (running, shown)
  }

  /// The medians from a key to the end of its frame, in milliseconds, the programs in turn.
  private func times(of key: String, _ programs: [ProgramOnTerminal], runs: Int) -> [Double]? {
    var samples = programs.map { _ in Samples() }
    for _ in 0..<runs {
      for (index, program) in programs.enumerated() {
        program.bytes(during: 0.01)
        let start = Stopwatch.wall
        program.type(key)
        guard let end = program.time(of: [Self.end]) else { return nil }
        samples[index].add((end - start) * 1000)
      }
    }
    return samples.map(\.median)
  }

  /// What a spinner costs for some seconds, and how often the program wakes up when it is gone.
  private func spinning(
    _ program: ProgramOnTerminal
  ) -> (percent: Double, wakeUps: Double, still: Double) {
    let seconds = 8.0
    program.type("s")
    program.bytes(during: 1)
    let (time, sleeps) = (program.processorTime ?? 0, wakeUps(of: program))
    program.bytes(during: seconds)
    let percent = ((program.processorTime ?? 0) - time) / seconds * 100
    let turned = Double(wakeUps(of: program) - sleeps) / seconds
    program.type("s")
    program.bytes(during: 2)
    let before = wakeUps(of: program)
    program.bytes(during: 3)
    return (percent, turned, Double(wakeUps(of: program) - before) / 3)
  }

  private func wakeUps(of program: ProgramOnTerminal) -> Int {
    program.sleeps.values.reduce(0, +)
  }

  private static let end = "\u{1B}[?2026l"
}
