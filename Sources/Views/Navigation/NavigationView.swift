/// A navigation stack by the name that older code has for it.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack with a root view, which keeps its path to itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationStack { content }
  }
}
