import TerminalUI

/// The posts, or that there are none.
struct PostList: View {
  let posts: [Post]

  var body: some View {
    List(posts) { post in
      VStack(alignment: .leading) {
        Text(post.title).font(.headline).lineLimit(1)
        Text(post.body).lineLimit(2)
      }
    }
    .listRowSpacing(16)
  }
}

/// There are no posts, and why.
struct NoPostsView: View {
  let reason: String

  var body: some View {
    ContentUnavailableView("No posts", systemImage: "tray", description: Text(reason))
  }
}
