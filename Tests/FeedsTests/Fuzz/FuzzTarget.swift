import Foundation

@testable import Feeds

/// What is given broken documents.
enum FuzzTarget: CaseIterable {
  case feed
  case list
  case body
  case title
  case date
  case link

  /// What a target made of an input, to be looked at outside of the time that it may take.
  func answer(to input: FuzzInput) -> FuzzResult {
    let base = URL(string: "https://odd.example/feed")
    var answer = FuzzResult(length: input.bytes.count)
    switch self {
    case .feed: answer.feed = try? FeedParser.feed(in: input.bytes, base: base)
    case .list:
      let list = try? OPML(input.bytes)
      answer.lines = [list?.title].compactMap(\.self) + (list?.entries ?? []).flatMap(\.lines)
    case .body:
      let article = PostContent(input.text, form: .html, base: base).article
      answer.texts = [article.text, article.words]
      answer.lines = [article.preview(title: "a", length: 300)] + article.links.map(\.words)
      answer.links = article.links.map(\.address)
    case .title: answer.lines = [HTMLText.line(of: input.text)]
    case .date: _ = FeedDate.date(input.text)
    case .link:
      let link = SafeLink.link(input.text, base: base)
      answer.links = link.map { [$0] } ?? []
    }
    return answer
  }
}

/// A broken document.
struct FuzzInput {
  let bytes: [UInt8]
  /// What it holds once it is text, which all but the feeds are made of.
  let text: String

  /// Swift's own way from bytes to text throws an error for each that is none, and a test looks at each for long.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = bytes.withUnsafeBytes { bytes in
      let source = SourceText(bytes, charset: nil)
      return withExtendedLifetime(source) { String(decoding: source.bytes, as: UTF8.self) }
    }
  }
}

/// What a target made of an input.
struct FuzzResult {
  let length: Int
  var feed: Feed?
  var lines: [String] = []
  var texts: [String] = []
  var links: [String] = []

  init(length: Int) { self.length = length }

  /// What is wrong with it; nil where all is well.
  var fault: String? {
    if let fault = feed.flatMap(fault) { return fault }
    if !lines.allSatisfy({ Self.isClean($0, lines: .one) }) { return "a line is not clean" }
    if !texts.allSatisfy({ Self.isClean($0, lines: .many) }) { return "a text is not clean" }
    return links.allSatisfy(Self.isSafe) ? nil : "a link is not safe"
  }
}

extension FuzzResult {
  private func fault(in feed: Feed) -> String? {
    if Set(feed.items.map(\.id)).count != feed.items.count { return "ids are not unique" }
    let lines = feed.items.flatMap { [$0.id, $0.title, $0.author ?? ""] } + [feed.title ?? ""]
    if !lines.allSatisfy({ Self.isClean($0, lines: .one) }) {
      return "a line of an item is not clean"
    }
    let bodies = feed.items.map(\.body)
    if !bodies.allSatisfy({ Self.isClean($0, lines: .many) }) { return "a body is not clean" }
    let links = feed.items.flatMap { $0.links + [$0.link] } + [feed.homepage]
    if !links.compactMap(\.self).allSatisfy(Self.isSafe) { return "a link of an item is not safe" }
    let size = (lines + bodies).reduce(0) { $0 + $1.utf8.count }
    return size > length * 16 + 4096 ? "\(size) bytes of text came out" : nil
  }

  private static func isSafe(_ link: String) -> Bool { SafeLink.link(link) == link }

  private static func isClean(_ text: String, lines: TextCleaner.Lines) -> Bool {
    TextCleaner.clean(text, lines: lines) == text
  }
}

extension OPMLEntry {
  fileprivate var lines: [String] { [address] + [name, folder].compactMap(\.self) }
}
