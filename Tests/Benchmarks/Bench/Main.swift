import Cells
import Foundation
import Measuring

/// Prints, in one run, what a frame, a key, a scroll and a start cost. Times within one run can be compared;
/// between runs they follow the machine. Ends with 1 where a list costs too many times what it costs in C.
@main enum Main {
  private static let sizes = [Size(width: 120, height: 40), Size(width: 200, height: 60)]

  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let programs = ProgramBench(
      outpost: folder.appending(path: "outpost").path(percentEncoded: false),
      baseline: folder.appending(path: "BenchBaseline").path(percentEncoded: false))
    try printFrames()
    try printPresent(programs)
    try printLinks()
    let nested = try NestedBench().frame(frames: 500)
    print("60 rows of 5 nested views, a frame, µs, median of 500: \(nested.column(6))")
    printPrograms(try SamplePosts(count: 100_000), programs)
    let list = ListBench(
      list: folder.appending(path: "BenchList").path(percentEncoded: false),
      baseline: programs.baseline)
    if !printList(list) { exit(1) }
  }

  /// Whether all figures are good enough.
  private static func printList(_ list: ListBench) -> Bool {
    print("A list at 200×60 beside the same in C, or what it may be at the most:")
    guard let figures = list.figures() else {
      print("  no figures")
      return false
    }
    for figure in figures {
      let ratio = figure.ours / figure.plain
      let verdict =
        figure.plain == 0 ? "" : "\(ratio.column(5, digits: 2))×, at most \(figure.most)×"
      print(
        "  \(figure.name.padding(toLength: 26, withPad: " ", startingAt: 0))"
          + "\(figure.ours.column(7, digits: 2)) \(figure.plain.column(7, digits: 2)) \(verdict)")
    }
    return figures.allSatisfy { $0.ours <= $0.plain * $0.most }
  }

  private static func printFrames() throws {
    print("A frame of the reader that scrolls the list, µs of processor time, median of 500:")
    print(
      "  size     posts     total resolve  layout   paint    diff present   bytes  to 1,000 posts")
    let counts = [1000, 100_000, 1_000_000]
    // One after the other: a store of a million posts fills much of the memory.
    let costs = try counts.map { count in
      let library = try FrameBench.Library(posts: count)
      return try sizes.map { try FrameBench(size: $0, library).scrolling(frames: 500) }
    }
    for (index, size) in sizes.enumerated() {
      for (count, all) in zip(counts, costs) {
        let cost = all[index]
        let ratio = cost.total / costs[0][index].total
        let figures = [cost.total, cost.resolve, cost.layout, cost.paint, cost.diff, cost.present]
          .map { $0.column(8) }
        print(
          "  \(size.name) \(Double(count).column(9, digits: 0))\(figures.joined())"
            + "\(cost.bytes.column(8, digits: 0))\(ratio.column(8, digits: 2))×")
      }
    }
  }

  private static func printPresent(_ programs: ProgramBench) throws {
    let library = try FrameBench.Library(posts: 1000)
    print("The same work in plain C, and whole redraws, µs and bytes, median of 500:")
    for size in sizes {
      let bench = try FrameBench(size: size, library)
      let redraw = bench.redrawing(frames: 500)
      let scroll = bench.scrolling(frames: 500)
      let line = try LineScrollBench(size: size).bytes(frames: 500)
      let full = try programs.plain("full", width: size.width, height: size.height, frames: 500)
      let plain = try programs.plain("scroll", width: size.width, height: size.height, frames: 500)
      compare("\(size.name) present a whole redraw", redraw.present, full["median_us"])
      compare("\(size.name) present a scroll", scroll.present, plain["median_us"])
      print("  \(size.name) bytes of a whole redraw \(redraw.bytes.column(7, digits: 0))")
      print("  \(size.name) bytes of a line of scroll \(line.column(5, digits: 0))")
    }
  }

  private static func printLinks() throws {
    let library = try FrameBench.Library(posts: 1000)
    print("Titles as links of the terminal, diff and present in µs, bytes, median of 500:")
    for size in sizes {
      for hasLinks in [false, true] {
        let bench = try FrameBench(size: size, library, hasLinks: hasLinks)
        let redraw = bench.redrawing(frames: 500)
        let scroll = bench.scrolling(frames: 500)
        let name = "  \(size.name) \(hasLinks ? "with   " : "without")"
        for (step, cost) in [("a whole redraw", redraw), ("a scroll      ", scroll)] {
          print(
            "\(name) \(step) \(cost.diff.column(8))\(cost.present.column(8))"
              + cost.bytes.column(8, digits: 0))
        }
      }
    }
  }

  private static func compare(_ name: String, _ ours: Double, _ plain: Double?) {
    let ratio = plain.map { "  C \($0.column(7))  ratio \((ours / $0).column(5, digits: 2))" } ?? ""
    print("  \(name) \(ours.column(7))\(ratio)")
  }

  private static func printPrograms(_ posts: SamplePosts, _ programs: ProgramBench) {
    if let start = programs.start(posts, runs: 21) {
      print("Start to first frame, ms, median of 21:")
      compare("outpost", start.outpost, start.baseline)
    }
    if let key = programs.key(posts, runs: 51) {
      print("A key to the end of its frame, ms, median of 51: \(key.column(6, digits: 2))")
    }
    if let still = programs.still(posts, seconds: 5) {
      print("Still for 5 s: \(still.bytes) bytes, \(still.wakeUps) wake-ups")
    }
  }
}

extension Size {
  fileprivate var name: String {
    "\(width)×\(height)".padding(toLength: 7, withPad: " ", startingAt: 0)
  }
}

extension Double {
  fileprivate func column(_ width: Int, digits: Int = 1) -> String {
    let text = String(format: "%.\(digits)f", self)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
