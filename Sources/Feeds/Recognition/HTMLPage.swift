import CMarkup
import Essentials

/// What a web page says of itself: its title, and the feeds that it names.
struct HTMLPage {
  /// On one line, shortened; nil where there is none.
  private(set) var title: String?
  private(set) var feeds: [FeedLink] = []

  private var base: URL?
  private var hasBase = false
  private var titleBytes: [UInt8] = []
  private var titleState = TitleState.before

  private enum TitleState {
    case before
    case inside
    case after
  }

  /// A title and links that come later are not found.
  private static let maximumLength = 1 << 18
  private static let maximumFeeds = 20

  /// Reads the beginning of a page, which has an address.
  init(_ text: UnsafeRawBufferPointer, base: URL?) {
    self.base = base
    read(UnsafeRawBufferPointer(rebasing: text.prefix(Self.maximumLength)))
    let words = TextCleaner.clean(String(decoding: titleBytes, as: UTF8.self), lines: .one)
      .split(separator: " ")
    title = words.isEmpty ? nil : String(words.joined(separator: " ").prefix(60))
  }

  private mutating func read(_ text: UnsafeRawBufferPointer) {
    withUnsafeMutablePointer(to: &self) { pointer in
      var handler = MUHandler(
        context: pointer,
        start: { context, name, _, attributes, count in
          guard let page = context?.assumingMemoryBound(to: HTMLPage.self), let name else { return }
          let all = UnsafeBufferPointer(start: attributes, count: count)
          page.pointee.start(String(cString: name), HTMLAttributes(all: all))
        },
        end: { context, _, _ in
          let page = context?.assumingMemoryBound(to: HTMLPage.self)
          if page?.pointee.titleState == .inside { page?.pointee.titleState = .after }
        },
        text: { context, text, count in
          let page = context?.assumingMemoryBound(to: HTMLPage.self)
          guard page?.pointee.titleState == .inside else { return }
          let bytes = UnsafeRawBufferPointer(start: text, count: min(count, 1000))
          page?.pointee.titleBytes.append(contentsOf: bytes)
        })
      // No limit: a tag has at least one byte.
      var tags = text.count
      _ = mu_read_html(text.baseAddress, text.count, &handler, &tags)
    }
  }

  private mutating func start(_ name: String, _ attributes: HTMLAttributes) {
    if titleState == .inside { titleState = .after }
    switch name {
    case "title" where titleState == .before: titleState = .inside
    case "base" where !hasBase: takeBase(attributes)
    case "link": takeLink(attributes)
    default: break
    }
  }

  /// Only the first counts, as in a browser.
  private mutating func takeBase(_ attributes: HTMLAttributes) {
    guard let address = attributes["href"] else { return }
    hasBase = true
    base = link(address).flatMap(URL.init(string:)) ?? base
  }

  private mutating func takeLink(_ attributes: HTMLAttributes) {
    let words = (attributes["rel"] ?? "").lowercased().split { $0.isWhitespace }
    let type = (attributes["type"] ?? "").lowercased().prefix { $0 != ";" && $0 != " " }
    guard feeds.count < Self.maximumFeeds, words.contains("alternate"),
      Self.types.contains(String(type)),
      let address = attributes["href"].flatMap({ link($0) }), address.hasPrefix("http"),
      !feeds.contains(where: { $0.address == address })
    else { return }
    let title = TextCleaner.clean(attributes["title"] ?? "", lines: .one)
    feeds.append(FeedLink(title: title.isEmpty ? nil : title, address: address))
  }

  private func link(_ address: String) -> String? { SafeLink.link(address, base: base) }

  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/feed+json", "application/json",
    "application/rdf+xml",
  ]
}
