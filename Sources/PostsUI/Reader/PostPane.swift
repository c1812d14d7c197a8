import Posts
import Views

/// A post to be read, on the whole screen or beside the list.
struct PostPane: View {
  let post: OpenPost
  /// Where it comes from, who wrote it, and when.
  let byline: String
  let position: ReadingPosition
  /// Of the pane.
  let columns: Int

  /// Lines that are longer are hard to read.
  private static let widest = 640.0
  /// Columns that no text has: those of the scroll bar, and one at either side.
  private static let edges = (bar: 2, text: 2)

  var body: some View {
    let page = page
    return ScrollView(state: page.scroll) {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          (Text(star).foregroundColor(.yellow) + Text(headline)).font(.title)
          Text(byline).foregroundColor(.teal)
        }
        if !post.text.body.isEmpty { Text(post.text.body) }
        if post.text.link != nil || !page.links.isEmpty {
          VStack(alignment: .leading) {
            if let link = post.text.link { reference("o", Text(link)) }
            ForEach(page.links) { reference("\($0.id)", Text($0.label + $0.address)) }
          }
        }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: Self.widest, alignment: .leading)
    }
    .pane()
    .onChange(of: page, initial: true) { position.show(page) }
  }

  /// A link with the key that opens it.
  private func reference(_ key: String, _ link: Text) -> some View {
    HStack(alignment: .top) {
      Text(key).bold().frame(width: 24, alignment: .trailing)
      link.foregroundColor(.secondary)
    }
  }

  private var page: ReadingPosition.Page {
    let widest = Int(Self.widest / ReaderLayout.column)
    let width = min(columns - Self.edges.bar, widest) - Self.edges.text
    let parts = [star + headline, byline, "", post.text.body, ""]
    return position.page(of: post.text, parts, columns: width)
  }

  private var star: String { post.isStarred ? "★ " : "" }

  /// The title, or how the text begins.
  private var headline: String {
    guard post.text.title.isEmpty else { return post.text.title }
    guard let line = post.text.body.split(separator: "\n").first.map(String.init) else {
      return "Untitled"
    }
    return line.columns > Self.longestStart ? line.filling(Self.longestStart) : line
  }

  private static let longestStart = 60
}
