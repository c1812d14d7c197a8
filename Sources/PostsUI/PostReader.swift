import Posts
import Views

/// One post on the whole screen.
struct PostReader: View {
  let post: Post

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        if !post.title.isEmpty { Text(post.title).font(.title) }
        if !post.body.isEmpty { Text(post.body) }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: 640, alignment: .leading)
    }
  }
}
