import Testing

@testable import StateKit

@Suite struct ViewStateControllerTests {
  private let time = TestClock()

  private func controller(
    _ states: Controller.State..., failedRefresh: FailedRefresh = .keepContent,
    historyLimit: Int = 64
  ) -> Controller {
    var controller = Controller(
      clock: time.clock, failedRefresh: failedRefresh, historyLimit: historyLimit)
    for state in states { controller.setState(state) }
    return controller
  }

  @Test func `a failed refresh keeps the content, or takes its place`() {
    let error = Numbered(number: 2)
    let keeping = controller(.loading, .loaded(1), .loading, .error(error))
    #expect(keeping.latestValidInfo == 1)
    #expect(keeping.answers.validError == 2)
    let replacing = controller(
      .loading, .loaded(1), .loading, .error(error), failedRefresh: .replace)
    #expect(replacing.latestValidInfo == nil)
    #expect(replacing.latestInfo == 1)
    #expect(replacing.answers.validError == 2)
  }

  @Test func `a second loading is still the first`() {
    var controller = controller(.loading)
    time.advance(by: .seconds(1))
    controller.setState(.loading, trigger: .interval)
    #expect(controller.isInitialLoading)
    #expect(controller.history.count == 1)
    #expect(controller.history.first?.instant == .at(0))
  }

  @Test func `a cancelled load leaves what was there`() {
    let controller = controller(.loading, .loaded(1), .loading, .initial)
    #expect(!controller.isLoading)
    #expect(controller.latestValidInfo == 1)
    #expect(controller.latestNonLoading?.word == "loaded 1")
  }

  @Test func `an empty answer takes content and errors away`() {
    let content = controller(.loaded(1), .loading, .empty("ask"))
    #expect(content.latestValidInfo == nil)
    #expect(content.latestInfo == 1)
    let failure = controller(.error(Numbered(number: 1)), .loading, .empty("ask"), .loading)
    #expect(failure.latestValidError == nil)
    #expect(!failure.isInitialLoading)
    #expect(failure.latestNonLoading?.word == "empty ask")
  }

  @Test func `a change of payload alone changes the answer`() {
    var controller = controller(.loaded(1))
    controller.setState(.loaded(2))
    #expect(controller.latestValidInfo == 2)
    #expect(controller.history.map(\.state.word) == ["loaded 1", "loaded 2"])
  }

  @Test func `history says what, when and why, of the newest`() {
    var controller = controller(historyLimit: 2)
    for number in 0..<5 {
      controller.setState(.loaded(number), trigger: number == 4 ? .focus : .user)
      time.advance(by: .seconds(1))
    }
    #expect(controller.history.map(\.sequence) == [3, 4])
    #expect(controller.history.map(\.state.word) == ["loaded 3", "loaded 4"])
    #expect(controller.history.map(\.instant) == [.at(3000), .at(4000)])
    #expect(controller.history.map(\.trigger) == [.user, .focus])
  }

  @Test func `reset is as new`() {
    var controller = controller(.loaded(1), .error(Numbered(number: 2)), .loading)
    let held = controller.beginModifying(1)
    #expect(held != nil)
    controller.reset()
    #expect(controller.answers == Controller().answers)
    #expect(controller.state.word == Controller().state.word)
    #expect(controller.history.isEmpty)
    #expect(controller.modifyingIds == [])
    controller.setState(.loading)
    #expect(controller.isInitialLoading)
    #expect(controller.history.map(\.sequence) == [0])
  }

  @Test func `a row is changed by one at a time`() throws {
    var controller = controller()
    let (first, second) = (controller.beginModifying(7), controller.beginModifying(7))
    let other = controller.beginModifying("seven")
    #expect(first != nil && second == nil && other != nil)
    #expect(controller.modifyingIds == [7, "seven"])
    controller.endModifying(try #require(first))
    #expect(controller.modifyingIds == ["seven"])
    let next = controller.beginModifying(7)
    #expect(next != nil)
  }

  @Test func `a late end does not free the row for another`() throws {
    var controller = controller()
    let old = controller.beginModifying(7)
    controller.reset()
    let new = controller.beginModifying(7)
    controller.endModifying(try #require(old))
    #expect(controller.modifyingIds == [7])
    for _ in 0..<2 { controller.endModifying(try #require(new)) }
    #expect(controller.modifyingIds == [])
  }

  @Test func `a controller made without arguments is made on any actor`() async {
    let made = await Task.detached { ViewStateController<Int>.init() }.value
    #expect(made.latestInfo == nil)
  }
}
