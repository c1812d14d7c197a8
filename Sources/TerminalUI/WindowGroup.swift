import Views

/// The window of a program: on a terminal, all of it.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// - Parameter content: What fills the terminal.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameter id: Tells windows apart; a terminal has one.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// - Parameter title: The name of the window, where a system shows it; a terminal has none.
  public init(
    _ title: some StringProtocol, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// - Parameter title: The name of the window, where a system shows it; a terminal has none.
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public var body: Never { preconditionFailure("a primitive scene has no body") }

  public var _content: AnyView { AnyView(content) }
}
