import Cells

/// The box of a sheet: its views, below a bar where they give a title or toolbar items.
struct SheetBox<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.fillsRoom = false
    let views = context.node(of: BarredView { content })
    nodes.append(BoxNode(kind: .sheet) { _ in views })
  }
}

/// Views in place of the whole screen.
struct CoverBox<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.fillsRoom = true
    nodes.append(CoverNode(content: context.node(of: BarredView { content })))
  }
}

/// A node in the middle of an empty screen.
struct CoverNode: Node {
  let content: any Node

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    let size = Size(
      width: proposal.width ?? part.size.width, height: proposal.height ?? part.size.height)
    return Placement(size: size) { painter, origin in
      painter.fill(Rect(origin: origin, size: size), style: .plain)
      // What is larger than the screen is shown from its top left corner.
      let room = Size(
        width: max(size.width, part.size.width), height: max(size.height, part.size.height))
      part.paint(&painter, origin.aligned(part.size, in: room, .center))
    }
  }
}
