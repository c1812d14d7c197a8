/// The steps of a frame, for those who measure them. Rows of a list are resolved while it is laid out.
package enum FrameStep: CaseIterable, Sendable {
  case resolve
  case layout
  case paint
}
