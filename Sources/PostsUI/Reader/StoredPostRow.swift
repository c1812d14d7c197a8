import Posts
import Views

/// A post in a list: its marks, its title and its age, and below them where it comes from and how it begins.
///
/// It is as few texts as it can be: a screen of such rows is made anew at each page.
struct StoredPostRow: View {
  let post: StoredPost
  /// Nil in a list of one source.
  let source: String?
  /// Columns for that; nil where the preview follows at once.
  let sourceColumns: Int?
  let age: String

  var body: some View {
    HStack {
      Text(post.isRead ? "  " : "● ").foregroundColor(.cyan) + headline
      Spacer()
      Text(age).foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
    (Text(post.isStarred ? "★ " : "  ").foregroundColor(.yellow)
      + Text(origin).foregroundColor(post.isRead ? .secondary : .teal)
      + Text(post.title.isEmpty ? "" : post.preview).foregroundColor(.secondary))
      .lineLimit(1)
  }

  private var headline: Text {
    let fallback = post.preview.isEmpty ? "Untitled" : post.preview
    let text = Text(post.title.isEmpty ? fallback : post.title)
    return post.isRead ? text.foregroundColor(.secondary) : text.bold()
  }

  private var origin: String {
    guard let source else { return "" }
    return (sourceColumns.map(source.filling) ?? source) + "  "
  }
}
