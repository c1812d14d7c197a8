/// What a failed load does to content that was loaded before it.
public enum FailedRefresh: Sendable {
  /// The content stays valid, and the failure is known beside it.
  case keepContent
  /// The failure takes the content's place.
  case replace
}
