/// One click, or several one after another, and where. Enter and Space do it at the upper left corner of the view.
public nonisolated struct SpatialTapGesture: Gesture, Sendable {
  /// How many clicks it takes.
  public var count: Int
  private let isGlobal: Bool

  /// So many clicks, each within half a second of the last.
  ///
  /// - Parameter coordinateSpace: Whether the place counts from the upper left corner of the view or of the screen.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    isGlobal = coordinateSpace == .global
  }

  /// Where it was.
  public nonisolated struct Value: Equatable, Sendable {
    /// The place of the last click, in points.
    public var location: CGPoint
  }

  public var _recognizer: GestureRecognizer<Value> {
    Views.SpatialTapGesture(count: count).map { [isGlobal] value in
      let place = isGlobal ? value.onScreen : value.location
      return Value(location: CGPoint(x: place.x, y: place.y))
    }._recognizer
  }
}

/// Where a pointer is.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in points.
  case active(CGPoint)
  /// Elsewhere, or no longer known.
  case ended
}

nonisolated extension View {
  /// Runs an action as the pointer moves over this view. A terminal says where it is while its button is held down: from the
  /// press on the view until the button is let go.
  ///
  /// - Parameter coordinateSpace: Of no effect: points count from the upper left corner of the view.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    simultaneousGesture(
      DragGesture(minimumDistance: 0)
        .onChanged { action(.active($0.location)) }
        .onEnded { _ in action(.ended) })
  }
}
