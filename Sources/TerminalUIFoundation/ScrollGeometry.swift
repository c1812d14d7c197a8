/// How far a scroll view is scrolled, and how much there is to scroll; all in points.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// The part of the content before the edges.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// The room around the content: none.
  public var contentInsets: EdgeInsets
  /// The room in which the content scrolls.
  public var containerSize: CGSize

  /// A scroll view by its lengths.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same.
  public var bounds: CGRect { visibleRect }

  fileprivate init(_ room: ScrollRoom) {
    self.init(
      contentOffset: CGPoint(x: room.offset.x, y: room.offset.y),
      contentSize: CGSize(width: room.content.width, height: room.content.height),
      contentInsets: EdgeInsets(),
      containerSize: CGSize(width: room.room.width, height: room.room.height))
  }
}

/// What a scroll view is doing. It does all of it at once, so that it is at rest between two keys.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// It is at rest.
  case idle
  /// The user could scroll. It never comes.
  case tracking
  /// The user scrolls.
  case interacting
  /// It comes to rest. It never comes: it is at rest at once.
  case decelerating
  /// The program scrolls. It never comes: that is done at once.
  case animating

  /// Whether it is not at rest.
  public var isScrolling: Bool { self != .idle }
}

/// How a scroll view was scrolled when its phase changed.
public nonisolated struct ScrollPhaseChangeContext {
  /// How far it was scrolled.
  public let geometry: ScrollGeometry
}

nonisolated extension View {
  /// Runs an action with something that is worked out of how the first `ScrollView` in this view is scrolled, when that comes
  /// and whenever it changes. A list is scrolled by rows and has no such lengths.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    onScrollRoomChange(of: { transform(ScrollGeometry($0)) }, action: action)
  }

  /// Runs an action when the user scrolls the first `ScrollView` in this view, and again as it is at rest at once.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { before, phase, _ in action(before, phase) }
  }

  /// The same for an action that is given how it is scrolled, too.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    onUserScroll { room in
      let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(room))
      action(.idle, .interacting, context)
      action(.interacting, .idle, context)
    }
  }
}
