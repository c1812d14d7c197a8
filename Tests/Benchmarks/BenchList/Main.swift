import TerminalUI

/// The list that `BenchBaseline run` draws, as one writes it with views: j and k select, Page Down goes on by a screen,
/// s starts and stops a spinner, q quits.
@main struct ListProgram: App {
  var body: some Scene {
    WindowGroup { ListScreen() }
  }
}

private struct Post: Identifiable {
  let id: Int
  var title: String { "Post number \(id + 1)" }
  var text: String { "\(id * 7919 % 1009) \(Self.words) \(Self.words)" }

  private static let words =
    "The path which data travels is a line and not a web: nothing on it knows anything to its right "
    + "except the next step, and nothing looks back, so that every screen is one case of one enum."
}

private struct ListScreen: View {
  @Environment(\.quit) private var quit
  @State private var posts = (0..<1000).map(Post.init)
  @State private var selection: Int? = 0
  @State private var isLoading = false

  var body: some View {
    NavigationStack {
      List(posts, selection: $selection) { post in
        VStack(alignment: .leading, spacing: 0) {
          Text(post.title).bold()
          Text(post.text).lineLimit(2)
        }
      }
      .navigationTitle("Outpost")
      .toolbar {
        if isLoading { ProgressView() }
        Text("\((selection ?? 0) + 1)/\(posts.count)")
      }
    }
    .onKeyPress("s") {
      isLoading.toggle()
      return .handled
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }
}
