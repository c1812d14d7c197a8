nonisolated extension View {
  /// Puts a search field above this view that has labels before its text, such as filters. Delete at the start of the text
  /// takes the last one away.
  ///
  /// - Parameter token: The label of an element.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt ?? Text("Search"),
      tokens: SearchTokens(tokens, token))
  }

  /// The same with a string that stands in the field while it is empty.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// The same with a flag that is set while the field has the focus.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented,
      tokens: SearchTokens(tokens, token))
  }

  /// The same with both.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// The same with elements to choose from.
  ///
  /// - Parameter suggestedTokens: Of no effect: nothing is proposed below a search field.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  /// The same with elements to choose from and a string that stands in the field while it is empty.
  ///
  /// - Parameter suggestedTokens: Of no effect: nothing is proposed below a search field.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
}

/// The labels before the text of a search field.
nonisolated struct SearchTokens {
  let isEmpty: () -> Bool
  /// The labels, each a view of its own.
  let labels: () -> AnyView
  let removeLast: () -> Void
  let removeAll: () -> Void

  init<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<Tokens>, _ label: @escaping (Tokens.Element) -> some View
  ) where Tokens.Element: Identifiable {
    isEmpty = { tokens.wrappedValue.isEmpty }
    labels = {
      AnyView(
        ForEach(tokens.wrappedValue) { token in
          HStack(spacing: 0) { label(token) }.style { $0.attributes.insert(.reverse) }
        })
    }
    removeLast = {
      var rest = tokens.wrappedValue
      guard let last = rest.indices.last else { return }
      rest.remove(at: last)
      tokens.wrappedValue = rest
    }
    removeAll = {
      if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = Tokens() }
    }
  }
}
