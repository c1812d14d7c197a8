import Cells

/// A scroll view that is laid out: its content at full length, and the part of it that shows.
struct ScrollNode: Node {
  private let content: any Node
  private let control: ScrollControl
  private let style: Style

  /// Columns for the scroll bar with a gap before it.
  private static let bar = 2

  init(content: any Node, context: ResolveContext, control: ScrollControl) {
    self.content = content
    self.control = control
    style = context.environment.style
    context.takeFocus(control.press)
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: Lengths(min: 1, max: .max)
    case .vertical:
      Lengths(min: 1, max: content.lengths(axis, across: across.map { max(1, $0 - Self.bar) }).max)
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let width = proposal.width.map { max(1, $0 - Self.bar) }
    let part = content.layout(Proposal(width: width, height: nil))
    let size = Size(
      width: proposal.width ?? part.size.width + Self.bar,
      height: proposal.height ?? part.size.height)
    control.settle(content: part.size.height, room: size.height)
    let offset = control.offset
    let bar = ScrollBar(
      length: size.height, total: part.size.height, visible: size.height, first: offset)
    return Placement(size: size) { [control, style] painter, origin in
      let room = Rect(origin: origin, size: size)
      painter.clipped(to: room) { painter in
        painter.respond(in: room) { event, _ in control.point(event) }
        part.paint(&painter, origin.moved(y: -offset))
        bar.paint(&painter, origin.moved(x: size.width - 1), style: style)
      }
    }
  }
}
