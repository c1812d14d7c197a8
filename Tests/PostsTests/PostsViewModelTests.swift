import Posts
import StateKit
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
}
