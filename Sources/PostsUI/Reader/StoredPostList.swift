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
  var download: (StoredPost.ID) -> Download? = { _ in nil }
  /// How many posts have come above the start of what is on the screen.
  var newCount = 0
  let time: WallTime
  let open: (StoredPost.ID) -> Void
  @Environment(\.keyMap) private var keys

  var body: some View {
    list
      .takesCounts()
      .onOpen(posts, at: position, open)
      .overlay(alignment: .bottomTrailing) {
        if newCount > 0 {
          Text(newText).bold().padding(.trailing, 2 * ReaderLayout.column)
        }
      }
  }

  /// With the key that leads there.
  private var newText: String {
    let key = keys.shown("g").split(separator: " ").first.map { " · \($0)" } ?? ""
    return " ▲ \(newCount) new\(key) "
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
      age: time.age(of: post.date), download: download(post.id), isOneLine: isOneLine)
  }

  /// The previews lie below one another where there is room for that.
  private var sourceColumns: Int? { columns < 64 ? nil : min(max(20, columns - 70), 32) }
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
  var download: Download?
  /// Whether it has one row, with its source at the end where there is room.
  var isOneLine = false
  @Environment(\.emojiSupport) private var emojiSupport

  var body: some View {
    HStack {
      Text(post.isRead ? "  " : "● ").role(.accent)
        + Text(isOneLine && post.isStarred ? "★ " : "").role(.star) + headline
      Spacer()
      if isOneLine, sourceColumns != nil, source != nil {
        originText.layoutPriority(1)
      }
      if isOneLine, let sound = soundInLine {
        Text(sound).foregroundColor(.secondary).layoutPriority(1)
      }
      Text(age).foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
    if !isOneLine, hasSecondLine {
      (Text(post.isStarred ? "★ " : "  ").role(.star) + originText
        + Text(state)
        + Text(sound + (post.title.isEmpty ? "" : post.preview)).foregroundColor(.secondary))
        .lineLimit(1)
    }
  }

  private var hasSecondLine: Bool {
    post.isStarred || !origin.isEmpty || post.sound != nil || download != nil
      || !post.title.isEmpty && !post.preview.isEmpty
  }

  /// What its download is doing.
  private var state: String { download.map { $0.text(isLong: true) + "  " } ?? "" }

  /// How long and how large its sound is, where its download does not say so.
  private var sound: String {
    guard let sound = post.sound, download?.state != .loading else { return "" }
    return sound.note + "  "
  }

  /// The same in a few columns.
  private var soundInLine: String? {
    download.map { (sourceColumns == nil ? $0.sign : $0.text()) + "  " }
      ?? post.sound.map { (sourceColumns == nil ? $0.shortNote : $0.note) + "  " }
  }

  private var headline: Text {
    let fallback = post.preview.isEmpty ? "Untitled" : post.preview
    let text = Text(post.title.isEmpty ? fallback : post.title).hyperlink(post.link)
    return post.isRead ? text.foregroundColor(.secondary) : text.bold()
  }

  private var originText: Text {
    post.isRead ? Text(origin).foregroundColor(.secondary) : Text(origin).role(.accent)
  }

  private var origin: String {
    guard let source else { return "" }
    let name = emojiSupport.written(source)
    return (sourceColumns.map(name.filling) ?? name) + "  "
  }
}
