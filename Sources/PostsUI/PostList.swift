import Cells
import Posts
import Views

/// The posts, of which Enter opens the selected one.
struct PostList: View {
  let posts: [Post]
  let position: ListPosition<Post.ID>
  let open: (Post) -> Void

  var body: some View {
    List(posts, position: position) { post in
      if !post.title.isEmpty { Text(post.title).font(.headline).lineLimit(1) }
      if !post.body.isEmpty { Text(post.body).lineLimit(post.title.isEmpty ? 3 : 2) }
      if post.title.isEmpty, post.body.isEmpty { Text("Untitled").foregroundColor(.secondary) }
    }
    .listRowSpacing(16)
    .onKeyPress(.return) {
      guard let index = position.selectedIndex(in: posts) else { return .ignored }
      open(posts[index])
      return .handled
    }
  }
}
