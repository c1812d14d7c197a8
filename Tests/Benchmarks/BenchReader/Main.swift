import Foundation

/// Prints, in one run, what Outpost and Debian's newsboat need for the same feeds, and curl, which only fetches them.
/// Ends with 1 where Outpost is not as much better than newsboat as it has to be, or much slower than curl. Figures of one run can
/// be compared; those of several runs depend on the machine.
///
/// The names of some cases as arguments leave the others out.
@main enum Main {
  static func main() throws {
    let chosen = CommandLine.arguments.dropFirst()
    let bench = try ReaderBench()
    defer { bench.cleanUp() }
    if bench.newsboat == nil, chosen != ["pictures"] {
      print("There is no newsboat to compare with: apt-get install newsboat. Outpost alone:")
    }
    var table = Table()
    func measure(_ name: String, _ bench: () throws -> Void) rethrows {
      if chosen.isEmpty || chosen.contains(name) { try bench() }
    }
    try measure("1000") { try bench.read(1000, runs: 9, into: &table) }
    try measure("10000") { try bench.read(10_000, runs: 5, into: &table) }
    try measure("slow") { try bench.slow(into: &table) }
    try measure("many") { try bench.many(into: &table) }
    try measure("hang") { try bench.hang(into: &table) }
    try measure("pictures") { try bench.pictures(into: &table) }
    if table.hasFailed {
      bench.cleanUp()
      exit(1)
    }
  }
}
