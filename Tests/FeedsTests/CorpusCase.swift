import Feeds
import Foundation

/// One document of the corpus, and what is expected of it.
struct CorpusCase {
  let name: String
  let bytes: [UInt8]
  private let expected: [String: Any]

  /// Of the formats, of encodings, of what is odd but right, and of what is broken or no feed.
  static let folders = ["Atom", "Broken", "Encodings", "JSON", "Odd", "RDF", "RSS"]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  /// Every document of a folder that has its expectation beside it, in the order of their names.
  static func all(in folder: String) throws -> [CorpusCase] {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: folder), includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension != "json" || !$0.path.hasSuffix(suffix) }
      .sorted { $0.path < $1.path }.map { try CorpusCase(folder: folder, file: $0) }
  }

  private static let suffix = ".expected.json"

  private init(folder: String, file: URL) throws {
    let stem = file.deletingPathExtension()
    name = "\(folder)/\(file.lastPathComponent)"
    bytes = Array(try Data(contentsOf: file))
    let json = try Data(contentsOf: URL(filePath: stem.path + Self.suffix))
    expected = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
  }

  /// What the parser answers.
  var answer: Result<Feed, FeedError> {
    let base = (expected["address"] as? String).flatMap { URL(string: $0) }
    return Result { () throws(FeedError) in
      try FeedParser.feed(in: bytes, charset: expected["charset"] as? String, base: base)
    }
  }

  /// Each way in which the answer is not the expected one, a line each.
  var differences: [String] {
    var found = Differences(name: name)
    switch (answer, expected["error"] as? String) {
    case (.success(let feed), nil): compare(feed, &found)
    case (.failure(let error), let kind?): compare(error, kind, &found)
    case (.success(let feed), let kind?):
      found.add("error", "a feed of \(feed.items.count) items", kind)
    case (.failure(let error), nil): found.add("error", "\(error)", "a feed")
    }
    return found.lines
  }
}

extension CorpusCase {
  private func compare(_ feed: Feed, _ found: inout Differences) {
    found.compare("title", feed.title, expected["title"])
    found.compare("homepage", feed.homepage, expected["homepage"])
    found.compare("isTruncated", feed.isTruncated, expected["isTruncated"])
    let items = expected["items"] as? [[String: Any]] ?? []
    found.compare("count of items", feed.items.count, items.count)
    let ids = Set(feed.items.map(\.id))
    found.compare("count of ids", ids.count, feed.items.count)
    for (index, (item, expected)) in zip(feed.items, items).enumerated() {
      compare(item, expected, "item \(index)", &found)
    }
  }

  private func compare(
    _ item: FeedItem, _ expected: [String: Any], _ label: String, _ found: inout Differences
  ) {
    found.compare("\(label) id", item.id, expected["id"])
    found.compare("\(label) title", item.title, expected["title"])
    found.compare("\(label) body", item.body, expected["body"])
    found.compare("\(label) link", item.link, expected["link"])
    found.compare("\(label) author", item.author, expected["author"])
    found.compare("\(label) links", item.links, expected["links"])
    let seconds = item.date.map {
      Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down))
    }
    found.compare("\(label) date", seconds?.ISO8601Format(), expected["date"])
  }

  private func compare(_ error: FeedError, _ kind: String, _ found: inout Differences) {
    if kind != "any" {
      found.compare("error", String("\(error)".prefix(while: { $0 != "(" })), kind)
    }
    guard case .html(let title, let feeds) = error else { return }
    found.compare("title of the page", title, expected["title"])
    guard let expected = expected["feeds"] as? [[Any]] else { return }
    found.compare("addresses", feeds.map(\.address), expected.compactMap(\.last))
    for (feed, expected) in zip(feeds, expected) {
      found.compare("title of \(feed.address)", feed.title, expected.first)
    }
  }
}

/// Collects what differs in one document.
private struct Differences {
  let name: String
  private(set) var lines: [String] = []

  init(name: String) { self.name = name }

  /// Records a value that is not the expected one; what is not expected is not compared.
  mutating func compare(_ what: String, _ value: (some Equatable)?, _ expected: Any?) {
    guard let expected else { return }
    let isEqual = expected is NSNull ? value == nil : value.map { isSame($0, expected) } ?? false
    if isEqual { return }
    add(what, value.map { "\($0)" } ?? "nil", "\(expected)")
  }

  mutating func add(_ what: String, _ value: String, _ expected: String) {
    lines.append("\(name): \(what) is \(value.debugDescription), not \(expected.debugDescription)")
  }

  private func isSame<Value: Equatable>(_ value: Value, _ expected: Any) -> Bool {
    expected as? Value == value
  }
}
