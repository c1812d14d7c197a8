import Cells
import Views

/// All the keys of the reader, over whatever is on the screen; what is typed leaves those that have to do with it.
struct KeysPanel: View {
  @State private var filter = ""
  @Environment(\.keyMap) private var map
  @FocusState private var isTyping: Bool

  var body: some View {
    ScrollView {
      HStack(spacing: 16) {
        Text("Keys").bold()
        Text("Type to search · Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      TextField("Search", text: $filter).focused($isTyping).padding(.bottom, 16)
      ForEach(found, id: \.keys) { row in
        HStack(alignment: .top, spacing: 16) {
          Text(map.shown(row.keys)).bold().frame(width: 80, alignment: .leading)
          Text(row.help)
        }
      }
      if found.isEmpty { Text("No matching key.").foregroundColor(.secondary) }
    }
    .frame(maxWidth: 480)
    .onAppear { isTyping = true }
  }

  private var found: [ReaderKey] {
    let wanted = filter.lowercased()
    return ReaderKey.all.filter { row in
      wanted.isEmpty || map.shown(row.keys).split(separator: " ").contains(Substring(filter))
        || row.help.lowercased().contains(wanted)
    }
  }
}
