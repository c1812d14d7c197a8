import Foundation
import Measuring

/// The cases: each has a separate server and homes, so that none profits from another.
struct ReaderBench {
  /// Where newsboat is; nil where it is not installed.
  let newsboat: String?
  private let outpost: String
  private let folder: URL

  init() throws {
    let files = FileManager.default
    outpost =
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "outpost").path
    newsboat = TimedProgram.find("newsboat")
    folder = files.temporaryDirectory
      .appending(path: "outpost-bench-reader-\(ProcessInfo.processInfo.processIdentifier)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  /// One feed of so many items: reload, start, opening the list, memory.
  func read(_ count: Int, runs: Int, into table: inout Table) throws {
    let feed = SampleFeed(title: count > 5000 ? "Manyposts" : "Someposts", count: count)
    let server = try FeedServer(["/feed": FeedServer.Page(body: feed.bytes)])
    let bench = ReadingBench(
      feed: feed, readers: try readers("\(count)", sources: [server.address("/feed")]))
    table.head("\(count) items in one feed of \(feed.bytes.count) bytes, medians of \(runs):")
    let rows = [
      ("reload into an empty store", bench.reload(runs: runs), 3.0),
      ("start to the first frame", bench.start(runs: runs), 1.0),
      ("opening the list", bench.open(runs: runs), 3.0),
    ]
    for (name, times, least) in rows {
      let times = pair(times.map { $0.map { $0 * 1000 } })
      table.row(name, "ms", newsboat: times.newsboat, outpost: times.outpost, least: least)
    }
    compare("browsing", bench.browsing(), in: &table)
    compare("fetching, browsing", bench.fetchingAndBrowsing(), in: &table)
  }

  private func compare(_ name: String, _ memory: [Memory?], in table: inout Table) {
    let most = pair(memory.map(\.?.most))
    let now = pair(memory.map(\.?.now))
    let own = pair(memory.map(\.?.own))
    table.row("\(name): at most (VmHWM)", "MB", newsboat: most.newsboat, outpost: most.outpost)
    table.row("\(name): then (VmRSS)", "MB", newsboat: now.newsboat, outpost: now.outpost)
    table.row("\(name): its own (RssAnon)", "MB", newsboat: own.newsboat, outpost: own.outpost)
  }

  /// Twenty feeds that take a second each.
  func slow(into table: inout Table) throws {
    let feed = SampleFeed(title: "Slowposts", count: 10).bytes
    let paths = (0..<20).map { "/slow/\($0)" }
    let server = try FeedServer(pages(paths, FeedServer.Page(body: feed, delay: 1)))
    let sources = paths.enumerated().map { server.address($1, host: $0) }
    table.head("20 feeds that take 1 s each, on \(server.hosts.count) hosts, one run:")
    let times = pair(try readers("slow", sources: sources).map { $0.reloaded() })
    table.row("reload", "s", newsboat: times.newsboat, outpost: times.outpost, digits: 2)
    if let newsboat {
      let home = folder.appending(path: "slow-threads")
      let reader = try Reader.newsboat(newsboat, home: home, sources: sources, threads: 20)
      table.add("newsboat with 20 threads", "s", reader.reloaded(), digits: 2)
    }
  }

  /// A thousand feeds that take 20 ms each, beside curl with as many connections, which only asks for them.
  func many(into table: inout Table) throws {
    let paths = (0..<1000).map { "/many/\($0)" }
    let bodies = paths.enumerated().map { SampleFeed(title: "Feed\($0.offset)", count: 10).bytes }
    let pages = zip(paths, bodies).map { ($0, FeedServer.Page(body: $1, delay: 0.02)) }
    let server = try FeedServer(Dictionary(uniqueKeysWithValues: pages))
    let sources = paths.enumerated().map { server.address($1, host: $0) }
    let list = folder.appending(path: "many.curl")
    try Data(sources.map { "url = \"\($0)\"\noutput = /dev/null\n" }.joined().utf8).write(to: list)
    let arguments = [
      "--disable", "--parallel", "--parallel-max", "8", "--silent", "--config", list.path,
    ]
    let curl = TimedProgram.find("curl")
    let reader = try Reader.outpost(outpost, home: folder.appending(path: "many"), sources: sources)
    var plain = Samples()
    var ours = Samples()
    for _ in 0..<5 {
      reader.empty()
      guard let curl, let first = TimedProgram.seconds(curl, arguments),
        let second = reader.reloaded()
      else { break }
      plain.add(first)
      ours.add(second)
    }
    table.head(
      "1000 feeds of 10 items that take 20 ms each, on \(server.hosts.count) hosts, medians of 5:",
      beside: "curl")
    table.within(
      "reload", "s", bound: plain.median > 0 ? plain.median : nil,
      outpost: ours.median > 0 ? ours.median : nil, most: 1.1)
  }

  /// Twenty servers that take a request and never answer, while the screen shows how long that goes on.
  func hang(into table: inout Table) throws {
    let paths = (0..<20).map { "/hang/\($0)" }
    let server = try FeedServer(pages(paths, FeedServer.Page(body: [], delay: 3600)))
    let sources = paths.enumerated().map { server.address($1, host: $0) }
    let reader = try Reader.outpost(outpost, home: folder.appending(path: "hang"), sources: sources)
    let seconds = 20.0
    let program = reader.shown()
    program?.bytes(during: 3)
    let before = program?.processorTime
    program?.bytes(during: seconds)
    let after = program?.processorTime
    table.head(
      "20 servers that hang, \(Int(seconds)) s of the screen with its spinners:", beside: "limit")
    table.within(
      "processor time", "% of a core", bound: 1,
      outpost: before.flatMap { before in after.map { ($0 - before) / seconds * 100 } }, most: 1)
  }

  /// A post with pictures that is scrolled by a line a key, beside one of text.
  func pictures(into table: inout Table) throws {
    let bench = try PictureBench(outpost: outpost, home: folder.appending(path: "pictures"))
    table.head("900 keys that scroll past pictures, seconds of processor time:", beside: "text")
    for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
      for (name, colors) in [("256 colours", ""), ("truecolor", "truecolor")] {
        let times = bench.scrolling(columns: columns, rows: rows, colors: colors)
        table.within(
          "\(columns)×\(rows), \(name)", "s", bound: times?.text, outpost: times?.pictures,
          most: 1.2)
      }
    }
    table.head("Eight pictures of 9.5 MB each:", beside: "limit")
    table.within(
      "at most (VmHWM)", "MB", bound: Self.mostMemory, outpost: bench.memory()?.most, most: 1)
  }

  /// That of the reader with pictures, in megabytes.
  private static let mostMemory = 64.0

  private func pages(_ paths: [String], _ page: FeedServer.Page) -> [String: FeedServer.Page] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, page) })
  }

  /// Newsboat first, where it is here, and Outpost.
  private func readers(_ name: String, sources: [String]) throws -> [Reader] {
    let homes = folder.appending(path: name)
    let ours = try Reader.outpost(outpost, home: homes.appending(path: "outpost"), sources: sources)
    guard let newsboat else { return [ours] }
    return [
      try Reader.newsboat(newsboat, home: homes.appending(path: "newsboat"), sources: sources),
      ours,
    ]
  }

  private func pair(_ figures: [Double?]) -> (newsboat: Double?, outpost: Double?) {
    (figures.count > 1 ? figures[0] : nil, figures.last ?? nil)
  }
}
