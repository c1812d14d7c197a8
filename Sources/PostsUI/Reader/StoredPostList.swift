import Cells
import Posts
import Views

/// The posts of a list. Enter opens the selected one, and a click the one that is clicked.
struct StoredPostList: View {
  let posts: [StoredPost]
  /// The same by the day, where they stand in the order of their dates.
  var days: [PostDays.Day] = []
  let position: ListPosition<StoredPost.ID>
  /// The name of a source, where the posts are of several.
  let name: ((Source.ID) -> String)?
  /// Of the pane.
  let columns: Int
  /// Whether a post has one row.
  var isOneLine = false
  /// How many posts have come above the start of what is on the screen.
  var newCount = 0
  let time: WallTime
  let open: (StoredPost.ID) -> Void

  var body: some View {
    list
      .takesCounts()
      .onOpen(posts, at: position, open)
      .overlay(alignment: .bottomTrailing) {
        if newCount > 0 {
          Text(" ▲ \(newCount) new · g ").bold().padding(.trailing, 2 * ReaderLayout.column)
        }
      }
  }

  private var list: some View {
    List(position: position) {
      if days.isEmpty {
        ForEach(posts) { row($0) }
      } else {
        ForEach(days) { day in
          if let name = day.name {
            ListHeader {
              Text(name).foregroundColor(.secondary).padding(.leading, ReaderLayout.column)
            }
          }
          ForEach(posts[day.range]) { row($0) }
        }
      }
    }
  }

  private func row(_ post: StoredPost) -> some View {
    StoredPostRow(
      post: post, source: name?(post.source), sourceColumns: sourceColumns,
      age: time.age(of: post.date), isOneLine: isOneLine)
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
  /// Whether it has one row, with its source at the end where there is room.
  var isOneLine = false
  @Environment(\.emojiSupport) private var emojiSupport

  var body: some View {
    HStack {
      Text(post.isRead ? "  " : "● ").foregroundColor(.cyan)
        + Text(isOneLine && post.isStarred ? "★ " : "").foregroundColor(.yellow) + headline
      Spacer()
      if isOneLine, sourceColumns != nil, source != nil {
        Text(origin).foregroundColor(post.isRead ? .secondary : .teal).layoutPriority(1)
      }
      Text(age).foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
    if !isOneLine, post.isStarred || !origin.isEmpty || !post.title.isEmpty && !post.preview.isEmpty
    {
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
