import Foundation
import Measuring

/// The built program on a terminal, beside the plain C program.
struct ProgramBench {
  let outpost: String
  let baseline: String

  /// The medians from start to the first frame in milliseconds, taken in turn.
  func start(_ posts: SamplePosts, runs: Int) -> (outpost: Double, baseline: Double)? {
    var ours = Samples()
    var plain = Samples()
    for _ in 0..<runs {
      guard let first = start(outpost, [posts.path]),
        let second = start(baseline, ["start", "80", "24"])
      else { return nil }
      ours.add(first)
      plain.add(second)
    }
    return (ours.median, plain.median)
  }

  /// The median from a key to the end of its frame in milliseconds.
  func key(_ posts: SamplePosts, runs: Int) -> Double? {
    guard let program = running(posts) else { return nil }
    var samples = Samples()
    for _ in 0..<runs {
      _ = program.bytes(during: 0.02)
      let start = Stopwatch.wall
      program.type("j")
      guard let end = program.time(of: ["\u{1B}[?2026l"]) else { return nil }
      samples.add((end - start) * 1000)
    }
    return samples.median
  }

  /// What the program does while nothing happens: bytes, and wake-ups of its threads.
  func still(_ posts: SamplePosts, seconds: Double) -> (bytes: Int, wakeUps: Int)? {
    guard let program = running(posts) else { return nil }
    // The threads that loaded the posts wait for more work for a while, and then end.
    _ = program.bytes(during: 8)
    let before = program.sleeps
    let bytes = program.bytes(during: seconds)
    let wakeUps = program.sleeps.reduce(0) { $0 + $1.value - before[$1.key, default: 0] }
    return before.isEmpty ? nil : (bytes, wakeUps)
  }

  /// The figures that the plain C program prints for a mode, by name.
  func plain(_ mode: String, width: Int, height: Int, frames: Int) throws -> [String: Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: baseline)
    process.arguments = [mode, "\(width)", "\(height)", "\(frames)"]
    process.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let pairs = String(decoding: data, as: UTF8.self).split { $0.isWhitespace }
      .map { $0.split(separator: "=") }
    return pairs.reduce(into: [:]) { figures, pair in
      if pair.count == 2 { figures[String(pair[0])] = Double(pair[1]) }
    }
  }

  private func running(_ posts: SamplePosts) -> ProgramOnTerminal? {
    let program = ProgramOnTerminal(outpost, [posts.path])
    return program?.time(of: ["Post number 3"]) == nil ? nil : program
  }

  private func start(_ program: String, _ arguments: [String]) -> Double? {
    let start = Stopwatch.wall
    return ProgramOnTerminal(program, arguments)?.time(of: ["Outpost"]).map { ($0 - start) * 1000 }
  }
}
