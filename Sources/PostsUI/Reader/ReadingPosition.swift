import Posts
import Views

/// Where the post stands that is read: a line is found again by its text where the width has changed.
final class ReadingPosition {
  /// A post as it is shown at a width.
  struct Page: Equatable {
    let post: PostText
    let columns: Int
    let links: [PostLink]
    let scroll: ScrollState
    fileprivate var anchor: (mark: Mark, line: Int)?

    static func == (first: Page, second: Page) -> Bool {
      first.columns == second.columns && first.post == second.post
    }
  }

  /// A byte of one of the texts that lie below one another.
  fileprivate struct Mark {
    let part: Int
    let byte: Int
  }

  private var shown: Page?

  /// Keeps the page of a frame for the next one.
  func show(_ page: Page) { shown = page }

  /// The page of a post at a width: at its start where another one is shown, or the same with other words.
  ///
  /// - Parameter parts: The texts that lie below one another in it.
  func page(of post: PostText, _ parts: [String], columns: Int) -> Page {
    guard let shown, shown.post == post else {
      return Page(post: post, columns: columns, links: post.numberedLinks, scroll: ScrollState())
    }
    guard columns != shown.columns else { return shown }
    guard shown.scroll.line > 0 else {
      return Page(post: post, columns: columns, links: shown.links, scroll: shown.scroll)
    }
    // What the user has not moved since then is where it was first, however often the width changes.
    let mark =
      shown.anchor.flatMap { $0.line == shown.scroll.line ? $0.mark : nil }
      ?? Self.mark(
        of: shown.scroll.line, in: parts.map { TextBreaks($0, columns: shown.columns) })
    let scroll = ScrollState()
    scroll.line = Self.line(of: mark, in: parts.map { TextBreaks($0, columns: columns) })
    return Page(
      post: post, columns: columns, links: shown.links, scroll: scroll, anchor: (mark, scroll.line))
  }

  private static func mark(of line: Int, in parts: [TextBreaks]) -> Mark {
    var rest = line
    for (part, breaks) in parts.enumerated() {
      if rest < breaks.count { return Mark(part: part, byte: breaks.start(of: rest)) }
      rest -= breaks.count
    }
    return Mark(part: parts.count, byte: rest)
  }

  private static func line(of mark: Mark, in parts: [TextBreaks]) -> Int {
    let above = parts.prefix(mark.part).reduce(0) { $0 + $1.count }
    return above
      + (parts.indices.contains(mark.part) ? parts[mark.part].line(of: mark.byte) : mark.byte)
  }
}
