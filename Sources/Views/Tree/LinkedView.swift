/// A view made of a value that is no view itself but may have dynamic properties: an app, a scene, a
/// style. They are filled in for the place where the view stands.
package nonisolated struct LinkedView<Value, Content: View>: PrimitiveView {
  private let value: Value
  private let make: (Value) -> Content

  /// - Parameter make: Makes the view of the value, once its properties are filled in.
  package init(_ value: Value, make: @escaping (Value) -> Content) {
    self.value = value
    self.make = make
  }

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let context = context.entering(Value.self)
    make(context.linked(value))._resolve(context.child(.body), into: &nodes)
  }
}

/// What makes the views of any control in a style.
package nonisolated func styleBody<Style, Configuration, Content: View>(
  of style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
) -> (Configuration) -> AnyView {
  { AnyView(StyledView(style: style, configuration: $0, make: make)) }
}

extension ResolveContext {
  /// Resolves what a style has made of a control, within which such controls are drawn as usual again.
  ///
  /// - Parameter sharesFocus: Whether the control has the focus when a view in it does.
  func resolve(
    _ styled: AnyView, into nodes: inout NodeList, sharesFocus: Bool = false,
    unstyled: (inout EnvironmentValues) -> Void
  ) {
    var inner = child(.body)
    let id = FocusID(node: node)
    if sharesFocus { inner.shareFocus(by: FocusBox(places: [id])) }
    inner.change {
      if sharesFocus { $0.focusable = id }
      unstyled(&$0)
    }
    styled._resolve(inner, into: &nodes)
  }
}

/// A control in the style of the place where it stands. Within what the style makes of it, such controls are drawn as usual.
package nonisolated struct StyledControl<Configuration, Usual: View>: PrimitiveView {
  private let configuration: () -> Configuration
  private let usual: Usual

  /// - Parameters:
  ///   - configuration: What a style is told of the control; it is made only where there is one.
  ///   - usual: The control where no style draws it.
  package init(_ configuration: @escaping () -> Configuration, @ViewBuilder usual: () -> Usual) {
    self.configuration = configuration
    self.usual = usual()
  }

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    guard let draw = context.environment[styleOf: Configuration.self] else {
      return usual._resolve(context.child(.body), into: &nodes)
    }
    context.resolve(draw(configuration()), into: &nodes) { $0[styleOf: Configuration.self] = nil }
  }
}

/// What draws the controls that are told of by a configuration.
private nonisolated struct StyleBody<Configuration> {
  let draw: ((Configuration) -> AnyView)?
}

nonisolated extension EnvironmentValues {
  /// What draws the controls that are told of by a configuration; nil to draw them as usual, as within a style.
  package subscript<Configuration>(
    styleOf type: Configuration.Type
  ) -> ((Configuration) -> AnyView)? {
    get { self[of: StyleBody<Configuration>.self]?.draw }
    set { self[of: StyleBody<Configuration>.self] = StyleBody(draw: newValue) }
  }
}

nonisolated extension View {
  /// Draws the controls in this view that are told of by a configuration in a style; nil draws them as usual.
  package func controlStyle<Configuration>(
    _ draw: ((Configuration) -> AnyView)?
  ) -> some View {
    environment { $0[styleOf: Configuration.self] = draw }
  }
}

/// What a style makes of a control.
private nonisolated struct StyledView<Style, Configuration, Content: View>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let context = context.entering(Style.self)
    make(context.linked(style), configuration)._resolve(context.child(.body), into: &nodes)
  }
}
