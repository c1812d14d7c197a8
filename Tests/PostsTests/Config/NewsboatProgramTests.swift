import Foundation
import StateKit
import TestSupport
import Testing

@testable import Posts
@testable import Store

/// Newsboat itself reads what was edited here. `.ci/setup tests` installs it on Debian.
@Suite(.enabled(if: NewsboatProgram.isExpected), .timeLimit(.minutes(10)))
struct NewsboatProgramTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  /// A feed of one post, in a file.
  private func address(_ number: Int) throws -> String {
    let path = "\(home.path)/\(number).xml"
    let item = "<item><title>\(number)</title><guid>\(number)</guid></item>"
    try home.write(
      "<rss version='2.0'><channel><title>\(number)</title>\(item)</channel></rss>", to: path)
    return "file://" + path
  }

  @Test func `newsboat reads a list that was edited fifty times`() async throws {
    try home.subscribe(
      "# mine\n\n\(address(1)) \"A b\" ~One # first\n\"query:Unread:unread = \\\"yes\\\"\"\n\(address(2))"
    )
    let files = home.files
    var random = SeededGenerator(seed: 19)
    var next = 3
    for _ in 1...50 {
      let sources = try files.sources()
      let source = try #require(sources.randomElement(using: &random))
      switch sources.count < 3 ? 0 : random.number(0...4) {
      case 0, 1:
        let new = Source(
          address: try Source.address(address(next), home: nil),
          name: "New \"\(next)\" \\ é", folder: "A/b \(next)")
        try files.add(new)
        next += 1
      case 2:
        var renamed = source
        renamed.name = ["# \(next)", "!x", "~", "a\tb", nil].randomElement(using: &random) ?? nil
        try files.edit(renamed)
      case 3:
        var moved = source
        moved.folders = ["C\(next)", "# d \"e\""]
        try files.edit(moved)
      default: try files.remove(source.id)
      }
    }
    let sources = try files.sources()
    #expect(try files.read().warnings == [] && sources.count > 3)
    #expect(home.subscriptions.hasPrefix("# mine\n\n"))
    let (list, cache) = (home.directories.subscriptionFile, home.path + "/cache.db")
    try await BlockingWork.run {
      let process = try Spawn.start(["newsboat", "-u", list, "-c", cache, "-x", "reload"])
      let end = Spawn.waitForEnd(of: process, seconds: 600)
      #expect(end.status == 0 && !end.wasKilled)
    }
    let database = try Database(path: cache)
    let known = try database.statement("SELECT rssurl FROM rss_feed").all { $0.text(0) }
    #expect(known.sorted() == sources.map { "file://" + $0.id }.sorted())
    withExtendedLifetime(database) {}
  }
}

private enum NewsboatProgram {
  /// Where it is not installed on Linux that is told.
  static var isExpected: Bool {
    #if os(Linux)
      true
    #else
      Spawn.find("newsboat", on: ProcessInfo.processInfo.environment["PATH"]) != nil
    #endif
  }
}
