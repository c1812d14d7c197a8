/// What came of asking a source.
public enum RefreshOutcome: Equatable, Sendable {
  /// It has nothing newer than what is kept.
  case unchanged
  /// It answered with posts: so many that were not here, so many that read differently now.
  ///
  /// `isCutShort` says that the document stops before its end, so more may have been meant.
  case posts(new: Int, changed: Int, isCutShort: Bool)
}
