import Cells
import Posts
import Views

/// Where the post stands that is read, and how it is laid out: kept from frame to frame, as long as it is the same post
/// with the same words.
final class ReadingPosition {
  /// A post as it is shown at a width.
  struct Page: Equatable {
    let post: PostText
    /// The emoji that the rows hold as they are; the others have names in them.
    let emoji: EmojiSupport
    let rows: ArticleRows
    let links: [PostLink]
    /// What is attached, and the comments.
    let headLinks: [PostLink]
    /// The title, or how the text begins.
    let headline: String
    let scroll: ScrollState

    /// - Parameter known: The same post at another width, or in other characters.
    fileprivate init(_ post: PostText, rows: ArticleRows, emoji: EmojiSupport, known: Page?) {
      self.post = post
      self.emoji = emoji
      self.rows = rows
      links = known?.links ?? post.numberedLinks
      headLinks = known?.headLinks ?? post.headLinks(among: links)
      headline = known?.headline ?? post.headline
      scroll = known?.scroll ?? ScrollState()
    }

    static func == (first: Page, second: Page) -> Bool {
      first.rows.columns == second.rows.columns && first.emoji == second.emoji
        && first.rows.drawsPictures == second.rows.drawsPictures && first.post == second.post
    }
  }

  /// Something in a post that Tab goes to and Enter opens.
  struct Stop: Equatable {
    let place: Place
    let address: String

    enum Place: Equatable {
      /// A row of the head, by the number of its link.
      case head(PostLink.ID)
      case text(ArticleLink)
    }

    fileprivate var row: AnyHashable {
      switch place {
      case .head(let link): AnyHashable(HeadRow(link: link))
      case .text(let link): AnyHashable(link.row)
      }
    }

    fileprivate var line: Int {
      switch place {
      case .head: 0
      case .text(let link): link.line
      }
    }
  }

  /// What a row of the head is known by that leads somewhere.
  struct HeadRow: Hashable {
    let link: PostLink.ID
  }

  private(set) var page: Page?
  /// How often rows were made, and articles laid out, so that tests can count the work of a key.
  private(set) var rowCount = 0
  private(set) var layoutCount = 0
  private var start: (post: StoredPost.ID, words: [FoldedText])?
  private var startLine: (post: StoredPost.ID, line: ReaderPlace.Line)?
  /// Of the page.
  private var found: (words: [FoldedText], hits: [ArticleHit])?
  private var knownStops: [Stop]?

  /// Keeps the page of a frame for the next one.
  func show(_ page: Page) {
    if self.page != page { (found, knownStops) = (nil, nil) }
    self.page = page
    if let startLine, startLine.post == page.post.id {
      let line = startLine.line
      if line != ReaderPlace.Line(block: 0, part: 0, line: 0) {
        page.scroll.scroll(
          toRow: ArticleRows.Row.ID(block: line.block, part: line.part), line: line.line)
      }
      self.startLine = nil
    }
    if let start, start.post == page.post.id { begin(start.post, at: start.words) }
  }

  /// Lets a post that was opened from a search start where its words stand, as soon as it is shown.
  func begin(_ post: StoredPost.ID, at words: [FoldedText]) {
    guard page?.post.id == post else {
      start = (post, words)
      return
    }
    start = nil
    if let first = hits(of: words).first { scroll(to: first.row, line: first.line) }
  }

  /// Lets a post start at a line, as soon as it is shown.
  func begin(_ post: StoredPost.ID, at line: ReaderPlace.Line) { startLine = (post, line) }

  /// Where words stand in the post that is read.
  func hits(of words: [FoldedText]) -> [ArticleHit] {
    guard let page else { return [] }
    if let found, found.words == words { return found.hits }
    let hits = page.rows.hits(of: words)
    found = (words, hits)
    return hits
  }

  /// The first hit on the screen or below it; nil where there is none.
  func firstHit(of words: [FoldedText]) -> Int? {
    let shown = shownRows
    return hits(of: words).firstIndex { hit in
      shown.contains { $0.row == hit.row && $0.lines.contains(hit.line) }
        || shown.last.map { $0.row.isAbove(hit.row) } ?? true
    }
  }

  /// What Tab goes to, in order: what is attached and the comments, then the links of the text.
  var stops: [Stop] {
    guard let page else { return [] }
    if let knownStops { return knownStops }
    let head = page.headLinks.map { Stop(place: .head($0.id), address: $0.address) }
    let stops = head + page.rows.links.map { Stop(place: .text($0), address: $0.address) }
    knownStops = stops
    return stops
  }

  /// Whether a stop is on the screen.
  func isShown(_ stop: Stop) -> Bool { stop.isShown(in: shownLines) }

