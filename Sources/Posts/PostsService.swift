/// Where posts come from. A service holds no state of the screen and runs off the main actor.
public protocol PostsService: Sendable {
  /// What the title bar calls it: a host, a file name.
  var name: String { get }

  /// One load. It ends at once with `CancellationError` when its task is cancelled, and everything
  /// else that goes wrong is a `PostsError`.
  func posts() async throws -> [Post]
}
