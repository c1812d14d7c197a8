import Feeds
import Views

/// A text of an article as it is drawn: in parts of one style each, some of which are signs that its author did not write.
struct ArticleText {
  /// Something in a text that is pointed out.
  enum Focus: Equatable {
    /// The hit that the user went to, by where it begins.
    case hit(start: Int)
    /// The link that Enter opens, by its number in the text, from 0.
    case link(Int)
  }

  /// What leads somewhere, though it may be in several parts.
  struct Link: Equatable {
    let address: String
    /// Where it begins in the text that is drawn, in bytes of UTF-8.
    let start: Int
  }

  private struct Part {
    var run: AttributedText.Run
    /// Whether it is not looked for.
    let isSign: Bool
  }

  private var parts: [Part] = []

  /// Addresses of this kind lead to a block of the same article.
  private static let blockScheme = "block:"

  /// The block that a link leads to; nil where it leads elsewhere.
  static func block(of address: String) -> Int? {
    address.hasPrefix(blockScheme) ? Int(address.dropFirst(blockScheme.count)) : nil
  }

  /// A text that nothing is looked for in.
  init(sign: String = "", isBold: Bool = false) {
    if !sign.isEmpty { append(sign: AttributedText.Run(sign, isBold: isBold)) }
  }

  init(_ runs: [Article.Run], of article: Article, isBold: Bool = false) {
    for run in runs { append(run, of: article, isBold: isBold) }
  }

  static func + (left: ArticleText, right: ArticleText) -> ArticleText {
    var text = left
    text.parts += right.parts
    return text
  }

  mutating func append(sign run: AttributedText.Run) { parts.append(Part(run: run, isSign: true)) }

  mutating func append(_ words: String, isItalic: Bool) {
    parts.append(Part(run: AttributedText.Run(words, isItalic: isItalic), isSign: false))
  }

  /// Appends the number of a link, which opens it.
  mutating func append(number link: Int, of article: Article) {
    append(sign: AttributedText.Run(" "))
    append(
      sign: AttributedText.Run(
        "[\(link + 1)]", isDim: true, link: article.links[link].address))
  }
}

extension ArticleText {
  /// The text as it is drawn, without its styles.
  var plain: String { parts.reduce(into: "") { $0 += $1.run.text } }

  /// What leads somewhere, in the order of the text.
  var links: [Link] {
    var links: [Link] = []
    var (position, last) = (0, String?.none)
    for part in parts {
      if let address = part.run.link, address != last {
        links.append(Link(address: address, start: position))
      }
      last = part.run.link
      position += part.run.text.utf8.count
    }
    return links
  }

  /// Where words stand in what its author wrote, also where they begin in one style and end in another, in bytes of UTF-8.
  func hits(of words: [FoldedText]) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let text = FoldedText(parts.reduce(into: "") { if !$1.isSign { $0 += $1.run.text } })
    let found = words.flatMap(text.ranges).sorted { $0.lowerBound < $1.lowerBound }
    // Of two that overlap, the first counts.
    return found.reduce(into: []) { hits, hit in
      if hit.lowerBound >= hits.last?.upperBound ?? 0 { hits.append(hit) }
    }
  }

  /// Where hits begin in the text that is drawn, in bytes of UTF-8.
  func drawnOffsets(of hits: [Range<Int>]) -> [Int] {
    var offsets: [Int] = []
    var (drawn, written) = (0, 0)
    for part in parts {
      let length = part.run.text.utf8.count
      if !part.isSign {
        while offsets.count < hits.count, hits[offsets.count].lowerBound < written + length {
          offsets.append(drawn + hits[offsets.count].lowerBound - written)
        }
        written += length
      }
      drawn += length
    }
    return offsets
  }

  /// The text in its styles, with its hits marked: the one that the user went to more than the others.
  ///
  /// - Parameter hits: In their order, and none in another.
  func attributed(hits: [Range<Int>] = [], focus: Focus? = nil) -> AttributedText {
    var runs: [AttributedText.Run] = []
    var (position, link, last) = (0, -1, String?.none)
    var hits = hits[...]
    for part in parts {
      var run = part.run
      if let address = run.link, address != last { link += 1 }
      last = run.link
      if run.link != nil, focus == .link(link) { (run.isMarked, run.isDim) = (true, false) }
      guard !part.isSign else {
        runs.append(run)
        continue
      }
      let end = position + run.text.utf8.count
      hits = hits.drop { $0.upperBound <= position }
      let own = hits.prefix { $0.lowerBound < end }
      runs += own.isEmpty ? [run] : Self.marked(run, from: position, own, focus)
      position = end
    }
    return AttributedText(runs)
  }
}

extension ArticleText {
  private mutating func append(_ run: Article.Run, of article: Article, isBold: Bool) {
    let style = run.style
    guard style != .number else {
      return append(sign: AttributedText.Run(run.text, isDim: true))
    }
    let link = Self.address(of: run.target, in: article)
    let quote = style.contains(.code) ? AttributedText.Run("`", isDim: true, link: link) : nil
    if let quote { append(sign: quote) }
    // What its author has marked is no hit, and looks like none.
    let isMarked = style.contains(.mark)
    let whole = AttributedText.Run(
      run.text, isBold: isBold || isMarked || !style.isDisjoint(with: [.strong, .keyboard]),
      isItalic: style.contains(.emphasis), isUnderlined: isMarked || style.contains(.inserted),
      isStruckThrough: style.contains(.struck), link: link)
    parts.append(Part(run: whole, isSign: false))
    if let quote { append(sign: quote) }
  }

  private static func address(of target: Article.Target?, in article: Article) -> String? {
    switch target {
    case .link(let link): article.links[link].address
    case .block(let block): Self.blockScheme + "\(block)"
    case nil: nil
    }
  }

  /// The run in pieces, of which those that are looked for are marked.
  private static func marked(
    _ run: AttributedText.Run, from start: Int, _ hits: ArraySlice<Range<Int>>, _ focus: Focus?
  ) -> [AttributedText.Run] {
    let bytes = run.text.utf8
    var pieces: [AttributedText.Run] = []
    var position = 0
    func add(to end: Int, _ change: (inout AttributedText.Run) -> Void) {
      let end = end == .max ? bytes.count : min(end - start, bytes.count)
      guard end > position else { return }
      let first = bytes.index(bytes.startIndex, offsetBy: position)
      var piece = run
      piece.text = String(run.text[first..<bytes.index(first, offsetBy: end - position)])
      change(&piece)
      pieces.append(piece)
      position = end
    }
    for hit in hits {
      add(to: hit.lowerBound) { _ in }
      let isFocused = focus == .hit(start: hit.lowerBound)
      add(to: hit.upperBound) { $0.point(out: isFocused) }
    }
    add(to: .max) { _ in }
    return pieces
  }
}

extension AttributedText.Run {
  /// Reverses a hit: the one that the user went to is bold, the others are dim, so that they differ without colors, and
  /// on any background.
  fileprivate mutating func point(out isFocused: Bool) {
    isMarked = true
    isBold = isFocused
    isDim = !isFocused
  }
}
