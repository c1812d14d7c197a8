import Dispatch
import Posts
import StateKit
import Synchronization
import TestSupport
import Testing

@MainActor @Suite struct PostsViewModelTests {
  private let time = TestClock()
  private let post = Post(id: "1", title: "A", body: "")

  private func model(_ outcomes: [ScriptedPostsService.Outcome]) -> PostsViewModel {
    let service = ScriptedPostsService(
      name: "script", outcomes: outcomes, delay: .seconds(1), clock: time.clock)
    return PostsViewModel(service: service, clock: time.clock)
  }

  private func settle(_ model: PostsViewModel) async {
    await until { time.sleeperCount == 1 }
    time.advance(by: .seconds(1))
    await until { !model.state.isLoading }
  }

  @Test func `a load shows the posts`() async {
    let model = model([.success([post])])
    #expect(model.title == "script")
    #expect(model.loadingSince == nil)
    model.load()
    #expect(model.state.isLoading && model.loadingSince == time.now)
    await settle(model)
    #expect(model.state.content == [post])
    #expect(model.loadingSince == nil)
  }

  @Test func `an empty list says what to do`() async {
    let model = model([.success([])])
    model.load()
    await settle(model)
    guard case .empty(let message) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(message.contains("Press r"))
  }

  @Test func `a failed refresh leaves the posts, and OK closes its alert`() async {
    let model = model([.success([post]), .failure(.server(code: 500))])
    model.load()
    await settle(model)
    model.load()
    await settle(model)
    guard case .error(let error, .alert(let id, let posts)) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(error as? PostsError == .server(code: 500))
    #expect(posts == [post])
    model.dismissAlert(id: id)
    model.dismissAlert(id: id)
    guard case .loaded = model.state else {
      Issue.record("\(model.state)")
      return
    }
  }

  @Test func `a first failure fills the screen until a retry succeeds`() async {
    let model = model([.failure(.refused(host: "h")), .success([post])])
    model.load()
    await settle(model)
    guard case .error(_, .fullScreen) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    model.load()
    model.cancel()
    guard case .error(_, .fullScreen) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    await until { time.sleeperCount == 0 }
    model.load()
    await settle(model)
    #expect(model.state.content == [post])
  }

  @Test func `a load that was given up and still works holds up no other`() async {
    let service = StubbornService()
    let model = PostsViewModel(service: service, clock: time.clock)
    model.load()
    await until { service.loads.load(ordering: .relaxed) == 1 }
    model.cancel()
    model.load()
    await until { !model.state.isLoading }
    #expect(model.state.content == [post])
    service.gate.signal()
  }
}

/// Its first load works on until the gate opens, whoever cancels it, and then answers nothing.
private final class StubbornService: PostsService {
  let name = "stubborn"
  let loads = Atomic(0)
  let gate = DispatchSemaphore(value: 0)

  @concurrent func posts() async throws -> [Post] {
    guard loads.add(1, ordering: .relaxed).newValue == 1 else {
      return [Post(id: "1", title: "A", body: "")]
    }
    work()
    return []
  }

  private func work() { gate.wait() }
}
