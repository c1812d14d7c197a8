import TerminalUI

/// The menu, and over it what was chosen.
struct GalleryScreen: View {
  @State private var path = NavigationPath()
  @Environment(\.quit) private var quit
  /// Makes the script of an approach that is opened, so that each begins with the first outcome.
  var script: () -> Script = { Script() }

  var body: some View {
    NavigationStack(path: $path) {
      MenuScreen { path = NavigationPath([$0]) }
        .navigationDestination(for: Approach.self) { approach in
          ExhibitScreen(approach: approach, script: script())
        }
        .navigationDestination(for: ControlPage.self) { PageScreen(page: $0) }
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }
}

/// All approaches, of which Enter or a digit opens one, and all pages of controls.
private struct MenuScreen: View {
  let open: (Approach) -> Void

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private static let hints = [
    Hint("↑↓", "Move"), Hint("Enter", "Open"), Hint("0-7", "Open that one"), Hint("q", "Quit"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      TitleBar(title: "Ways to keep the state of a view, and what it can do")
      List {
        Section("State: the same posts, the same answers of a server, eight ways to show them") {
          ForEach(Approach.allCases) { approach in
            NavigationLink(value: approach) {
              MenuRow(sign: "\(approach.rawValue)", approach.title, approach.summary)
            }
          }
        }
        Section("Controls, each page with its code") {
          ForEach(ControlPage.allCases) { page in
            NavigationLink(value: page) { MenuRow(page.title, page.summary) }
          }
        }
      }
      HintLine(hints: Self.hints)
    }
    .onKeyPress(keys: ["0", "1", "2", "3", "4", "5", "6", "7"], action: openNumber)
  }

  private func openNumber(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty, let number = press.key.character.wholeNumberValue,
      let approach = Approach(rawValue: number)
    else { return .ignored }
    open(approach)
    return .handled
  }
}

/// What is opened, and the digit that opens it.
private struct MenuRow: View {
  let sign: String
  let title: String
  let summary: String
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(sign: String = " ", _ title: String, _ summary: String) {
    self.sign = sign
    self.title = title
    self.summary = summary
  }

  var body: some View {
    HStack(spacing: 16) {
      Text(sign).foregroundStyle(.secondary)
      Text(title).bold().frame(maxWidth: 184, alignment: .leading)
      if horizontalSizeClass != .compact {
        Text(summary).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}
