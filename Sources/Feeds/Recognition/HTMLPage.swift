import Essentials

/// What a web page says of itself: its title, and the feeds that it names.
struct HTMLPage {
  /// On one line, shortened; nil where there is none.
  private(set) var title: String?
  private(set) var feeds: [FeedLink] = []

  private var base: URL?
  private var hasBase = false
  /// A title and links that come later are not found.
  private static let maximumLength = 1 << 18
  private static let maximumFeeds = 20

  /// Reads the beginning of a page, which has an address.
  init(_ text: UnsafeRawBufferPointer, base: URL?) {
    self.base = base
    let start = UnsafeRawBufferPointer(rebasing: text.prefix(Self.maximumLength))
    start.withMemoryRebound(to: UInt8.self) { read($0) }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var tokens = HTMLTokenizer(text)
    var isTitle = false
    while let token = tokens.next() {
      switch token {
      case .start(let tag):
        isTitle = tag == .title && title == nil
        if tag == .base, !hasBase { takeBase(tokens) }
        if tag == .link { takeLink(tokens) }
      case .text(let range, _) where isTitle:
        let line = HTMLText.collapsed(HTMLReferences.text(of: tokens[range.prefix(1000)]))
        title = line.isEmpty ? nil : String(line.prefix(60))
      case .end: isTitle = false
      case .text: break
      }
    }
  }

  /// Only the first counts, as in a browser.
  private mutating func takeBase(_ tag: HTMLTokenizer) {
    guard let address = tag.text(of: "href") else { return }
    hasBase = true
    base = link(address).flatMap(URL.init(string:)) ?? base
  }

  private mutating func takeLink(_ tag: HTMLTokenizer) {
    let words = (tag.text(of: "rel") ?? "").lowercased().split { $0.isWhitespace }
    let type = (tag.text(of: "type") ?? "").lowercased().prefix { $0 != ";" && $0 != " " }
    guard feeds.count < Self.maximumFeeds, words.contains("alternate"),
      Self.types.contains(String(type)),
      let address = tag.text(of: "href").flatMap({ link($0) }), address.hasPrefix("http"),
      !feeds.contains(where: { $0.address == address })
    else { return }
    let title = TextCleaner.clean(tag.text(of: "title") ?? "", lines: .one)
    feeds.append(FeedLink(title: title.isEmpty ? nil : title, address: address))
  }

  private func link(_ address: String) -> String? { SafeLink.link(address, base: base) }

  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/feed+json", "application/json",
    "application/rdf+xml",
  ]
}
