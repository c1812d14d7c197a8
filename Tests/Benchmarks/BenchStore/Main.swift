import Foundation
import Store

/// Prints what a store of many sources and posts needs with a hundred queries and a hundred rules, beside a small one:
/// to open it, to show a list, to open each query, to mark a post and count again, and to save new posts.
///
/// Arguments: the number of posts of the large store, and the folder that keeps it for the next run.
@main enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
    let folder =
      arguments.dropFirst().first.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "outpost-bench-store")
    let sizes = [1000, count]
    let rows = try sizes.map { try StoreBench(posts: $0, in: folder).rows() }
    for (small, large) in zip(rows[0], rows[1]) {
      let name = small.name.padding(toLength: 44, withPad: " ", startingAt: 0)
      let times = [small.time, large.time].map { String(format: "%10.2f ms", $0 * 1000) }
      print(name, times.joined(separator: " "))
    }
  }
}
