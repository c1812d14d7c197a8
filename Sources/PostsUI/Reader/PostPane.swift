import Views

/// A post to be read, on the whole screen or beside the list.
struct PostPane: View {
  let title: String
  /// Where it comes from, who wrote it, and when.
  let byline: String
  let isStarred: Bool
  let text: String
  let link: String?
  /// What `[1]` and so on in the text stand for.
  let links: [String]

  /// Lines that are longer are hard to read.
  private static let widest = 640.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          headline.font(.title)
          Text(byline).foregroundColor(.teal)
        }
        if !text.isEmpty { Text(text) }
        if !references.isEmpty {
          VStack(alignment: .leading) {
            ForEach(references, id: \.key) { reference in
              HStack(alignment: .top) {
                Text(reference.key).bold().frame(width: 24, alignment: .trailing)
                Text(reference.link).foregroundColor(.secondary)
              }
            }
          }
        }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: Self.widest, alignment: .leading)
    }
    .pane()
  }

  private var headline: Text {
    Text(isStarred ? "★ " : "").foregroundColor(.yellow) + Text(title.isEmpty ? "Untitled" : title)
  }

  /// The links with the keys that open them.
  private var references: [(key: String, link: String)] {
    (link.map { [("o", $0)] } ?? []) + links.enumerated().map { ("\($0 + 1)", $1) }
  }
}
