import Observation
import StateKit
import Testing

@testable import Views

/// What a controller has to show is drawn in this order: the first load, content, error, else the placeholder.
struct ViewStateModifierTests {
  private struct Oops: Error {}

  @Observable final class Model {
    var controller: ViewStateController<String>

    init(_ failedRefresh: FailedRefresh = .keepContent) {
      controller = ViewStateController(clock: TestClock().clock, failedRefresh: failedRefresh)
    }
  }

  private struct Screen: View {
    let model: Model
    var body: some View {
      Text("placeholder").withViewStateModifier(
        controller: model.controller, indicatorView: Text("*")
      ) { info in
        Text(info)
      } errorView: { _ in
        ErrorView(type: .custom(AnyView(Text("failed"))))
      }
    }
  }

  /// Asks for its views in each frame.
  private struct Body<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }

  private func fixture(
    _ width: Int, _ height: Int, @ViewBuilder _ content: @escaping () -> some View
  ) -> ViewFixture {
    ViewFixture(width, height) { Body(content: content) }
  }

  private func fixture(_ model: Model) -> ViewFixture {
    ViewFixture(20, 3) { Screen(model: model) }
  }

  /// The screen once the spinner of a load has come.
  private func loading(_ model: Model, _ fixture: ViewFixture) -> String {
    model.controller.setState(.loading)
    fixture.draw()
    fixture.now = fixture.now.advanced(by: .milliseconds(200))
    return fixture.picture
  }

  @Test func `before anything happened the placeholder is there`() {
    let fixture = fixture(Model())
    #expect(fixture.picture == "placeholder")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `the first load is shown over the placeholder`() {
    let model = Model()
    let fixture = fixture(model)
    #expect(loading(model, fixture) == "plac * lder")
    #expect(fixture.draw()[0, 0].style.attributes.contains(.dim))
  }

  @Test func `content is shown, and the next load beside it`() {
    let model = Model()
    let fixture = fixture(model)
    model.controller.setState(.loaded("日本"))
    #expect(fixture.picture == "日本")
    #expect(loading(model, fixture) == "日本 *")
    model.controller.setState(.loaded("other"))
    #expect(fixture.picture == "other *")
    fixture.now = fixture.now.advanced(by: .seconds(1))
    #expect(fixture.picture == "other")
  }

  @Test func `an error after content leaves the content, or takes its place`() {
    for (failedRefresh, text) in [(FailedRefresh.keepContent, "info"), (.replace, "failed")] {
      let model = Model(failedRefresh)
      let fixture = fixture(model)
      model.controller.setState(.loaded("info"))
      model.controller.setState(.error(Oops()))
      #expect(fixture.picture == text)
    }
  }

  @Test func `an error without content is shown, and the next load over it`() {
    let model = Model()
    let fixture = fixture(model)
    model.controller.setState(.error(Oops()))
    #expect(fixture.picture == "failed")
    #expect(loading(model, fixture) == "fai *")
    model.controller.setState(.loaded("info"))
    fixture.advance(to: 1000)
    #expect(fixture.picture == "info")
  }

  @Test func `nothing found shows the placeholder, and the load after it is shown over it`() {
    let model = Model()
    let fixture = fixture(model)
    model.controller.setState(.loaded("info"))
    model.controller.setState(.empty("nothing"))
    #expect(fixture.picture == "placeholder")
    #expect(loading(model, fixture) == "plac * lder")
    model.controller.setState(.error(Oops()))
    fixture.advance(to: 2000)
    #expect(fixture.picture == "failed")
  }

  @Test func `reset and a cancelled load lead back`() {
    let model = Model()
    let fixture = fixture(model)
    model.controller.setState(.loaded("info"))
    model.controller.setState(.loading)
    model.controller.setState(.initial)
    #expect(fixture.picture == "info")
    model.controller.reset()
    #expect(fixture.picture == "placeholder")
  }

  @Test func `a change of payload alone is drawn`() {
    let model = Model()
    let fixture = fixture(model)
    for info in ["one", "two", "two", "three"] {
      model.controller.setState(.loaded(info))
      #expect(fixture.picture == info)
    }
  }

  @Test
  func `the placeholder keeps its state through the first load, the content through the next`() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let model = Model()
    let fixture = fixture(30, 3) {
      Counter(name: "placeholder").withViewStateModifier(controller: model.controller) { info in
        Counter(name: info)
      } errorView: { _ in
        ErrorView(type: .emptyView)
      }
    }
    fixture.press(.return)
    model.controller.setState(.loading)
    fixture.draw()
    model.controller.setState(.initial)
    #expect(fixture.picture == "▸ placeholder 1 ◂")
    model.controller.setState(.loaded("info"))
    fixture.press(.return, .return)
    for state in [
      ViewStateController<String>.State.loading, .loaded("new"), .loading, .error(Oops()),
    ] {
      model.controller.setState(state)
      fixture.draw()
    }
    #expect(fixture.picture == "▸ new 2 ◂")
  }

  @Test func `each load has its own type`() {
    let model = Model()
    let fixture = fixture(24, 4) {
      Text("placeholder").withViewStateModifier(
        controller: model.controller, indicatorView: Text("*"),
        initialLoadingType: .vertical(option: .bottom, alignment: .center),
        loadedView: { Text($0) },
        loadingAfterInfoType: .horizontal(option: .leading, spacing: 32),
        errorView: { _ in ErrorView(retryAction: {}) },
        loadingAfterErrorType: .custom(AnyView(Text("again"))))
    }
    #expect(loading(model, fixture) == "placeholder\n\n     *")
    model.controller.setState(.loaded("info"))
    fixture.advance(to: 2000)
    fixture.draw()
    #expect(loading(model, fixture) == "*    info")
    model.controller.reset()
    fixture.advance(to: 4000)
    model.controller.setState(.error(Oops()))
    fixture.draw()
    #expect(loading(model, fixture) == "again")
  }

  @Test func `Retry is pressed once, however often Enter is`() {
    let log = Log()
    let model = Model()
    let fixture = fixture(30, 5) {
      Text("x").withViewStateModifier(controller: model.controller) {
        Text($0)
      } errorView: { _ in
        ErrorView {
          log.add("retry")
          model.controller.setState(.loading)
        }
      }
    }
    model.controller.setState(.error(Oops()))
    fixture.press(.return, .return, .return)
    #expect(log.take() == ["retry"])
    model.controller.setState(.error(Oops()))
    fixture.press(.return)
    #expect(log.take() == ["retry"])
  }
}
