import Cells
import Views

/// All links of a post, of which Enter opens the selected one: also those beyond the nine that have keys.
struct LinksPanel: View {
  let links: [String]
  let open: (String) -> Void
  @State private var position = ListPosition<Int>()

  private struct Numbered: Identifiable {
    let id: Int
    let link: String
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Links").bold()
        Text("Enter opens · Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      List(numbered, position: position) { item in
        HStack {
          Text("\(item.id)").frame(width: 24, alignment: .trailing)
          Text(item.link).lineLimit(1).truncationMode(.middle)
        }
      }
      .frame(maxHeight: Double(16 * links.count))
      .onKeyPress(.return) {
        guard let index = position.selectedIndex(in: numbered) else { return .ignored }
        open(links[index])
        return .handled
      }
      .onRowClick { if let id = $0.base as? Int { open(links[id - 1]) } }
    }
  }

  private var numbered: [Numbered] {
    links.enumerated().map { Numbered(id: $0 + 1, link: $1) }
  }
}
