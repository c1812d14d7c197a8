import Cells
import Posts
import Views

/// The posts of a list. Enter opens the selected one, and a click the one that is clicked.
struct StoredPostList: View {
  let posts: [StoredPost]
  let position: ListPosition<StoredPost.ID>
  /// The name of a source, where the posts are of several.
  let name: ((Source.ID) -> String)?
  /// Of the pane.
  let columns: Int
  let time: WallTime
  let open: (StoredPost.ID) -> Void

  var body: some View {
    List(posts, position: position) { post in
      StoredPostRow(
        post: post, source: name?(post.source), sourceColumns: sourceColumns,
        age: time.age(of: post.date))
    }
    .onOpen(posts, at: position, open)
  }

  /// The previews lie below one another where there is room for that.
  private var sourceColumns: Int? { columns < 64 ? nil : 20 }
}

/// A post in a list: its marks, its title and its age, and below them where it comes from and how it begins.
///
/// It is as few texts as it can be: a screen of such rows is drawn again at each page.
struct StoredPostRow: View {
  let post: StoredPost
  /// Nil in a list of one source.
  let source: String?
  /// Columns for that; nil where the preview follows at once.
  let sourceColumns: Int?
  let age: String
  @Environment(\.emojiSupport) private var emojiSupport

  var body: some View {
    HStack {
      Text(post.isRead ? "  " : "● ").foregroundColor(.cyan) + headline
      Spacer()
      Text(age).foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
    if post.isStarred || !origin.isEmpty || !post.title.isEmpty && !post.preview.isEmpty {
      (Text(post.isStarred ? "★ " : "  ").foregroundColor(.yellow)
        + Text(origin).foregroundColor(post.isRead ? .secondary : .teal)
        + Text(post.title.isEmpty ? "" : post.preview).foregroundColor(.secondary))
        .lineLimit(1)
    }
  }

  private var headline: Text {
    let fallback = post.preview.isEmpty ? "Untitled" : post.preview
    let text = Text(post.title.isEmpty ? fallback : post.title).hyperlink(post.link)
    return post.isRead ? text.foregroundColor(.secondary) : text.bold()
  }

  private var origin: String {
    guard let source else { return "" }
    let name = emojiSupport.written(source)
    return (sourceColumns.map(name.filling) ?? name) + "  "
  }
}
