import Views

/// The source answered, and has no posts.
struct EmptyPanel: View {
  let message: String

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 16) {
        headline
        Text(message).multilineTextAlignment(.center)
      }
      headline
    }
    .padding(.horizontal)
  }

  private var headline: some View { Text("No posts").bold() }
}
