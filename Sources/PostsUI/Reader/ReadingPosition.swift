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
    let scroll: ScrollState

    static func == (first: Page, second: Page) -> Bool {
      first.rows.columns == second.rows.columns && first.emoji == second.emoji
        && first.post == second.post
    }
  }

  private(set) var page: Page?
  /// How often rows were made, and articles laid out, so that tests can count the work of a key.
  private(set) var rowCount = 0
  private(set) var layoutCount = 0
  private var start: (post: StoredPost.ID, words: [String])?
  private var found: (rows: Int, words: [String], hits: [ArticleHit])?

  /// Keeps the page of a frame for the next one.
  func show(_ page: Page) {
    if self.page != page { found = nil }
    self.page = page
    if let start, start.post == page.post.id { begin(start.post, at: start.words) }
  }

  /// Lets a post that was opened from a search start where its words stand, as soon as it is shown.
  func begin(_ post: StoredPost.ID, at words: [String]) {
    guard page?.post.id == post else {
      start = (post, words)
      return
    }
    start = nil
    if let first = hits(of: words).first { scroll(to: first) }
  }

  /// Where words stand in the post that is read.
  func hits(of words: [String]) -> [ArticleHit] {
    guard let page else { return [] }
    if let found, found.rows == page.rows.columns, found.words == words { return found.hits }
    let hits = page.rows.hits(of: words)
    found = (page.rows.columns, words, hits)
    return hits
  }

  /// The number of the hit that follows one, around the ends; of the first on the screen or below it where none was
  /// gone to. Nil where there is none.
  func hit(after last: Int?, forward: Bool, of words: [String]) -> Int? {
    let hits = hits(of: words)
    guard !hits.isEmpty else { return nil }
    if let last { return (last + (forward ? 1 : hits.count - 1)) % hits.count }
    guard let top = page?.scroll.topRow?.id.base as? ArticleRows.Row.ID else { return 0 }
    return hits.firstIndex { ($0.row.block, $0.row.part) >= (top.block, top.part) } ?? 0
  }

  /// Brings a place of the text onto the screen.
  func scroll(to hit: ArticleHit) {
    page?.scroll.scroll(toRow: hit.row, line: hit.line, ifHidden: true, above: 1)
  }

  /// Brings a block of the article to the top of the screen.
  func scroll(toBlock block: Int) {
    page?.scroll.scroll(toRow: ArticleRows.Row.ID(block: block))
  }

  /// The page of a post at a width of its text: at its start where another one was shown, or the same with other words.
  func page(of post: PostText, columns: Int, emoji: EmojiSupport = .all) -> Page {
    let known = page.flatMap { $0.post == post ? $0 : nil }
    if let known, known.rows.columns == columns, known.emoji == emoji { return known }
    return Page(
      post: post, emoji: emoji, rows: rows(of: post, columns: columns, emoji: emoji),
      links: known?.links ?? post.numberedLinks, scroll: known?.scroll ?? ScrollState())
  }

  /// A row of the page as a view.
  func view(of row: ArticleRows.Row, in page: Page, words: [String]) -> ArticleRowView {
    rowCount += 1
    return ArticleRowView(rows: page.rows, row: row, words: words)
  }

  private func rows(of post: PostText, columns: Int, emoji: EmojiSupport) -> ArticleRows {
    layoutCount += 1
    let article = emoji == .all ? post.article : post.article.replacingText(emoji.written)
    return ArticleRows(article, columns: columns)
  }
}
