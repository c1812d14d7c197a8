import Cells
import Posts
import Views

/// All the keys of the reader, over whatever is on the screen; what is typed leaves those that have to do with it.
struct KeysPanel: View {
  /// Those of the user.
  let commands: [UserCommand]
  @State private var filter = ""
  @State private var scroll = ScrollState()
  @Environment(\.keyMap) private var map
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("Keys").bold()
        Text("Type to search · Esc closes").foregroundColor(.secondary).lineLimit(1)
      }
      TextField("Search", text: $filter).focused($isTyping).padding(.bottom, 16)
      ScrollView(state: scroll) {
        ForEach(found, id: \.keys) { row in
          HStack(alignment: .top, spacing: 16) {
            Text(row.keys).bold().frame(width: 80, alignment: .leading)
            Text(row.help)
          }
        }
        if found.isEmpty { Text("Nothing found").foregroundColor(.secondary) }
      }
    }
    .frame(maxWidth: 480)
    .onKeyPress { scroll.press($0) }
    .onChange(of: filter) { scroll.line = 0 }
    .onAppear { isTyping = true }
  }

  private var found: [(keys: String, help: String)] {
    let wanted = filter.lowercased()
    // What no key does is no row.
    return rows.filter { row in
      !row.keys.isEmpty
        && (wanted.isEmpty || row.keys.split(separator: " ").contains(Substring(filter))
          || row.help.lowercased().contains(wanted))
    }
  }

  private var macros: [(keys: String, help: String)] {
    map.macros.map { ($0.key.sign, $0.value.map(\.name).joined(separator: ", ")) }
      .sorted { $0.0 < $1.0 }
  }

  private var rows: [(keys: String, help: String)] {
    ReaderKey.all.map { (map.shown($0.keys), $0.help) } + macros
      + commands.map { ($0.key?.sign ?? "", $0.name) }
  }
}
