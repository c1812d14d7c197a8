/// What would be proposed below a search field. Nothing is; the view itself shows what the text finds.
extension View {
  /// Puts a search field above this view, without proposals.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a search field above this view, without proposals.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Nothing is proposed.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }

  /// Nothing is proposed that could be taken over.
  public func searchCompletion(_ completion: some StringProtocol) -> some View { self }
}
