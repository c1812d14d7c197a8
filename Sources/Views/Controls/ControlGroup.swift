/// Controls that belong together: beside one another, and in a menu below one another.
public struct ControlGroup<Content: View>: View {
  @Environment(\.isInMenu) private var isInMenu
  private let content: Content

  /// Any controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Any controls with a label, which only a menu of pictures would show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(content: content)
  }

  /// Any controls with a title, which only a menu of pictures would show.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// The controls in a row or in a column.
  public var body: some View {
    if isInMenu { content } else { HStack { content } }
  }
}
