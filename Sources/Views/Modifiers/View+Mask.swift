import Cells

nonisolated extension View {
  /// Shows of this view only the cells in which another one draws something.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// The same as older code writes it.
  @_disfavoredOverload
  public func mask(_ mask: some View) -> some View { self.mask { mask } }

  /// Takes all the room there is, and draws this view with its middle at a place in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    ModifiedNodes(content: self) { PositionNode(content: $0, x: x, y: y) }
  }
}

/// A view of which only a part is shown.
package nonisolated struct MaskedView<Content: View, Mask: View>: DecoratingView {
  package let content: Content
  let mask: Mask
  let alignment: Alignment

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    var hidden = context.child(.index(0))
    let scope = FocusScope()
    scope.isShown = false
    hidden.scope = scope
    let mask = hidden.node(of: mask)
    for node in context.nodes(of: content, at: .index(1)) {
      nodes.append(
        PaintedNode(content: node) { [alignment] content, painter, origin in
          let part = mask.layout(Proposal(content.size))
          var stencil = Painter(size: content.size, focused: nil)
          part.paint(&stencil, Point.zero.aligned(part.size, in: content.size, alignment))
          let room = painter.clip.intersection(Rect(origin: origin, size: content.size))
          let before = painter
          content.paint(&painter, origin)
          guard !room.isEmpty else { return }
          for y in room.minY..<room.maxY {
            for x in room.minX..<room.maxX {
              let cell = stencil.buffer[x - origin.x, y - origin.y]
              guard cell.onlyScalar == " ", cell.style.background == .standard else { continue }
              let old = before.buffer[x, y]
              painter.replace(
                Point(x: x, y: y), with: old.isRightHalf ? " " : before.buffer.text(of: old),
                style: old.style)
            }
          }
        })
    }
  }
}

/// A node whose middle lies at a place of its room.
private struct PositionNode: WrappingNode {
  let content: any Node
  /// In points.
  let x: Double
  let y: Double

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    Lengths(min: 0, ideal: content.lengths(axis, across: across).ideal, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: proposal.size(or: part.size)) { painter, origin in
      part.paint(
        &painter,
        origin.moved(
          x: Metrics.columns(x) - part.size.width / 2, y: Metrics.rows(y) - part.size.height / 2))
    }
  }
}
