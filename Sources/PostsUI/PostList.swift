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
      if !post.body.isEmpty { Text(post.preview).lineLimit(post.title.isEmpty ? 3 : 2) }
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

extension Post {
  /// Bytes of a body that its first lines in the list cannot go beyond.
  private static let previewLength = 2000

  /// The start of the body as one paragraph.
  fileprivate var preview: String {
    let start = body.utf8.prefix(Self.previewLength)
    guard start.contains(UInt8(ascii: "\n")) else { return body }
    return body[..<start.endIndex].split(separator: "\n").joined(separator: " ")
  }
}
