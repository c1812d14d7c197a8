import Views

/// The source answered, and has no posts.
struct EmptyPanel: View {
  let message: String

  var body: some View {
    VStack(spacing: 16) {
      Text("No posts").bold()
      Text(message).multilineTextAlignment(.center)
    }
    .padding(.horizontal)
  }
}
