import Cells

/// How far a scroll view is scrolled, and how much there is; all in points.
package nonisolated struct ScrollRoom: Equatable, Sendable {
  package var offset: Path.Point
  package var content: GeometryProxy.Size
  package var room: GeometryProxy.Size
}

nonisolated extension GeometryProxy.Size {
  /// A size in cells.
  init(_ cells: Size) {
    self.init(
      width: Double(cells.width) * Metrics.pointsPerColumn,
      height: Double(cells.height) * Metrics.pointsPerRow)
  }
}

nonisolated extension View {
  /// Runs an action with something that is worked out of how the first scroll view in this view is scrolled: after the first
  /// frame and after each that has changed it.
  package func onScrollRoomChange<Value: Equatable>(
    of transform: @escaping (ScrollRoom) -> Value,
    action: @escaping (_ before: Value, _ value: Value) -> Void
  ) -> some View {
    ScrollWatchingView<Self, Value>(content: self) { room, _, known in
      let value = transform(room)
      let before = known.value
      guard before != value else { return }
      known.value = value
      action(before ?? value, value)
    }
  }

  /// Runs an action after the user has scrolled the first scroll view in this view.
  package func onUserScroll(_ action: @escaping (ScrollRoom) -> Void) -> some View {
    ScrollWatchingView<Self, Bool>(content: self) { room, isScrolled, _ in
      if isScrolled { action(room) }
    }
  }

  /// Runs an action when so much of this view comes to the screen, or no longer is on it, as a scroll view moves it.
  ///
  /// - Parameter threshold: The part of the view that counts, from 0 to 1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    SeenView(content: self, threshold: threshold, action: action)
  }
}

/// A view that watches the first scroll view in it.
private nonisolated struct ScrollWatchingView<Content: View, Value>: WrappingView {
  final class Known {
    var value: Value?
  }

  let content: Content
  let watch: (ScrollRoom, _ isScrolled: Bool, Known) -> Void

  func enter(_ context: ResolveContext) -> ResolveContext {
    let known = context.node.kept(0) { Known() }
    let others = context.environment.scrollWatchers?.all ?? []
    var inner = context.child(.body)
    inner.environment.scrollWatchers = ScrollWatchers(all: [{ watch($0, $1, known) }] + others)
    return inner
  }
}

/// Who wants to know how the next scroll view is scrolled.
nonisolated struct ScrollWatchers {
  let all: [(ScrollRoom, _ isScrolled: Bool) -> Void]
}

nonisolated extension EnvironmentValues {
  /// Who wants to know how the next scroll view is scrolled; nil where nobody does.
  var scrollWatchers: ScrollWatchers? {
    get { self[of: ScrollWatchers.self] }
    set { self[of: ScrollWatchers.self] = newValue }
  }
}

/// A view that tells how much of it is on the screen.
package nonisolated struct SeenView<Content: View>: DecoratingView {
  private final class Known {
    var isSeen = false
    /// The part that the frame has painted.
    var part = 0.0
  }

  package let content: Content
  let threshold: Double
  let action: (Bool) -> Void

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    let known = context.node.kept(0) { Known() }
    known.part = 0
    context.frame.afterFrame {
      let isSeen = known.part > 0 && known.part >= threshold
      guard isSeen != known.isSeen else { return }
      known.isSeen = isSeen
      action(isSeen)
    }
    nodes.append(
      PaintedNode(content: context.node(of: content)) { content, painter, origin in
        if !painter.isProbing {
          let seen = painter.clip.intersection(Rect(origin: origin, size: content.size)).size
          let all = content.size.width * content.size.height
          known.part = all > 0 ? Double(seen.width * seen.height) / Double(all) : 0
        }
        content.paint(&painter, origin)
      })
  }
}
