import Feeds
import Fetch
import Foundation
import Posts
import StateKit
import Testing

/// One source that is asked over and over.
struct AskedSource {
  let name: String
  private let source: Source
  private let fetcher: SystemSourceFetcher

  init(url: URL, limits: HTTPLimits = HTTPLimits(), clock: AnyClock) {
    name = url.port.map { "\(url.host() ?? ""):\($0)" } ?? url.host() ?? ""
    source = Source(address: url.absoluteString)
    fetcher = SystemSourceFetcher(limits: limits, clock: clock)
  }

  init(path: String, clock: AnyClock) {
    name = URL(filePath: path).lastPathComponent
    source = Source(address: path)
    fetcher = SystemSourceFetcher(clock: clock)
  }

  init(input: Int32, clock: AnyClock) {
    name = "-"
    source = Source(address: "-")
    fetcher = SystemSourceFetcher(clock: clock, input: input)
  }

  func posts() async throws -> [Post] {
    guard case .document(let document) = try await fetcher.answer(of: source, given: nil) else {
      throw PostsError.server(code: 304)
    }
    return try PostsDecoder.feed(in: document).items
  }
}

/// The error that a load ends with; a load that succeeds is recorded as an issue.
func failure(of source: AskedSource) async -> PostsError? {
  do {
    let posts = try await source.posts()
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
