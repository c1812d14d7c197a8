import Foundation
import Measuring

/// Scrolling past the pictures of a post, beside text of as many rows; and the memory that large pictures take.
struct PictureBench {
  let outpost: String
  let home: URL
  private let server: FeedServer
  private static let posts = [
    "pictures": (0..<10).map(picture), "text": (0..<45).map(paragraph),
    "large": (0..<8).map { "<p>Words.</p><img src='/large/\($0).png' width='160' height='32'>" },
  ]

  init(outpost: String, home: URL) throws {
    self.outpost = outpost
    self.home = home
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let picture = [UInt8](try Data(contentsOf: tests.appending(path: "Tapes/Images/sunset.png")))
    var pages = Self.posts.mapValues { FeedServer.Page(body: Self.feed($0.joined())) }
    pages = Dictionary(uniqueKeysWithValues: pages.map { ("/\($0)", $1) })
    for number in 0..<10 { pages["/\(number).png"] = FeedServer.Page(body: picture) }
    let noise = FeedServer.Page(body: NoisePNG.bytes(side: 1779))
    for number in 0..<8 { pages["/large/\(number).png"] = noise }
    server = try FeedServer(pages)
  }

  /// Seconds of processor time of 900 keys each. The two take turns, so that whatever else runs slows both.
  func scrolling(columns: Int, rows: Int, colors: String) -> (pictures: Double, text: Double)? {
    let programs = ["pictures", "text"].compactMap { post in
      program(post, columns: columns, rows: rows, colors: colors)
    }
    guard programs.count == 2 else { return nil }
    let starts = programs.compactMap(\.processorTime)
    for turn in 0..<60 {
      for program in programs { Self.press(turn / 10 % 2 == 0 ? "k" : "j", 15, in: program) }
    }
    let times = zip(programs.compactMap(\.processorTime), starts).map { $0 - $1 }
    return times.count == 2 ? (times[0], times[1]) : nil
  }

  /// The memory of the reader that shows eight pictures of 9.5 MB.
  func memory() -> Memory? {
    let program = program("large", columns: 100, rows: 60, colors: "truecolor")
    program?.bytes(untilStillFor: 5000)
    return program.flatMap { Memory(of: $0) }
  }

  /// A post that was scrolled through once, so that all of its pictures are there.
  private func program(_ post: String, columns: Int, rows: Int, colors: String)
    -> ProgramOnTerminal?
  {
    let variables = ["CONFIG", "DATA", "CACHE", "STATE"].map {
      "XDG_\($0)_HOME=\(home.appending(path: post).path)"
    }
    guard
      let program = ProgramOnTerminal(
        outpost, [server.address("/\(post)")], variables: variables + ["COLORTERM=\(colors)"]),
      program.time(of: ["A post"]) != nil
    else { return nil }
    program.resize(columns: columns, rows: rows)
    program.bytes(untilStillFor: 500)
    program.type("\r")
    program.bytes(untilStillFor: 2000)
    Self.press("j", 150, in: program)
    program.bytes(untilStillFor: 2000)
    return program
  }

  private static func press(_ key: String, _ count: Int, in program: ProgramOnTerminal) {
    for _ in 0..<count {
      program.type(key)
      program.bytes(untilStillFor: 8, firstWithin: 100)
    }
  }

  private static func picture(_ number: Int) -> String {
    "<p>Before it.</p><img src='/\(number).png' width='624' height='352' alt='Evening \(number)'>"
  }

  private static func paragraph(_ number: Int) -> String {
    let words = "The evening came slowly over the hills, and nobody lit a lamp before it was dark. "
    return "<p>\(number). \(String(repeating: words, count: 5))</p>"
  }

  private static func feed(_ html: String) -> [UInt8] {
    let head = #"{"version": "https://jsonfeed.org/version/1.1", "title": "Bench", "items": ["#
    return Array(#"\#(head){"id": "1", "title": "A post", "content_html": "\#(html)"}]}"#.utf8)
  }
}
