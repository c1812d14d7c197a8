/// The bar above a screen, as far as views speak of it.
public nonisolated struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// All the same in a terminal, which has letters of one size only.
    case automatic, inline, large
  }
}
