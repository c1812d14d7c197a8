import Cells
import Views

/// All links of a post, of which Enter opens the selected one: also those beyond the nine that have keys.
struct LinksPanel: View {
  let links: [PostLink]
  let open: (String) -> Void
  @State private var position = ListPosition<Int>()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Links").bold()
        Text("Enter opens · Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      .padding(.bottom, 16)
      List(links, position: position) { link in
        HStack(alignment: .top) {
          Text("\(link.id)").frame(width: 24, alignment: .trailing)
          VStack(alignment: .leading) {
            if let words = link.words, !words.isEmpty { Text(words).lineLimit(1) }
            Text(link.label + link.address)
              .foregroundColor(.secondary).lineLimit(1).truncationMode(.middle)
          }
        }
      }
      .frame(maxHeight: Double(16 * lineCount))
      .onKeyPress(.return) {
        guard let index = position.selectedIndex(in: links) else { return .ignored }
        open(links[index].address)
        return .handled
      }
      .onRowClick { if let id = $0.base as? Int { open(links[id - 1].address) } }
    }
  }

  private var lineCount: Int { links.reduce(0) { $0 + ($1.words?.isEmpty == false ? 2 : 1) } }
}
