import TerminalUI

/// There are no posts, and why.
struct NoPostsView: View {
  let reason: String

  var body: some View {
    ContentUnavailableView("No posts", systemImage: "tray", description: Text(reason))
  }
}
