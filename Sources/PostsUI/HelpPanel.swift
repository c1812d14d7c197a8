import Cells
import Views

/// All the keys, over whatever is on the screen.
struct HelpPanel: View {
  let isDebugging: Bool
  let close: () -> Void

  private static let keys: [(key: String, action: String)] = [
    ("r", "Refresh, or try again"),
    ("↑ ↓ j k", "Move or scroll"),
    ("Space", "A page on; PgUp goes back"),
    ("g G", "To the start, to the end"),
    ("Enter", "Open, or press the button"),
    ("Esc", "Back, or cancel the loading"),
    ("Tab", "Next button"),
    ("i", "What happened so far"),
    ("Ctrl-L", "Draw the screen again"),
    ("Ctrl-Z", "Suspend; fg comes back"),
    ("q Ctrl-C", "Quit"),
  ]

  var body: some View {
    ScrollView {
      HStack(spacing: 16) {
        Text("Keys").bold()
        Text("Esc closes").foregroundColor(.secondary)
      }
      ForEach(Self.keys + (isDebugging ? [("d", "Force a state")] : []), id: \.key) { line in
        HStack(alignment: .top, spacing: 16) {
          Text(line.key).bold().frame(width: 64, alignment: .leading)
          Text(line.action)
        }
      }
    }
    .frame(maxWidth: 336)
    .onKeyPress(keys: ["?", "q"]) { _ in
      close()
      return .handled
    }
  }
}
