/// The left or the right side of a view.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The left and the right side.
  case leading, trailing
}
