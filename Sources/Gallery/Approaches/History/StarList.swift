import TerminalUI

/// The posts, to which Enter gives a star: something that a load can keep a person from doing.
struct StarList: View {
  let posts: [Post]
  @Binding var starred: Set<Post.ID>

  var body: some View {
    List(posts) { post in
      VStack(alignment: .leading) {
        HStack {
          star(for: post)
          Text(post.title).font(.headline).lineLimit(1)
        }
        Text(post.body).lineLimit(2)
      }
    }
    .listRowSpacing(16)
  }

  private func star(for post: Post) -> some View {
    Button {
      starred.formSymmetricDifference([post.id])
    } label: {
      Image(systemName: starred.contains(post.id) ? "star.fill" : "star")
    }
    .buttonStyle(.plain)
  }
}
