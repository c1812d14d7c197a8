import Views

/// Nothing was loaded, because the person gave the first load up.
struct IdlePanel: View {
  var body: some View {
    Text("Nothing is loaded. Press r to load.").multilineTextAlignment(.center).padding(.horizontal)
  }
}
