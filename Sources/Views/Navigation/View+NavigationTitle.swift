nonisolated extension View {
  /// Names the screen in the bar above it.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen by a text that the program changes.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Names the screen by a styled text.
  public func navigationTitle(_ title: Text) -> some View {
    ModifiedContext(content: self) { $0.environment.navigationBar?.title = title }
  }

  /// Names the screen, by the name that older code has for it.
  public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// Takes how large the title is; a terminal has letters of one size only.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Takes the way back out of the bar, and from Escape: the screen itself says when it goes.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    ModifiedContext(content: self) {
      if hidesBackButton { $0.environment.navigationBar?.isBackButtonHidden = true }
    }
  }
}

/// The parts of the bar above a screen that views set.
public nonisolated struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The same as the others in a terminal, which has letters of one size.
    case automatic, inline, large
  }
}
