import Cells

nonisolated extension View {
  /// Draws a box of lines around this view. SwiftUI draws over the view's own edge; here that would be
  /// writing, so the box takes a column and a row more on each side. Without room for it the view goes first.
  ///
  /// - Parameter width: Points; from 4 on the lines are thick.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    BorderedView(content: self, strokeStyle: StrokeStyle(lineWidth: width)) {
      .style(style, in: $0)
    }
  }

  /// Cuts off what lies outside a shape, as finely as a quarter of a cell where a colour is cut.
  ///
  /// - Parameter style: What counts as the inside of a path.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    ModifiedNodes(content: self, value: shape._form) { node, form in
      PaintedNode(content: node) { content, painter, origin in
        let room = Rect(origin: origin, size: content.size)
        painter.clipped(to: room) { painter in
          let outline = ShapeOutline(form, size: content.size, isEvenOdd: style.isEOFilled)
          let corners = painter.corners(of: outline, in: room)
          content.paint(&painter, origin)
          for corner in corners { painter.cut(corner) }
        }
      }
    }
  }

  /// Cuts off what is drawn outside the room that this view takes.
  ///
  /// - Parameter antialiased: Of no effect: a cell is drawn or it is not.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(.rect) }

  /// Rounds the corners of this view; points, and any radius above 0 rounds a cell at least.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Sets where this view can be tapped. Of no effect: a click counts in the whole block of cells.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
}

/// A view in a box of lines.
package nonisolated struct BorderedView<Content: View>: DecoratingView {
  package let content: Content
  let strokeStyle: StrokeStyle
  var isRound = false
  let paint: (EnvironmentValues) -> ShapePaint

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    guard case .style(let resolved) = paint(context.environment).flat, strokeStyle.lineWidth > 0
    else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let style = Style(foreground: resolved.foreground, attributes: resolved.attributes)
    let lines = BoxLines(
      isRound: isRound, isThick: strokeStyle.lineWidth >= 4, isDashed: !strokeStyle.dash.isEmpty)
    for node in context.nodes(of: content) {
      nodes.append(BorderNode(content: node, style: style, lines: lines))
    }
  }
}

/// A node in a box of lines, with room inside it.
struct BorderNode: WrappingNode {
  let content: any Node
  let style: Style
  var lines = BoxLines.rounded

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    content.lengths(axis, across: across.map { max(0, $0 - 2) }).adding(2)
  }

  func layout(_ proposal: Proposal) -> Placement {
    // Where there is no room for a border, what is in it matters more.
    if (proposal.width ?? 3) < 3 || (proposal.height ?? 3) < 3 { return content.layout(proposal) }
    let part = content.layout(proposal.inset(columns: 2, rows: 2))
    let size = Size(width: part.size.width + 2, height: part.size.height + 2)
    return Placement(size: size) { painter, origin in
      painter.box(Rect(origin: origin, size: size), lines: lines, style: style)
      part.paint(&painter, origin.moved(x: 1, y: 1))
    }.guided(by: part, at: Point(x: 1, y: 1))
  }
}

/// A cell that the edge of a form crosses, or that lies outside, and what was there before.
private struct ClippedCell {
  let point: Point
  let quarters: Int
  let text: String
  let style: Style
}

extension Painter {
  /// The visible cells of a room that do not lie wholly within a form.
  fileprivate func corners(of outline: ShapeOutline, in room: Rect) -> [ClippedCell] {
    guard outline.form != .rectangle(cornerRadius: 0) else { return [] }
    var corners: [ClippedCell] = []
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        let quarters = outline.quarters(column: x - room.minX, row: y - room.minY)
        guard quarters < 15 else { continue }
        let cell = buffer[x, y]
        corners.append(
          ClippedCell(
            point: Point(x: x, y: y), quarters: quarters,
            text: cell.isRightHalf ? " " : buffer.text(of: cell), style: cell.style))
      }
    }
    return corners
  }

  /// Takes away what lies outside: the whole cell, or the empty quarters of a colour. A glyph on the edge
  /// stays, because half of it could not be read.
  fileprivate mutating func cut(_ cell: ClippedCell) {
    if cell.quarters == 0 { return replace(cell.point, with: cell.text, style: cell.style) }
    let painted = buffer[cell.point.x, cell.point.y]
    guard painted.onlyScalar == " ", painted.style.background != cell.style.background else {
      return
    }
    let style = Style(
      foreground: painted.style.background, background: cell.style.background)
    replace(cell.point, with: ShapeOutline.glyph(quarters: cell.quarters), style: style)
  }
}
