import Cells
import Posts
import Views

/// The posts of a shelf. Enter opens the selected one, and a click the one that is clicked.
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
    .onKeyPress(.return) {
      guard let index = position.selectedIndex(in: posts) else { return .ignored }
      open(posts[index].id)
      return .handled
    }
    .onRowClick { id in
      if let id = id.base as? StoredPost.ID { open(id) }
    }
  }

  /// The previews lie below one another where there is room for that.
  private var sourceColumns: Int? { columns < 64 ? nil : 20 }
}
