/// What a style of one's own is told of the toggle that it draws.
public struct ToggleStyleConfiguration {
  /// The label of the toggle, whatever its type.
  public struct Label: PrimitiveView {
    let content: AnyView

    public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
      content._resolve(context.child(.body), into: &nodes)
    }
  }

  /// The label, to be put where the style wants it.
  public let label: Label
  /// Whether the toggle is on; writing it turns the toggle over.
  @Binding public var isOn: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, for a style that only adds to it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension View {
  /// Draws the toggles in this view in a style.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleBody) { configuration in
      AnyView(LinkedView(style) { $0.makeBody(configuration: configuration) })
    }
  }
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static var defaultValue: ((ToggleStyleConfiguration) -> AnyView)? { nil }
  }

  /// What draws toggles from here on; nil to draw them as usual, as within a style.
  var toggleBody: ((ToggleStyleConfiguration) -> AnyView)? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
