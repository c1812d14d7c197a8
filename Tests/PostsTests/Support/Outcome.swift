import Posts
import StateKit
import Testing

/// The error that a load ends with; a load that succeeds is recorded as an issue.
func failure(of service: any PostsService) async -> PostsError? {
  do {
    let posts = try await service.posts()
    Issue.record("\(posts.count) posts and no error")
    return nil
  } catch {
    return error as? PostsError
  }
}

/// Whether a load ends as a cancelled one does.
func isCancelled(_ task: Task<[Post], any Error>) async -> Bool {
  guard case .failure(let error) = await task.result else { return false }
  return error is CancellationError
}
