import Cells
import StateKit

nonisolated extension View {
  /// Lets the pointer do something with this view; what is in it comes first. Where Enter and Space stand for the gesture,
  /// the view can have the focus.
  public func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask, isFirst: false)
  }

  /// The same, beside what is done with the views in this one: those come first.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// The same, before what is done with the views in this one.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask, isFirst: true)
  }

  /// Runs an action when the button was held down on this view; it is known when the button comes up.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      press.onChanged { onPressingChanged?($0) }
        .onEnded { _ in
          onPressingChanged?(false)
          action()
        })
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

/// A view with a gesture.
private nonisolated struct GestureView<Content: View, Recognized: Gesture>: DecoratingView {
  let content: Content
  let gesture: Recognized
  let mask: GestureMask
  let isFirst: Bool

  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList) {
    guard context.environment.isEnabled, mask.contains(.gesture) else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let recognizer = gesture._recognizer
    let control = context.node.kept(0) { GestureControl<Recognized.Value>() }
    control.recognizer = recognizer
    control.clock = context.environment.clock
    control.capture = context.environment.pointerCapture
    let id = recognizer.press.map { press in
      context.takeFocus(
        KeyHandler(where: \.isPressing, do: { control.end(press()) }).action)
    }
    nodes.append(
      PaintedNode(content: context.node(of: content)) { [isFirst] content, painter, origin in
        let block = Rect(origin: origin, size: content.size)
        if !isFirst { painter.respond(in: block, focus: id, control.begin) }
        content.paint(&painter, origin)
        if isFirst { painter.respond(in: block, focus: id, control.begin) }
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
  private var track: PointerTrack?

  func begin(_ event: MouseEvent, _ place: Point) -> Bool {
    guard event.action == .press, let clock, let capture else { return false }
    let time = clock.now
    var clicks = 1
    if let track, track.start == place, track.time.duration(to: time) < .milliseconds(500) {
      clicks = track.clicks + 1
    }
    track = PointerTrack(start: place, now: place, since: time, time: time, clicks: clicks)
    let corner = event.location.moved(x: -place.x, y: -place.y)
    capture.hold { [weak self] event in
      self?.follow(
        event.location.moved(x: -corner.x, y: -corner.y), isDown: event.action != .release)
    }
    follow(place, isDown: true)
    return true
  }

  private func follow(_ place: Point, isDown: Bool) {
    guard let recognizer, let clock else { return }
    track?.now = place
    track?.time = clock.now
    track?.isDown = isDown
    guard let track else { return }
    switch recognizer.step(track) {
    case .ignored: break
    case .changed(let value): for action in recognizer.changed { action(value) }
    case .ended(let value): return end(value)
    }
    if !isDown { for action in recognizer.reset { action() } }
  }

  func end(_ value: Value) {
    guard let recognizer else { return }
    for action in recognizer.ended { action(value) }
    for action in recognizer.reset { action() }
  }
}

/// Who gets the events of the pointer while the button is held down.
final class PointerCapture {
  private var holder: ((MouseEvent) -> Void)?

  func hold(_ holder: @escaping (MouseEvent) -> Void) { self.holder = holder }

  /// Hands an event on; returns whether somebody waits for it.
  func take(_ event: MouseEvent) -> Bool {
    switch event.action {
    case .press, .scrollUp, .scrollDown: return false
    case .drag, .release:
      guard let holder else { return false }
      if event.action == .release { self.holder = nil }
      holder(event)
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
