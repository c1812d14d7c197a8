/// What becomes of what lies behind the room that a style fills.
public nonisolated enum Backdrop: Equatable, Sendable {
  /// It is painted over.
  case hidden
  /// It shines through, dimmed: a terminal cannot mix colours.
  case dimmed
  /// It stays as it is.
  case kept
}
