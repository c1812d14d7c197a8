import Posts
import Views

/// Where the post stands that is read: a line is found again by its text where the width has changed.
final class PostPlace {
  let scroll = ScrollPlace()
  private var post: PostText?
  private var columns = 0
  private var anchor: (mark: Mark, line: Int)?
  private var linkCache: [PostLink] = []

  /// A byte of one of the texts that lie below one another.
  private struct Mark {
    let part: Int
    let byte: Int
  }

  /// Makes the place one in a post, at its start where another one was read before, or the same with other words.
  func settle(in post: PostText, _ parts: [String], columns: Int) {
    defer { self.columns = columns }
    guard self.post == post else {
      self.post = post
      linkCache = post.numberedLinks
      anchor = nil
      scroll.line = 0
      return
    }
    guard columns != self.columns, scroll.line > 0 else { return }
    // What the person has not moved since then is where it was first, however often the width changes.
    let mark =
      anchor.flatMap { $0.line == scroll.line ? $0.mark : nil }
      ?? Self.mark(of: scroll.line, in: parts.map { TextBreaks($0, columns: self.columns) })
    let line = Self.line(of: mark, in: parts.map { TextBreaks($0, columns: columns) })
    anchor = (mark, line)
    scroll.line = line
  }

  /// The links of that post.
  var links: [PostLink] { linkCache }

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
