import Foundation
import Measuring

/// Prints, in one run, what Outpost and Debian's newsboat take for the same feeds, and ends with 1 where Outpost
/// is not three times better. Figures within one run can be compared; between runs they follow the machine.
@main enum Main {
  static func main() throws {
    let bench = try ReaderBench()
    defer { bench.cleanUp() }
    if bench.newsboat == nil {
      print("There is no newsboat to compare with: apt-get install newsboat. Outpost alone:")
    }
    var table = Table()
    for (count, runs) in [(1000, 9), (10_000, 5)] {
      try bench.read(count, runs: runs, into: &table)
    }
    try bench.slow(into: &table)
    try bench.many(into: &table)
    if table.hasFailed, bench.newsboat != nil {
      bench.cleanUp()
      exit(1)
    }
  }
}
