/// The pointer moved with the button held down, in the types of Foundation.
public nonisolated struct DragGesture: Gesture, Sendable {
  /// The points that it takes at least.
  public var minimumDistance: CGFloat

  /// A way of so many points.
  ///
  /// - Parameter coordinateSpace: Of no effect: points count from the upper left corner of the view.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  /// Where the pointer is, and where it came from; all in points.
  public nonisolated struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// Where the button went down.
    public var startLocation: CGPoint
    /// Where the pointer is.
    public var location: CGPoint
    /// The way from the one to the other.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest: where it is.
    public var predictedEndLocation: CGPoint { location }
    /// The way that it would have made: what it has.
    public var predictedEndTranslation: CGSize { translation }
    /// How fast the pointer would go on, in points a second: not at all.
    public var velocity: CGSize { .zero }
  }

  public var _recognizer: GestureRecognizer<Value> {
    Views.DragGesture(minimumDistance: Double(minimumDistance)).map { value in
      Value(
        time: Date(), startLocation: CGPoint(value.startLocation), location: CGPoint(value.location)
      )
    }._recognizer
  }
}

extension View {
  /// Runs an action when this view is clicked, which is given where: in points from the upper left corner of the view, or
  /// of the screen.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTap(count: count) { place, onScreen in
      action(CGPoint(coordinateSpace == .global ? onScreen : place))
    }
  }
}

nonisolated extension CGPoint {
  fileprivate init(_ point: Path.Point) { self.init(x: point.x, y: point.y) }
}
