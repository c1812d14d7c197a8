import Cells
import Feeds
import Posts
import Views

/// All links of a post, of which Enter opens the selected one, and a number its own as in the post.
struct LinksPanel: View {
  let links: [PostLink]
  /// The digits that were typed.
  let number: LinkNumber
  let addDigit: (Int) -> Void
  let openNumber: () -> Void
  let forgetNumber: () -> Void
  let open: (String) -> Void
  @State private var position = ListPosition<Int>()

  var body: some View {
    let digits = max(3, "\(links.count)".count)
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Links").bold()
        Text("Enter opens · Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      List(links, position: position) { link in
        HStack(alignment: .top) {
          Text("\(link.id)").frame(
            width: ReaderLayout.column * Double(digits), alignment: .trailing)
          VStack(alignment: .leading) {
            if !link.words.isEmpty { Text(link.words).hyperlink(link.address).lineLimit(1) }
            Text(link.address)
              .hyperlink(link.address)
              .foregroundColor(.secondary).lineLimit(1).truncationMode(.middle)
          }
        }
      }
      .frame(maxHeight: Double(16 * lineCount))
      .onOpen(links, at: position) {
        if number.digits.isEmpty { open(links[$0 - 1].address) } else { openNumber() }
      }
    }
    .onKeyPress { key in
      if key == KeyPress(.escape), !number.digits.isEmpty {
        forgetNumber()
      } else if key.modifiers.isEmpty, let digit = key.key.character.wholeNumberValue {
        addDigit(digit)
      } else {
        return .ignored
      }
      return .handled
    }
  }

  private var lineCount: Int { links.reduce(0) { $0 + ($1.words.isEmpty ? 1 : 2) } }
}

/// A link of a post, with what the text says of it.
struct PostLink: Identifiable, Equatable {
  /// Its number in the text, from 1.
  let id: Int
  let address: String
  /// What the text calls it, or the name of what is attached; empty where it has none.
  let words: String
}

extension PostText {
  /// The links by their numbers.
  var numberedLinks: [PostLink] {
    var words = Dictionary(
      article.links.map { ($0.address, $0.label) }, uniquingKeysWith: { first, _ in first })
    for attachment in attachments where words[attachment.address] == nil {
      words[attachment.address] = attachment.name == attachment.address ? "" : attachment.name
    }
    return links.enumerated().map { index, address in
      PostLink(
        id: index + 1, address: address,
        words: words[address] ?? (address == comments ? "Comments" : ""))
    }
  }
}

extension Article.Link {
  /// Its words, or what it is where it has none.
  fileprivate var label: String {
    guard words.isEmpty else { return words == address ? "" : words }
    return switch kind {
    // What is played has the name of its site at least.
    case .page, .media: ""
    case .picture: "Picture"
    }
  }
}
