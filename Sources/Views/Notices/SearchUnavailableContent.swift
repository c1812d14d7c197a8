/// The parts of what is shown when a search found nothing.
public enum SearchUnavailableContent {
  /// Says for what.
  public struct Label: View {
    let text: String?

    /// The text that was searched for, where it is known.
    public var body: some View {
      let isKnown = text?.isEmpty == false
      Views.Label(
        isKnown ? "No Results for “\(text ?? "")”" : "No Results", systemImage: "magnifyingglass")
    }
  }

  /// Says what to try.
  public struct Description: View {
    /// The advice to look for something else.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public struct Actions: View {
    /// No view.
    public var body: some View { EmptyView() }
  }
}
