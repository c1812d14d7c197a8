import Posts
import Views

extension ReaderScreen {
  /// Fetches the first pictures of the post that is read next, so that they are there when it is opened.
  func fetchNextPictures() async {
    guard drawsPictures, model.open != nil, let next = nextUnread else { return }
    guard let text = await model.text(of: next), !Task.isCancelled else { return }
    let rows = ArticleRows(text.article, on: text.link, columns: 1, drawsPictures: true)
    for picture in rows.rows.lazy.compactMap(rows.picture).prefix(Self.mostAhead) {
      // Its size is the room that it gets. What fails now says so when it is shown.
      _ = try? await pictureService(picture.source, PictureRequest(size: .zero))
      if Task.isCancelled { return }
    }
  }

  /// The post that `n` opens, where it is not far away.
  private var nextUnread: StoredPost.ID? {
    guard let posts = model.state.content, let index = position.selectedIndex(in: posts) else {
      return nil
    }
    return posts[(index + 1)...].prefix(Self.farthest).first { !$0.isRead }?.id
  }

  /// Those that are on its first screen.
  private static var mostAhead: Int { 3 }
  private static var farthest: Int { 100 }
}
