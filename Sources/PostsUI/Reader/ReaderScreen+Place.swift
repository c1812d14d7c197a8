import Posts
import StateKit
import Views

extension ReaderScreen {
  /// Goes on where the last run was left.
  func begin() {
    guard let start = model.takeStart(), let post = start.post else { return }
    func show() {
      guard let posts = model.state.content, posts.contains(where: { $0.id == post }) else {
        return
      }
      positions.show(shownList)
      position.select(post, in: posts)
      guard let line = start.line else { return }
      readingPosition.begin(post, at: line)
      if start.isClosed != true { read(post) }
    }
    // It may lie beyond the posts that are there at once.
    if model.state.content?.contains(where: { $0.id == post }) == true {
      show()
    } else {
      model.whenListed(show)
    }
  }

  /// The post that the pane beside the list shows because it is selected; nil where the list has no such pane.
  func followed(in layout: ReaderLayout) -> StoredPost.ID? {
    guard layout.post != nil, layout.posts != nil, pane == .posts, focus == .pane(.posts) else {
      return nil
    }
    return selectedID
  }

  var selectedID: StoredPost.ID? {
    let posts = model.state.content ?? []
    return position.selectedIndex(in: posts).map { posts[$0].id }
  }

  /// Whether the end of the post that is read is on the screen, where that makes it read.
  var isEndShown: Bool {
    guard model.marksScrolled, pane == .post, let page = readingPosition.page,
      page.post.id == model.open?.id
    else { return false }
    return !page.scroll.shownRows.isEmpty && page.scroll.isAtEnd
  }

  /// The line at the top of the post that is read; nil where none is read.
  var startLine: ReaderPlace.Line? {
    guard pane == .post, let page = readingPosition.page, page.post.id == model.open?.id else {
      return nil
    }
    guard let top = page.scroll.topRow, let row = top.id.base as? ArticleRows.Row.ID else {
      return ReaderPlace.Line(block: 0, part: 0, line: 0)
    }
    return ReaderPlace.Line(block: row.block, part: row.part, line: top.line)
  }

  /// Takes over what of a post is on the screen.
  func noteShown() {
    if let line = startLine { noteLine(line) }
    if isEndShown { model.markShown() }
  }

  /// The line of a post that is closed is where it is read again.
  func noteLine(_ line: ReaderPlace.Line?) {
    if let line { model.place.line = line }
    model.place.isClosed = line == nil ? true : nil
  }

  /// The line belongs to the post that is selected.
  func noteSelection(_ id: StoredPost.ID?) {
    guard let id, id != model.place.post else { return }
    (model.place.post, model.place.line) = (id, startLine)
    model.place.isClosed = startLine == nil ? true : nil
  }
}
