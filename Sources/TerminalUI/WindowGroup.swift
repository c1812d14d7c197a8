import Views

/// The window of a program: on a terminal, all of it.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// - Parameter content: What fills the terminal.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { preconditionFailure("a primitive scene has no body") }

  public var _content: AnyView { AnyView(content) }
}
