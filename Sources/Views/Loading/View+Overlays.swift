import Cells

nonisolated extension View {
  /// Dims this view, as a material background does.
  ///
  /// - Parameter cornerRadius: Of no effect, because what is dim are letters, which have no corners.
  public func materialOverlay(cornerRadius: Double = 8) -> some View {
    ModifiedNodes(content: self, wrap: Sight.dimmed.node)
  }

  /// Draws a box with round corners around this view, a column and a row more on each side.
  ///
  /// - Parameters:
  ///   - cornerRadius: Points; any radius above 0 rounds a cell.
  ///   - lineWidth: Points; lines from 4 on are thick, and thick corners are never round.
  public func roundedOverlayBorder(
    cornerRadius: Double, color: Color = .gray, lineWidth: Double = 1
  ) -> some View {
    BorderedView(
      content: self, strokeStyle: StrokeStyle(lineWidth: lineWidth), isRound: cornerRadius > 0
    ) { .style(color, in: $0) }
  }
}
