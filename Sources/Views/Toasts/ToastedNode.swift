import Cells

/// The views of a screen with its toasts over them. It asks for the toasts when the views are laid out, since
/// rows of a list are resolved only then.
final class ToastedNode: WrappingNode {
  let content: any Node
  private let queue: ToastQueue
  private let stops: FocusScope
  private let frame: FrameContext
  /// Whether it takes all the room there is while a toast is shown, or only what its content takes.
  private let isFilling: Bool
  private var asked: [ToastRequest] = []
  private var made: [ObjectIdentifier: any Node] = [:]

  init(
    content: any Node, queue: ToastQueue, stops: FocusScope, frame: FrameContext, isFilling: Bool
  ) {
    self.content = content
    self.queue = queue
    self.stops = stops
    self.frame = frame
    self.isFilling = isFilling
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    asked += frame.takeToasts(of: queue)
    let shown = queue.shown(of: asked, in: frame)
    guard !shown.isEmpty else {
      queue.home = nil
      return part
    }
    let size = isFilling ? proposal.size(or: part.size) : part.size
    let layers = layers(of: shown, in: size)
    let own = Set(stops.members.map(\.id))
    return Placement(size: size) { [queue] painter, origin in
      let screen = Rect(origin: origin, size: size)
      part.paint(&painter, part.centered(in: screen))
      if let focused = painter.focused, !own.contains(focused) { queue.home = focused }
      painter.clipped(to: screen) { painter in
        for layer in layers { layer.paint(&painter, origin) }
      }
    }
  }
}

extension ToastedNode {
  /// The laid out toasts: none lies over another, and the later ones get what room is left.
  private func layers(of shown: [ToastRequest], in size: Size) -> [ToastLayer] {
    var room = Rect(origin: .zero, size: size)
    return shown.compactMap { request in
      guard !room.isEmpty else { return nil }
      let layer = ToastLayer(node(of: request), with: request.options, in: room, tap: request.tap)
      room = layer.rest
      return layer
    }
  }

  /// The view of a toast, resolved once however often the screen is laid out.
  private func node(of request: ToastRequest) -> any Node {
    let id = ObjectIdentifier(request.id)
    if let node = made[id] { return node }
    var inner = request.context.child(.index(request.id.number))
    inner.scope = stops
    inner.focusLinks = []
    inner.environment.beginLayer()
    let node = inner.node(of: request.view)
    made[id] = node
    return node
  }
}

/// A toast laid out on a screen.
private struct ToastLayer {
  /// The room beyond it, for the toasts after it.
  let rest: Rect
  private let part: Placement
  private let block: Rect
  private let tap: () -> Void

  /// The columns that padding leaves to a toast.
  private static let least = 20

  init(
    _ node: any Node, with options: ToastPositionOptions, in room: Rect, tap: @escaping () -> Void
  ) {
    self.tap = tap
    let available = max(0, room.size.width - Self.least)
    let leading = min(available, max(0, Metrics.columns(options.padding.leading)))
    let trailing = min(available - leading, max(0, Metrics.columns(options.padding.trailing)))
    let width = room.size.width - leading - trailing
    part = node.layout(Proposal(width: width, height: room.size.height))
    let size = Size(
      width: min(width, part.size.width), height: min(room.size.height, part.size.height))
    let column = Rect(x: room.minX + leading, y: 0, width: width, height: size.height)
    let x = column.origin.aligned(
      size, in: column.size, Alignment(horizontal: options.alignment, vertical: .top)
    ).x
    let free = room.size.height - size.height
    switch options.position {
    case .top:
      let y = room.minY + min(free, max(0, Metrics.rows(options.padding.top)))
      block = Rect(origin: Point(x: x, y: y), size: size)
      rest = room.rows(from: block.maxY, to: room.maxY)
    case .bottom:
      let y = room.minY + free - min(free, max(0, Metrics.rows(options.padding.bottom)))
      block = Rect(origin: Point(x: x, y: y), size: size)
      rest = room.rows(from: room.minY, to: y)
    }
  }

  /// Paints it on a screen with its top left corner at a point.
  func paint(_ painter: inout Painter, _ origin: Point) {
    let place = origin.moved(x: block.minX, y: block.minY)
    let block = Rect(origin: place, size: block.size)
    painter.shield(block, press: tap)
    painter.clipped(to: block) { part.paint(&$0, place) }
  }
}

extension Rect {
  fileprivate func rows(from first: Int, to end: Int) -> Rect {
    Rect(x: minX, y: first, width: size.width, height: end - first)
  }
}
