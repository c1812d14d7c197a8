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
