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

  private func stage(
    _ width: Int, _ height: Int, @ViewBuilder _ content: @escaping () -> some View
  ) -> Stage {
    Stage(width, height) { Body(content: content) }
  }

  private func stage(_ model: Model) -> Stage { Stage(20, 3) { Screen(model: model) } }

  /// The screen once the spinner of a load has come.
  private func loading(_ model: Model, _ stage: Stage) -> String {
    model.controller.setState(.loading)
    stage.draw()
    stage.now = stage.now.advanced(by: .milliseconds(200))
    return stage.picture
  }

  @Test func `before anything happened the placeholder is there`() {
    let stage = stage(Model())
    #expect(stage.picture == "placeholder")
    #expect(stage.host.nextDue == nil)
  }

  @Test func `the first load is shown over the placeholder`() {
    let model = Model()
    let stage = stage(model)
    #expect(loading(model, stage) == "plac * lder")
    #expect(stage.draw()[0, 0].style.attributes.contains(.dim))
  }

  @Test func `content is shown, and the next load beside it`() {
    let model = Model()
    let stage = stage(model)
    model.controller.setState(.loaded("日本"))
    #expect(stage.picture == "日本")
    #expect(loading(model, stage) == "日本 *")
    model.controller.setState(.loaded("other"))
    #expect(stage.picture == "other *")
    stage.now = stage.now.advanced(by: .seconds(1))
    #expect(stage.picture == "other")
  }

  @Test func `an error after content leaves the content, or takes its place`() {
    for (failedRefresh, text) in [(FailedRefresh.keepContent, "info"), (.replace, "failed")] {
      let model = Model(failedRefresh)
      let stage = stage(model)
      model.controller.setState(.loaded("info"))
      model.controller.setState(.error(Oops()))
      #expect(stage.picture == text)
    }
  }

  @Test func `an error without content is shown, and the next load over it`() {
    let model = Model()
    let stage = stage(model)
    model.controller.setState(.error(Oops()))
    #expect(stage.picture == "failed")
    #expect(loading(model, stage) == "fai *")
    model.controller.setState(.loaded("info"))
    stage.advance(to: 1000)
    #expect(stage.picture == "info")
  }

  @Test func `nothing found shows the placeholder, and the load after it is shown over it`() {
    let model = Model()
    let stage = stage(model)
    model.controller.setState(.loaded("info"))
    model.controller.setState(.empty("nothing"))
    #expect(stage.picture == "placeholder")
    #expect(loading(model, stage) == "plac * lder")
    model.controller.setState(.error(Oops()))
    stage.advance(to: 2000)
    #expect(stage.picture == "failed")
  }

  @Test func `reset and a cancelled load lead back`() {
    let model = Model()
    let stage = stage(model)
    model.controller.setState(.loaded("info"))
    model.controller.setState(.loading)
    model.controller.setState(.initial)
    #expect(stage.picture == "info")
    model.controller.reset()
    #expect(stage.picture == "placeholder")
  }

  @Test func `a change of payload alone is drawn`() {
    let model = Model()
    let stage = stage(model)
    for info in ["one", "two", "two", "three"] {
      model.controller.setState(.loaded(info))
      #expect(stage.picture == info)
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
    let stage = stage(30, 3) {
      Counter(name: "placeholder").withViewStateModifier(controller: model.controller) { info in
        Counter(name: info)
      } errorView: { _ in
        ErrorView(type: .emptyView)
      }
    }
    stage.press(.return)
    model.controller.setState(.loading)
    stage.draw()
    model.controller.setState(.initial)
    #expect(stage.picture == "▸ placeholder 1 ◂")
    model.controller.setState(.loaded("info"))
    stage.press(.return, .return)
    for state in [
      ViewStateController<String>.State.loading, .loaded("new"), .loading, .error(Oops()),
    ] {
      model.controller.setState(state)
      stage.draw()
    }
    #expect(stage.picture == "▸ new 2 ◂")
  }

  @Test func `each load has its own type`() {
    let model = Model()
    let stage = stage(24, 4) {
      Text("placeholder").withViewStateModifier(
        controller: model.controller, indicatorView: Text("*"),
        initialLoadingType: .vertical(option: .bottom, alignment: .center),
        loadedView: { Text($0) },
        loadingAfterInfoType: .horizontal(option: .leading, spacing: 32),
        errorView: { _ in ErrorView(retryAction: {}) },
        loadingAfterErrorType: .custom(AnyView(Text("again"))))
    }
    #expect(loading(model, stage) == "placeholder\n\n     *")
    model.controller.setState(.loaded("info"))
    stage.advance(to: 2000)
    stage.draw()
    #expect(loading(model, stage) == "*    info")
    model.controller.reset()
    stage.advance(to: 4000)
    model.controller.setState(.error(Oops()))
    stage.draw()
    #expect(loading(model, stage) == "again")
  }

  @Test func `Retry is pressed once, however often Enter is`() {
    let log = Log()
    let model = Model()
    let stage = stage(30, 5) {
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
    stage.press(.return, .return, .return)
    #expect(log.take() == ["retry"])
    model.controller.setState(.error(Oops()))
    stage.press(.return)
    #expect(log.take() == ["retry"])
  }
}
