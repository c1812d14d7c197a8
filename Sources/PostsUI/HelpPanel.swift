import Cells
import Views

/// All the keys, over whatever is on the screen.
struct HelpPanel: View {
  @Binding var isShown: Bool

  private static let keys: [(key: String, action: String)] = [
    ("r", "Refresh, or try again"),
    ("j k ↑ ↓", "Next and previous post"),
    ("Space PgDn PgUp", "A page on, a page back"),
    ("g G Home End", "First and last post"),
    ("Enter", "Open the post, or press the button"),
    ("Esc", "Go back, or cancel the loading"),
    ("Tab", "Next button"),
    ("Ctrl-L", "Draw the screen again"),
    ("Ctrl-Z", "Suspend; fg comes back"),
    ("q Ctrl-C", "Quit"),
  ]

  var body: some View {
    ScrollView {
      Text("Keys").bold()
      ForEach(Self.keys, id: \.key) { line in
        HStack(alignment: .top, spacing: 16) {
          Text(line.key).bold().frame(width: 128, alignment: .leading)
          Text(line.action)
        }
      }
    }
    .frame(maxWidth: 432)
    .onKeyPress("?", action: close)
    .onKeyPress("q", action: close)
  }

  private func close() -> KeyPress.Result {
    isShown = false
    return .handled
  }
}
