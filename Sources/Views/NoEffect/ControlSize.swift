/// How large a control would be; in cells all are as large as their text.
public nonisolated enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
