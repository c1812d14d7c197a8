import TerminalUI

/// The menu, and over it the approach that was chosen.
struct GalleryScreen: View {
  @State private var path: [Approach] = []
  @Environment(\.quit) private var quit
  /// Makes the script of an approach that is opened, so that each begins with the first outcome.
  var script: () -> Script = { Script() }

  var body: some View {
    NavigationStack(path: $path) {
      MenuScreen { path = [$0] }
        .navigationDestination(for: Approach.self) { approach in
          ExhibitScreen(approach: approach, script: script())
        }
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }
}

/// All approaches, of which Enter or a digit opens one.
private struct MenuScreen: View {
  let open: (Approach) -> Void

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private static let hints = [
    Hint("↑↓", "Move"), Hint("Enter", "Open"), Hint("0-7", "Open that one"), Hint("q", "Quit"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      TitleBar(title: "Ways to keep the state of a view")
      if horizontalSizeClass != .compact { introduction }
      List(Approach.allCases) { approach in
        NavigationLink(value: approach) { ApproachRow(approach: approach) }
      }
      .listRowSpacing(horizontalSizeClass == .compact ? 0 : 16)
      HintLine(hints: Self.hints)
    }
    .onKeyPress(keys: ["0", "1", "2", "3", "4", "5", "6", "7"], action: openNumber)
  }

  private var introduction: some View {
    Text("The same posts, the same answers of a server, eight ways to say what is on the screen.")
      .foregroundStyle(.secondary)
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func openNumber(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty, let number = press.key.character.wholeNumberValue,
      let approach = Approach(rawValue: number)
    else { return .ignored }
    open(approach)
    return .handled
  }
}

private struct ApproachRow: View {
  let approach: Approach
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    HStack(spacing: 16) {
      Text("\(approach.rawValue)").foregroundStyle(.secondary)
      Text(approach.title).bold().frame(maxWidth: 184, alignment: .leading)
      if horizontalSizeClass != .compact {
        Text(approach.summary).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}
