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
