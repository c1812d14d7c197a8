import Cells

extension View {
  /// Changes what the views in this one say before those around it hear it.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    TransformedPreference(content: self, key: key, change: callback)
  }

  /// Draws a view in front of this one that is made of what the views in this one say.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayer(
      content: self, key: key, alignment: alignment, isInFront: true, make: transform)
  }

  /// Draws a view behind this one that is made of what the views in this one say.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayer(
      content: self, key: key, alignment: alignment, isInFront: false, make: transform)
  }
}

/// A view that changes what the views in it say.
package nonisolated struct TransformedPreference<Content: View, Key: PreferenceKey>: WrappingView {
  package let content: Content
  let key: Key.Type
  let change: (inout Key.Value) -> Void

  private final class Said {
    var values: PreferenceValues?
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    var inner = context.child(.body)
    let values = PreferenceValues(in: context.environment.preferences)
    values.hold(key)
    context.node.kept(0) { Said() }.values = values
    inner.environment.preferences = values
    return inner
  }

  package func leave(_ context: ResolveContext) {
    let said = context.node.kept(0) { Said() }
    said.values?.release(key, change)
    said.values = nil
  }
}

/// A view with another one in front of it or behind it that is made when it is known what is said.
package nonisolated struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>:
  DecoratingView
{
  package let content: Content
  let key: Key.Type
  let alignment: Alignment
  let isInFront: Bool
  let make: (Key.Value) -> Layer

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    let values = PreferenceValues(in: context.environment.preferences)
    var inner = context
    inner.environment.preferences = values
    let node = inner.node(of: content)
    var outer = context.child(.index(0))
    // What is resolved later keeps its place in the order of the focus.
    outer.scope = context.scope.part()
    outer.environment.stackAxis = nil
    nodes.append(
      PreferenceLayerNode(content: node, alignment: alignment, isInFront: isInFront) {
        outer.node(of: make(values.value(of: key) ?? key.defaultValue))
      })
  }
}

/// A node with a layer that is made when the node was laid out: only then all in it has been said.
private final class PreferenceLayerNode: WrappingNode {
  let content: any Node
  private let alignment: Alignment
  private let isInFront: Bool
  private let make: () -> any Node
  private var layer: (any Node)?

  init(
    content: any Node, alignment: Alignment, isInFront: Bool, make: @escaping () -> any Node
  ) {
    self.content = content
    self.alignment = alignment
    self.isInFront = isInFront
    self.make = make
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    let layer = layer ?? make()
    self.layer = layer
    let laidOut = PlacedNode(part: part)
    return LayerNode(content: laidOut, layer: layer, alignment: alignment, isInFront: isInFront)
      .layout(proposal)
  }
}

/// A node that is laid out already.
private struct PlacedNode: Node {
  let part: Placement

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(part.size[axis]) }

  func layout(_ proposal: Proposal) -> Placement { part }
}
