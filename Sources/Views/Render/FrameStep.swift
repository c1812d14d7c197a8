/// The steps of a frame, for those who measure them. Rows of a list are resolved while it is laid out.
package enum FrameStep: CaseIterable, Sendable {
  /// Asking the views for their bodies, down to nodes.
  case resolve
  /// Giving each node its size and its place.
  case layout
  /// Drawing the nodes into the cells of the frame.
  case paint
}
