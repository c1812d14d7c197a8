import Posts
import StateKit
import TestSupport
import Testing

@Suite struct ScriptedPostsServiceTests {
  private let time = TestClock()

  @Test func `the tour answers in turn, and begins again`() async throws {
    let tour = ScriptedPostsService.tour(clock: time.clock)
    for _ in 0..<2 {
      #expect(try await answer(of: tour)?.count == 10)
      #expect(try await answer(of: tour) == nil)
    }
    #expect(tour.name == "A tour of Outpost")
  }

  @Test func `a load that is cancelled does not use its turn up`() async throws {
    let tour = ScriptedPostsService.tour(clock: time.clock)
    let load = Task { try await tour.posts() }
    await until { time.sleeperCount == 1 }
    load.cancel()
    #expect(await isCancelled(load))
    #expect(try await answer(of: tour)?.count == 10)
  }

  @Test func `the posts of the tour differ and are clean`() async throws {
    let posts = try #require(try await answer(of: .tour(clock: time.clock)))
    #expect(Set(posts.map(\.id)).count == 10)
    #expect(posts.allSatisfy { !$0.title.isEmpty && !$0.body.isEmpty })
    #expect(posts.allSatisfy { !$0.title.contains("\n") && !$0.body.contains("\n ") })
  }

  /// What one load answers after its delay; nil when it is an error.
  private func answer(of service: ScriptedPostsService) async throws -> [Post]? {
    let load = Task { try await service.posts() }
    await until { time.sleeperCount == 1 }
    #expect(time.nextDeadline == time.now.advanced(by: .milliseconds(800)))
    time.advance(by: .milliseconds(800))
    do {
      return try await load.value
    } catch {
      #expect(error is PostsError)
      return nil
    }
  }
}
