/// Whether a part of a view is to be seen.
public nonisolated enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the view finds best, always, or never.
  case automatic, visible, hidden
}
