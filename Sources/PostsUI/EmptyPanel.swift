import Posts
import Views

/// All went well, and there are no posts.
struct EmptyPanel: View {
  var headline = "No posts"
  let message: String

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 16) {
        title
        Text(message).multilineTextAlignment(.center)
      }
      title
    }
    .padding(.horizontal)
  }

  private var title: some View { Text(headline).bold() }
}

/// Nothing was loaded, because the user cancelled the first load.
struct IdlePanel: View {
  @Environment(\.keyMap) private var keys

  var body: some View {
    Text("Nothing is loaded. Press \(keys.sign(of: .refresh)) to load.")
      .multilineTextAlignment(.center).padding(.horizontal)
  }
}
