/// Asks a source whether it has anything new.
public protocol SourceFetcher: Sendable {
  /// One exchange; throws `PostsError`, or `CancellationError` at once when its task is cancelled.
  ///
  /// - Parameter validators: Those that came with what is kept of the source; nil asks for all of it.
  func answer(of source: Source, given validators: Validators?) async throws -> SourceResponse

  /// Says that more is going to be asked, until `release`: what helps with that may be kept.
  func hold()

  /// Follows each `hold`.
  func release()
}

extension SourceFetcher {
  public func hold() {}
  public func release() {}
}

/// How a source answers when it is asked for news.
public enum SourceResponse: Equatable, Sendable {
  /// It has nothing newer than what the validators stand for (304).
  case unchanged(SourceTerms = SourceTerms())
  case document(SourceDocument)
}
