import Cells
import StateKit

nonisolated extension View {
  /// Lets the pointer do something with this view; what is in it comes first. Where Enter and Space stand for the gesture,
  /// the view can have the focus.
  public func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask, order: .last)
  }

  /// The same, at the same time as what is done with the views in this one.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask, order: .beside)
  }

  /// The same, before what is done with the views in this one.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask, order: .first)
  }

  /// Runs an action when the button was held down on this view for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      press.onEnded { _ in action() }.pressing { onPressingChanged?($0) })
  }

  /// The same in the order of older code.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Which gestures count: those of a view, and those of the views in it.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The set as bits, one a kind.
  public let rawValue: UInt32
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// When a gesture is asked: after the views in it, before them, or as well as them.
enum GestureOrder {
  case last, first, beside
}

/// A view with a gesture.
package nonisolated struct GestureView<Content: View, Recognized: Gesture>: DecoratingView {
  package let content: Content
  let gesture: Recognized
  let mask: GestureMask
  let order: GestureOrder

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    let recognizer = gesture._recognizer
    guard context.environment.isEnabled, mask.contains(.gesture), !recognizer.isAbsent else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let control = context.node.kept(0) { GestureControl<Recognized.Value>() }
    control.recognizer = recognizer
    control.clock = context.environment.clock
    control.capture = context.environment.pointerCapture
    control.invalidate = context.frame.invalidate
    control.settle(in: context.frame)
    var inner = context
    if order == .beside {
      inner.scope = context.scope.part()
    } else if recognizer.press != nil {
      inner = context.inside(FocusID(node: context.node))
    }
    let node = inner.node(of: content)
    // What can have the focus itself needs no second stop beside it.
    let isStop = recognizer.press != nil && (order != .beside || inner.scope.members.isEmpty)
    let id =
      isStop
      ? context.takeFocus(KeyHandler(where: \.isPressing, do: { _ = recognizer.pressed() }).action)
      : nil
    let kind: PointerRegion.Kind = recognizer.press == nil ? .drag : .click
    nodes.append(
      PaintedNode(content: node) { [order, mask] content, painter, origin in
        let block = Rect(origin: origin, size: content.size)
        if mask.contains(.subviews), order == .last {
          painter.respond(in: block, focus: id, kind: kind, control.begin) {
            content.paint(&$0, origin)
          }
        } else if mask.contains(.subviews) {
          content.paint(&painter, origin)
        } else {
          painter.withoutHitTesting { content.paint(&$0, origin) }
          if order == .last { painter.respond(in: block, focus: id, kind: kind, control.begin) }
        }
        if order == .first { painter.respond(in: block, focus: id, control.begin) }
        if order == .beside {
          painter.respond(in: block, focus: id) {
            _ = control.begin($0, $1)
            return false
          }
        }
        guard let id, painter.focused == id else { return }
        painter.restyle(block) { $0.attributes.insert(.reverse) }
      })
  }
}

/// What becomes of the events of the pointer from the press on, until the button comes up.
private final class GestureControl<Value> {
  var recognizer: GestureRecognizer<Value>?
  var clock: AnyClock?
  weak var capture: PointerCapture?
  var invalidate: (() -> Void)?
  private var track: PointerTrack?
  private var memory = GestureMemory()
  /// The instant of the first frame after the press.
  private var shown: AnyClock.Instant?

  func begin(_ event: MouseEvent, _ place: Point) -> Bool {
    guard event.action == .press, let clock, let capture else { return false }
    let time = clock.now
    var clicks = 1
    if let track, track.start == place, track.time.duration(to: time) < .milliseconds(500) {
      clicks = track.clicks + 1
    }
    let corner = event.location.moved(x: -place.x, y: -place.y)
    track = PointerTrack(
      start: place, now: place, corner: corner, since: time, time: time, clicks: clicks)
    if !memory.isWaiting { memory = GestureMemory() }
    shown = nil
    capture.hold { [weak self] event in
      self?.follow(
        event.location.moved(x: -corner.x, y: -corner.y), isDown: event.action != .release)
    }
    follow(place, isDown: true)
    if recognizer?.due(memory) != nil { invalidate?() }
    return true
  }

  /// Asks the gesture again when the button has been held for as long as it waits for.
  func settle(in frame: FrameContext) {
    guard let track, track.isDown, let seconds = recognizer?.due(memory) else { return }
    let start = shown ?? frame.now
    shown = start
    let end = start.advanced(by: .seconds(seconds))
    guard frame.now >= end else { return frame.animate(at: end) }
    frame.afterFrame { [weak self] in
      self?.follow(track.now, isDown: true, held: .seconds(seconds))
    }
  }

  /// - Parameter held: How long the button has been held at least, where frames have counted it.
  private func follow(_ place: Point, isDown: Bool, held: Duration = .zero) {
    guard let recognizer, let clock, var track, track.isDown else { return }
    track.now = place
    track.time = max(clock.now, track.since.advanced(by: held))
    track.isDown = isDown
    self.track = track
    _ = recognizer.run(track, memory)
  }
}

/// Who gets the events of the pointer while the button is held down.
final class PointerCapture {
  private var holders: [(MouseEvent) -> Void] = []

  /// Hands on what comes until the button is up; several may want it.
  func hold(_ holder: @escaping (MouseEvent) -> Void) { holders.append(holder) }

  /// Hands an event on; returns whether somebody waits for it.
  func take(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .scrollUp, .scrollDown, .secondaryPress: return false
    case .press:
      holders = []
      return false
    case .drag, .release:
      guard !holders.isEmpty else { return false }
      let all = holders
      if event.action == .release { holders = [] }
      for holder in all { holder(event) }
      return true
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Who gets the events of the pointer while the button is held down.
  var pointerCapture: PointerCapture? {
    get { self[of: PointerCapture.self] }
    set { self[of: PointerCapture.self] = newValue }
  }
}
