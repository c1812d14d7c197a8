import Cells

/// What the points of a place are counted from.
public nonisolated enum CoordinateSpace: Hashable {
  /// The upper left corner of the screen.
  case global
  /// The upper left corner of the view itself.
  case local
  /// That of a view around, which has a name by `coordinateSpace(name:)`.
  case named(AnyHashable)
}

extension View {
  /// Names this view, for views in it that ask where in it they are.
  public func coordinateSpace(name: some Hashable) -> some View {
    SpaceView(content: self, name: AnyHashable(name))
  }

  /// The same, as newer code writes it.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    SpaceView(content: self, name: space.name ?? AnyHashable(0))
  }
}

nonisolated extension CoordinateSpace {
  var name: AnyHashable? {
    if case .named(let name) = self { name } else { nil }
  }
}

/// A view that others count their places from.
package nonisolated struct SpaceView<Content: View>: DecoratingView {
  package let content: Content
  let name: AnyHashable

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    let corner = context.node.kept(0) { PaintedCorner(invalidate: context.frame.invalidate) }
    var inner = context
    inner.environment.spaces[name] = corner
    for node in inner.nodes(of: content) {
      nodes.append(
        PaintedNode(content: node) { content, painter, origin in
          if !painter.isProbing { corner.settle(at: origin) }
          content.paint(&painter, origin)
        })
    }
  }
}

/// Where the corner of a view was painted last. Who asks for it is asked again when it has moved.
final class PaintedCorner {
  private var point = Point.zero
  private var isAsked = false
  private let invalidate: () -> Void

  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  /// The corner as the last frame had it.
  func asked() -> Point {
    isAsked = true
    return point
  }

  func settle(at point: Point) {
    defer { isAsked = false }
    guard point != self.point else { return }
    self.point = point
    if isAsked { invalidate() }
  }
}

private nonisolated enum SpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: PaintedCorner] { [:] }
}

nonisolated extension EnvironmentValues {
  /// The views around that have names for their coordinate spaces.
  var spaces: [AnyHashable: PaintedCorner] {
    get { self[SpacesKey.self] }
    set { self[SpacesKey.self] = newValue }
  }
}
