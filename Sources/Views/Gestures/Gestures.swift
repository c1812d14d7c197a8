import Cells

/// One click, or several one after another. Enter and Space do it, too.
public nonisolated struct TapGesture: Gesture, Sendable {
  /// How many clicks it takes.
  public var count: Int

  /// So many clicks, each within half a second of the last.
  public init(count: Int = 1) { self.count = count }

  public var _recognizer: GestureRecognizer<Void> {
    let count = max(1, count)
    var recognizer = GestureRecognizer<Void> { track, _ in
      track.isDown || track.clicks % count != 0 ? .ignored : .ended(())
    }
    recognizer.press = { () }
    return recognizer
  }
}

/// One click, or several one after another, and where. Enter and Space do it at the upper left corner.
package nonisolated struct SpatialTapGesture: Gesture {
  /// In points from the upper left corner of the view, and from that of the screen.
  package struct Value {
    package var location: Path.Point
    package var onScreen: Path.Point
  }

  private let count: Int

  package init(count: Int) { self.count = count }

  public var _recognizer: GestureRecognizer<Value> {
    let count = max(1, count)
    func value(_ place: Point, _ corner: Point) -> Value {
      Value(
        location: Path.Point(place), onScreen: Path.Point(place.moved(x: corner.x, y: corner.y)))
    }
    var recognizer = GestureRecognizer<Value> { track, _ in
      track.isDown || track.clicks % count != 0
        ? .ignored : .ended(value(track.now, track.corner))
    }
    recognizer.press = { value(.zero, .zero) }
    return recognizer
  }
}

/// The button held down for a while. It ends when it was held long enough.
public nonisolated struct LongPressGesture: Gesture, Sendable {
  /// The seconds that it takes at least.
  public var minimumDuration: Double
  /// The points that the pointer may move meanwhile.
  public var maximumDistance: Double

  /// A press that is held for so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public var _recognizer: GestureRecognizer<Bool> {
    let distance = max(maximumDistance, Metrics.pointsPerRow)
    var recognizer = GestureRecognizer<Bool> { [minimumDuration] track, memory in
      if track.isFurther(than: distance) { memory.value = false }
      guard memory.value == nil else { return .ignored }
      let isLong = track.since.duration(to: track.time) >= .seconds(minimumDuration)
      if isLong { return .ended(true) }
      let isKnown = memory.part(0).value != nil
      memory.part(0).value = true
      return track.isDown && !isKnown ? .changed(true) : .ignored
    }
    recognizer.due = { [minimumDuration] in
      $0.isOver || $0.value != nil ? nil : minimumDuration
    }
    return recognizer
  }
}

/// The pointer moved with the button held down.
public nonisolated struct DragGesture: Gesture, Sendable {
  /// The points that it takes at least.
  public var minimumDistance: Double

  /// A way of so many points, counted from the upper left corner of the view.
  public init(minimumDistance: Double = 10) { self.minimumDistance = minimumDistance }

  /// Where the pointer is, and where it came from; all in points.
  public nonisolated struct Value: Equatable, Sendable {
    /// Where the button went down.
    public var startLocation: Path.Point
    /// Where the pointer is.
    public var location: Path.Point
    /// The way from the one to the other.
    public var translation: GeometryProxy.Size
    /// Where it would come to rest: where it is.
    public var predictedEndLocation: Path.Point { location }
    /// The way that it would have made: what it has.
    public var predictedEndTranslation: GeometryProxy.Size { translation }
  }

  public var _recognizer: GestureRecognizer<Value> {
    GestureRecognizer { [minimumDistance] track, memory in
      // Once it has begun it goes on, though the pointer comes back.
      guard
        memory.value != nil || minimumDistance <= 0
          || track.isFurther(than: min(minimumDistance, 7))
      else { return .ignored }
      memory.value = true
      let value = Value(
        startLocation: Path.Point(track.start), location: Path.Point(track.now),
        translation: track.way)
      return track.isDown ? .changed(value) : .ended(value)
    }
  }
}

nonisolated extension Path.Point {
  /// The upper left corner of a cell.
  init(_ cell: Point) {
    self.init(
      x: Double(cell.x) * Metrics.pointsPerColumn, y: Double(cell.y) * Metrics.pointsPerRow)
  }
}
