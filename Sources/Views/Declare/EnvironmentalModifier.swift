/// A modifier that becomes another one by what views inherit where it stands.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the other modifier, which the compiler works out.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier to be used in its place.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> _ResolvedModifierView<Self> {
    _ResolvedModifierView(modifier: self, content: content)
  }
}

/// A view that is changed by what an environmental modifier becomes.
public nonisolated struct _ResolvedModifierView<Modifier: EnvironmentalModifier>: PrimitiveView {
  let modifier: Modifier
  let content: _ViewModifier_Content<Modifier>

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    changed(in: context)._resolve(context.child(.body), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    changed(in: context)._rows(context.child(.body), into: &rows)
  }

  @MainActor private func changed(in context: ResolveContext) -> some View {
    content.modifier(modifier.resolve(in: context.environment))
  }
}