  /// The number of the stop after one, or of the one before; of the first or last one on the screen, or beyond it, where
  /// there is none or the user has scrolled away from it. Nil where there is none.
  func stop(after last: Int?, forward: Bool) -> Int? {
    let stops = stops
    let shown = shownLines
    if let last, stops.indices.contains(last), stops[last].isShown(in: shown) {
      let next = last + (forward ? 1 : -1)
      return stops.indices.contains(next) ? next : nil
    }
    let indices = stops.indices
    let rows = shownRows
    if forward {
      return indices.first { stops[$0].isShown(in: shown) }
        ?? indices.first { stops[$0].isBelow(rows.last?.row) }
    }
    return indices.last { stops[$0].isShown(in: shown) }
      ?? indices.last { !stops[$0].isBelow(rows.first?.row) }
  }

  /// The picture that a stop belongs to; nil where it leads elsewhere, or the picture is not drawn.
  func picture(at stop: Stop) -> ArticlePicture? {
    guard case .text(let link) = stop.place else { return nil }
    let picture = page?.rows.picture(of: link.row)
    return picture?.address == stop.address ? picture : nil
  }

  /// Brings a stop onto the screen.
  func scroll(to stop: Stop) { scroll(to: stop.row, line: stop.line) }

  /// Brings a line of a row onto the screen.
  func scroll(to row: some Hashable, line: Int) {
    page?.scroll.scroll(toRow: row, line: line, ifHidden: true, above: 1)
  }

  /// Brings a block of the article to the top of the screen.
  func scroll(toBlock block: Int) {
    page?.scroll.scroll(toRow: ArticleRows.Row(block: block))
  }

  /// The page of a post at a width of its text: at its start where another one was shown, or the same with other words.
  ///
  /// - Parameter pixels: Tells the size of the picture at an address. One that becomes known later moves nothing.
  func page(
    of post: PostText, columns: Int, emoji: EmojiSupport = .all, drawsPictures: Bool = false,
    pixels: (String) -> Size? = { _ in nil }
  ) -> Page {
    let known = page.flatMap { $0.post == post ? $0 : nil }
    if let known, known.rows.columns == columns, known.emoji == emoji,
      known.rows.drawsPictures == drawsPictures
    {
      return known
    }
    layoutCount += 1
    let article = emoji == .all ? post.article : post.article.replacingText(emoji.written)
    let rows = ArticleRows(
      article, on: post.link, columns: columns, drawsPictures: drawsPictures, pixels: pixels)
    return Page(post, rows: rows, emoji: emoji, known: known)
  }

  /// A row of the page as a view.
  func view(
    of row: ArticleRows.Row, in page: Page, find: ArticleFind, stop: Stop?
  ) -> ArticleRowView {
    rowCount += 1
    var view = ArticleRowView(rows: page.rows, row: row, words: find.words)
    if case .text(let link) = stop?.place, link.row == row.id {
      view.focus = (link.text, .link(link.number))
    } else if find.isActive {
      let hits = hits(of: find.words)
      if let hit = hits.isEmpty ? nil : hits[min(find.hit, hits.count - 1)], hit.row == row.id {
        view.focus = (hit.text, .hit(start: hit.start))
      }
    }
    return view
  }

  /// The lines of each row that are on the screen.
  private var shownLines: [AnyHashable: Range<Int>] {
    Dictionary(page?.scroll.shownRows.map { ($0.id, $0.lines) } ?? []) { first, _ in first }
  }

  /// The rows of the article on the screen, with the lines of each that are there.
  private var shownRows: [(row: ArticleRows.Row, lines: Range<Int>)] {
    page?.scroll.shownRows.compactMap { row in
      (row.id.base as? ArticleRows.Row).map { ($0, row.lines) }
    } ?? []
  }
}

extension PostText {
  fileprivate func headLinks(among links: [PostLink]) -> [PostLink] {
    let known = Dictionary(links.map { ($0.address, $0) }) { first, _ in first }
    let addresses = attachments.map(\.address) + [comments].compactMap(\.self)
    return addresses.compactMap { known[$0] }
  }
}

extension ReadingPosition.Stop {
  fileprivate func isShown(in lines: [AnyHashable: Range<Int>]) -> Bool {
    lines[row]?.contains(line) == true
  }

  /// Whether it stands below a row; all that is in the text stands below none.
  fileprivate func isBelow(_ row: ArticleRows.Row?) -> Bool {
    guard case .text(let link) = place else { return false }
    return row?.isAbove(link.row) ?? true
  }
}

extension ArticleRows.Row {
  fileprivate func isAbove(_ row: ArticleRows.Row) -> Bool {
    (block, part) < (row.block, row.part)
  }
}
