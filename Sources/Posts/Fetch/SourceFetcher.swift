/// Asks a source whether it has anything new.
public protocol SourceFetcher: Sendable {
  /// One exchange; throws `PostsError`, or `CancellationError` at once when its task is cancelled.
  ///
  /// - Parameter validators: Those that came with what is kept of the source; nil asks for all of it.
  func answer(of source: Source, given validators: Validators?) async throws -> SourceAnswer
}
