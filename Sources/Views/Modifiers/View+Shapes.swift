import Cells

extension View {
  /// Draws a box of lines around this view. SwiftUI draws over the view's own edge; here that would be
  /// writing, so the box takes a column and a row more on each side. Without room for it the view goes first.
  ///
  /// - Parameter width: Points; from 4 on the lines are thick.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    BorderedView(content: self, pen: StrokeStyle(lineWidth: width)) { .ink(style, in: $0) }
  }

  /// Cuts off what lies outside a shape, as finely as a quarter of a cell where a colour is cut.
  public func clipShape(_ shape: some Shape) -> some View {
    let form = shape._form
    return ModifiedNodes(content: self) { ClipNode(content: $0, form: form) }
  }

  /// Cuts off what is drawn outside the room that this view takes.
  public func clipped() -> some View { clipShape(.rect) }

  /// Rounds the corners of this view; points, and any radius above 0 rounds a cell at least.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Says where this view can be tapped. Of no effect: a click counts in the whole block of cells.
  public func contentShape(_ shape: some Shape) -> some View { self }
}

/// A view in a box of lines.
struct BorderedView<Content: View>: DecoratingView {
  let content: Content
  let pen: StrokeStyle
  var isRound = false
  let paint: (EnvironmentValues) -> ShapePaint

  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList) {
    guard case .ink(let ink) = paint(context.environment), pen.lineWidth > 0 else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let style = Style(foreground: ink.foreground, attributes: ink.attributes)
    let lines = BoxLines(
      isRound: isRound, isThick: pen.lineWidth >= 4, isDashed: !pen.dash.isEmpty)
    for node in context.nodes(of: content) {
      nodes.append(BorderNode(content: node, style: style, lines: lines))
    }
  }
}
