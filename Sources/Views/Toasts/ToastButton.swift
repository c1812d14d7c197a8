import Cells

/// The button that closes a toast, `✕`: with the focus between pointers, and in swapped colours. A click on it
/// leaves the focus where it is, since the button goes.
nonisolated struct ToastButton: PrimitiveView {
  let look: ToastOptions.TrailingButton
  /// What the toast is painted with.
  let paint: ShapePaint
  let press: () -> Void

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let sign = Image(systemName: look.imageSystemName).foregroundStyle(look.color)
    var style = Style.plain
    look.color._apply(to: &style, in: context.environment)
    nodes.append(
      ToastButtonNode(
        sign: context.node(of: sign), style: style, paint: paint, id: context.takePress(press),
        press: press))
  }
}

private struct ToastButtonNode: Node {
  let sign: any Node
  let style: Style
  let paint: ShapePaint
  let id: FocusID
  let press: () -> Void

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: 1, height: 1)
    let part = sign.layout(Proposal(size))
    return Placement(size: size) { painter, origin in
      part.paint(&painter, origin)
      let block = Rect(origin: origin.moved(x: -1), size: Size(width: 3, height: 1))
      if painter.focused == id { mark(block, in: &painter) }
      painter.respond(in: block) { event, _ in
        guard event.action == .press else { return false }
        press()
        return true
      }
    }
  }

  private func mark(_ block: Rect, in painter: inout Painter) {
    painter.put("▸", at: block.origin, style: style)
    painter.put("◂", at: block.origin.moved(x: 2), style: style)
    painter.restyle(block) { $0 = paint.color == nil ? $0.adding(.reverse) : $0.swapped }
  }
}

nonisolated extension ShapePaint {
  /// The colour behind what is written; nil where there is none.
  var color: CellColor? {
    if case .ground(let style) = self { style.background } else { nil }
  }
}

extension Style {
  /// The style with the colours exchanged.
  var swapped: Style {
    Style(foreground: background, background: foreground, attributes: attributes)
  }
}
