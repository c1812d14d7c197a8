import Feeds
import Views

/// The runs of an article as styled text.
struct ArticleText {
  let article: Article
  /// What is looked for in it, in small letters; empty where nothing is.
  var words: [String] = []

  /// Addresses of this kind lead to a block of the same article.
  private static let blockScheme = "block:"

  /// The block that a link leads to; nil where it leads elsewhere.
  static func block(of address: String) -> Int? {
    address.hasPrefix(blockScheme) ? Int(address.dropFirst(blockScheme.count)) : nil
  }

  func text(of runs: [Article.Run], isBold: Bool = false) -> Text {
    Text(AttributedText(attributed(runs, isBold: isBold)))
  }

  /// The text of runs as it is drawn, without its styles.
  func plain(of runs: [Article.Run]) -> String { attributed(runs).map(\.text).joined() }

  /// Where in `plain(of:)` the words stand that are looked for, in bytes of UTF-8.
  func hits(in runs: [Article.Run]) -> [Int] {
    let hits = ranges(in: runs)
    guard !hits.isEmpty else { return [] }
    let parts = zip(runs, Self.starts(of: runs))
    return hits.map { hit in
      // The signs around code that stand before the hit.
      parts.reduce(hit.lowerBound) { offset, part in
        let (run, start) = part
        guard Self.isCode(run), start <= hit.lowerBound else { return offset }
        return offset + (start + run.text.utf8.count <= hit.lowerBound ? 2 : 1)
      }
    }
  }

  /// A number in the text, with the gap before it; empty for none.
  func number(_ link: Int?) -> AttributedText.Run {
    AttributedText.Run(link.map { " [\($0 + 1)]" } ?? "", isDim: true)
  }

  private func attributed(_ runs: [Article.Run], isBold: Bool = false) -> [AttributedText.Run] {
    let hits = ranges(in: runs)
    guard !hits.isEmpty else { return runs.flatMap { attributed($0, isBold: isBold, hits: []) } }
    return zip(runs, Self.starts(of: runs)).flatMap { run, start in
      let end = start + run.text.utf8.count
      let own = hits.filter { $0.overlaps(start..<end) }.map {
        max(0, $0.lowerBound - start)..<min(end - start, $0.upperBound - start)
      }
      return attributed(run, isBold: isBold, hits: own)
    }
  }

  /// - Parameter hits: What is pointed out of the run, in bytes of UTF-8.
  private func attributed(
    _ run: Article.Run, isBold: Bool, hits: [Range<Int>]
  ) -> [AttributedText.Run] {
    let style = run.style
    guard style != .number else {
      return marked(AttributedText.Run(run.text, isDim: true), hits)
    }
    let whole = AttributedText.Run(
      run.text, isBold: isBold || style.contains(.strong) || style.contains(.keyboard),
      isItalic: style.contains(.emphasis), isUnderlined: style.contains(.inserted),
      isStruckThrough: style.contains(.struck), isMarked: style.contains(.mark),
      link: address(of: run.target))
    let parts = marked(whole, hits)
    guard Self.isCode(run) else { return parts }
    let quote = AttributedText.Run("`", isDim: true)
    return [quote] + parts + [quote]
  }

  private func address(of target: Article.Target?) -> String? {
    switch target {
    case .link(let link): article.links[link].address
    case .block(let block): Self.blockScheme + "\(block)"
    case nil: nil
    }
  }

  /// The run in parts, of which those that are looked for are pointed out.
  private func marked(_ run: AttributedText.Run, _ hits: [Range<Int>]) -> [AttributedText.Run] {
    guard !hits.isEmpty else { return [run] }
    let bytes = run.text.utf8
    var parts: [AttributedText.Run] = []
    var position = 0
    func add(to end: Int, isHit: Bool) {
      guard end > position else { return }
      let start = bytes.index(bytes.startIndex, offsetBy: position)
      var part = run
      part.text = String(run.text[start..<bytes.index(start, offsetBy: end - position)])
      part.isMarked = isHit || run.isMarked
      parts.append(part)
      position = end
    }
    for hit in hits {
      add(to: hit.lowerBound, isHit: false)
      add(to: hit.upperBound, isHit: true)
    }
    add(to: bytes.count, isHit: false)
    return parts
  }

  /// Where the words stand in the text of runs, also where they begin in one and end in another.
  private func ranges(in runs: [Article.Run]) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let text = runs.map(\.text).joined()
    let small = text.lowercased()
    guard words.contains(where: small.contains) else { return [] }
    var found: [Range<Int>] = []
    for word in words where small.contains(word) {
      var rest = text[...]
      while let hit = rest.range(ofSmall: word) {
        let start = text.utf8.distance(from: text.startIndex, to: hit.lowerBound)
        found.append(start..<start + text[hit].utf8.count)
        rest = rest[hit.upperBound...]
      }
    }
    // Of two that overlap, the first counts.
    return found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, hit in
      if hit.lowerBound >= ranges.last?.upperBound ?? 0 { ranges.append(hit) }
    }
  }

  private static func starts(of runs: [Article.Run]) -> [Int] {
    var start = 0
    return runs.map { run in
      defer { start += run.text.utf8.count }
      return start
    }
  }

  private static func isCode(_ run: Article.Run) -> Bool { run.style.contains(.code) }
}

extension StringProtocol {
  /// Where a text in small letters stands first, in any letters.
  func range(ofSmall search: String) -> Range<Index>? {
    guard !search.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      var (index, wanted) = (start, search.startIndex)
      while index < endIndex, wanted < search.endIndex,
        self[index] == search[wanted] || self[index].lowercased() == String(search[wanted])
      {
        index = self.index(after: index)
        wanted = search.index(after: wanted)
      }
      if wanted == search.endIndex { return start..<index }
      start = self.index(after: start)
    }
    return nil
  }
}
