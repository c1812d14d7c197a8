import Essentials

/// The links of an article in the making: each address once, and only those that something is said of.
struct ArticleLinks {
  private var links: [Article.Link] = []
  private let base: URL?
  /// What was asked for, and what it means: nil where that is not safe.
  private var addresses: [String: String?] = [:]
  private var indices: [String: Int] = [:]
  /// The names that links of the same article lead to; `Target.block` is an index of these until the end.
  private var jumps: [String] = []
  /// The indices of those that have words, or something to be seen.
  private var used: Set<Int> = []

  /// More links than these have no number, and more addresses are not looked at.
  private static let maximumLinks = 20_000
  private static let maximumJumps = 5_000

  /// - Parameter base: Where relative addresses are meant from.
  init(base: URL?) { self.base = base }

  /// Where a link leads; nil where that is nowhere that is safe.
  mutating func target(of href: String) -> Article.Target? {
    if href.hasPrefix("#") {
      guard href.count > 1, jumps.count < Self.maximumJumps else { return nil }
      jumps.append(String(href.dropFirst()))
      return .block(jumps.count - 1)
    }
    return address(of: href).flatMap { link(to: $0, .page) }.map { .link($0) }
  }

  /// Where an address means to lead; nil where it is not safe.
  mutating func address(of text: String) -> String? {
    if let known = addresses[text] { return known }
    guard addresses.count < Self.maximumLinks else { return nil }
    let address = SafeLink.link(text, base: base)
    addresses.updateValue(address, forKey: text)
    return address
  }

  /// The index of a link, the same wherever its address occurs; nil where there are too many.
  mutating func link(to address: String, _ kind: Article.Link.Kind, words: String = "") -> Int? {
    if let index = indices[address] {
      if links[index].words.isEmpty { links[index].words = words }
      return index
    }
    guard links.count < Self.maximumLinks else { return nil }
    indices[address] = links.count
    links.append(Article.Link(address: address, words: words, kind: kind))
    return links.count - 1
  }

  /// Keeps a link, as there is something to be seen of it; its first words are those it is called by.
  mutating func use(_ index: Int, words: String = "") {
    used.insert(index)
    if links[index].words.isEmpty, !words.isEmpty {
      links[index].words = FieldText.cut(HTMLText.collapsed(words), to: 300)
    }
  }

  /// Whether words are the address itself, so that no number is needed.
  func isAddress(_ words: String, of index: Int) -> Bool {
    let address = links[index].address
    return words == address || "mailto:" + words == address
      || words.utf8.contains(UInt8(ascii: ":")) && SafeLink.link(words) == address
  }

  /// Gives an article its links, numbered as those that are used.
  ///
  /// - Parameter names: What links of the article call its blocks, by their index; the first of a name counts.
  func finish(_ article: inout Article, names: [(name: String, block: Int)]) {
    if !jumps.isEmpty { resolveJumps(in: &article, names) }
    article.links = links
    if used.count < links.count { dropUnused(in: &article) }
  }
}

extension ArticleLinks {
  private func resolveJumps(in article: inout Article, _ names: [(name: String, block: Int)]) {
    let blocks = Dictionary(names.map { ($0.name, $0.block) }) { first, _ in first }
    for index in article.blocks.indices {
      article.blocks[index].mapRuns { runs in
        for run in runs.indices {
          guard case .block(let jump) = runs[run].target else { continue }
          runs[run].target = blocks[jumps[jump]].map { .block($0) }
        }
      }
    }
  }

  /// Takes links out that nothing is said of, and numbers the others again.
  private func dropUnused(in article: inout Article) {
    let kept = used.sorted()
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    article.links = kept.map { links[$0] }
    for index in article.blocks.indices {
      switch article.blocks[index].content {
      case .picture(var picture):
        picture.link = picture.link.flatMap { places[$0] }
        picture.outerLink = picture.outerLink.flatMap { places[$0] }
        article.blocks[index].content = .picture(picture)
      case .embed(var embed):
        embed.link = places[embed.link] ?? 0
        article.blocks[index].content = .embed(embed)
      case .heading, .paragraph, .code, .table, .term, .summary, .rule: break
      }
      article.blocks[index].mapRuns { runs in
        for run in runs.indices { runs[run].renumber(places) }
      }
    }
  }
}

extension Article.Run {
  /// Changes the indices of links, in its target and in a number that it shows.
  fileprivate mutating func renumber(_ places: [Int: Int]) {
    if case .link(let link) = target { target = places[link].map { .link($0) } }
    guard style == .number, let number = Int(text.dropFirst().dropLast()),
      let place = places[number - 1]
    else { return }
    text = "[\(place + 1)]"
  }
}
