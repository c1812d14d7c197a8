import StateKit

/// The toasts of one screen, in the order in which they were asked for: at each edge one is seen, and the
/// others wait until it has gone.
final class ToastQueue {
  private var showings: [ToastID] = []
  /// What had the focus before it was moved to a toast, to get it back when the toast goes.
  var home: FocusID?

  /// The toasts to be seen in a frame; the time of those that are seen first begins.
  func shown(of asked: [ToastRequest], in frame: FrameContext) -> [ToastRequest] {
    showings.removeAll { showing in !asked.contains { $0.id === showing } }
    for request in asked where !showings.contains(where: { $0 === request.id }) {
      showings.append(request.id)
    }
    var taken: Set<ToastPositionOptions.Position> = []
    return showings.compactMap { showing in asked.first { $0.id === showing } }.filter { request in
      guard request.waits else { return request.runs(in: frame) }
      let edge = request.options.position
      guard !taken.contains(edge), request.runs(in: frame) else { return false }
      taken.insert(edge)
      return true
    }
  }

  /// Puts the toasts of a screen over its views.
  func node(around content: any Node, in context: ResolveContext) -> any Node {
    let stops = context.scope.part(isBar: true)
    stops.home = home
    return ToastedNode(
      content: content, queue: self, stops: stops, frame: context.frame,
      isFilling: context.environment.fillsRoom)
  }
}

nonisolated extension EnvironmentValues {
  /// Where the toasts of a view go; nil where there is no screen to show them on.
  var toastQueue: ToastQueue? {
    get { self[of: ToastQueue.self] }
    set { self[of: ToastQueue.self] = newValue }
  }
}

/// One showing of a toast: its position in the queue, and when its time began.
nonisolated final class ToastID {
  /// Counts the showings, so that each begins with its own state.
  let number: Int
  /// When it was seen first; nil while it waits.
  var since: AnyClock.Instant?
  /// Whether it is over, though the program may still ask for it.
  var isOver = false

  init(number: Int) { self.number = number }
}

/// What a view remembers of the toast that it shows.
final class ToastRecord {
  private(set) var id = ToastID(number: 1)

  /// Makes what is asked for from now on another showing than the last one.
  func renew() {
    guard id.since != nil || id.isOver else { return }
    id = ToastID(number: id.number + 1)
  }
}
