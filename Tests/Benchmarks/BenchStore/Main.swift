import Foundation
import Measuring

/// Compares a store of many posts with one of a thousand; the sources, queries and rules are the same in both.
///
/// First the calls of the store, then what a user waits for in the built program: its start, a key, and a list of each
/// kind. Ends with 1 where the user waits more than one and a half times as long.
///
/// Arguments: the number of posts of the large store, and the folder that keeps both for the next run.
@main enum Main {
  private static let most = 1.5
  private static let runs = 9

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
    let folder =
      arguments.dropFirst().first.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "outpost-bench-store")
    let homes = try [1000, count].map { try BenchHome(posts: $0, in: folder) }
    print("\n10,000 sources, 100 queries, 100 rules; milliseconds, the median of \(runs) runs")
    print(line("", ["1000", "\(count)"], "ratio"))
    try compare(homes.map { try StoreBench($0).samples(runs: runs) }) { _ in "" }
    let outpost = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "outpost").path
    let programs = homes.map { ProgramBench(outpost: outpost, home: $0) }
    // In turn, so that whatever else the machine does is the same for both.
    var samples = programs.map { _ in [Timing]() }
    for _ in 0..<runs {
      for (index, program) in programs.enumerated() { samples[index].add(try program.run()) }
    }
    var isSlow = false
    compare(samples) { ratio in
      if ratio > most { isSlow = true }
      return ratio > most ? "MORE THAN \(most)×" : "good"
    }
    if isSlow { exit(1) }
  }

  private static func compare(_ timings: [[Timing]], _ verdict: (Double) -> String) {
    for (small, large) in zip(timings[0], timings[1]) {
      let medians = [small, large].map(\.samples.median)
      let ratio = medians[0] > 0 ? medians[1] / medians[0] : 0
      print(
        line(
          small.name, medians.map { String(format: "%.2f", $0 * 1000) },
          String(format: "%.2f×", ratio)),
        verdict(ratio))
    }
  }

  private static func line(_ name: String, _ figures: [String], _ ratio: String) -> String {
    let columns = (figures + [ratio]).map {
      String(repeating: " ", count: max(1, 11 - $0.count)) + $0
    }
    return "  " + name.padding(toLength: 46, withPad: " ", startingAt: 0) + columns.joined()
  }
}

/// What is measured, in seconds.
struct Timing {
  let name: String
  var samples = Samples()
}

extension [Timing] {
  mutating func add(_ name: String, _ seconds: Double) {
    if !contains(where: { $0.name == name }) { append(Timing(name: name)) }
    for index in indices where self[index].name == name { self[index].samples.add(seconds) }
  }

  mutating func add(_ others: [(name: String, seconds: Double)]) {
    for other in others { add(other.name, other.seconds) }
  }
}
