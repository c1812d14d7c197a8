// What a view is told about its room, with the lengths of Foundation in the place of those of `Views`.

nonisolated extension GeometryProxy {
  /// The room, in points.
  public var size: CGSize { CGSize(width: room.width, height: room.height) }

  /// Where the room is, as the last frame had it, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(self.frame(in: space) as GeometryProxy.Rect)
  }
}

nonisolated extension CGRect {
  init(_ rect: GeometryProxy.Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

nonisolated extension ViewDimensions {
  /// Points from left to right.
  public var width: CGFloat { CGFloat(points.width) }
  /// Points from top to bottom.
  public var height: CGFloat { CGFloat(points.height) }

  /// Where the line of an alignment lies in the width.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(self[guide] as Double) }
  /// Where the line of an alignment lies in the height.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self[guide] as Double) }

  /// Where an `alignmentGuide` of the view has said that the line lies; nil where none has.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    (self[explicit: guide] as Double?).map { CGFloat($0) }
  }

  /// The same in the height.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    (self[explicit: guide] as Double?).map { CGFloat($0) }
  }
}

nonisolated extension EdgeInsets {
  /// Room above, in points.
  public var top: CGFloat {
    get { CGFloat(self[Edge.top]) }
    set { self[Edge.top] = Double(newValue) }
  }

  /// Room on the left, in points.
  public var leading: CGFloat {
    get { CGFloat(self[Edge.leading]) }
    set { self[Edge.leading] = Double(newValue) }
  }

  /// Room below, in points.
  public var bottom: CGFloat {
    get { CGFloat(self[Edge.bottom]) }
    set { self[Edge.bottom] = Double(newValue) }
  }

  /// Room on the right, in points.
  public var trailing: CGFloat {
    get { CGFloat(self[Edge.trailing]) }
    set { self[Edge.trailing] = Double(newValue) }
  }
}
