import Cells
import Observation
import StateKit
import Testing

@testable import Views

/// The sheet that forces the states of a controller.
struct DebugStateTests {
  private struct Oops: Error {}

  @Observable final class Model {
    var controller = ViewStateController<String>(clock: TestClock().clock)
  }

  private struct Screen: View {
    @Bindable var model: Model
    var key: KeyEquivalent = "d"
    @State private var text = ""
    var body: some View {
      VStack {
        Text("placeholder").withViewStateModifier(
          controller: model.controller, indicatorView: Text("*")
        ) { info in
          Text(info)
        } errorView: { _ in
          ErrorView(type: .custom(AnyView(Text("failed"))))
        }
        TextField("field", text: $text)
        Button("button") {}
      }
      .debugState(controller: $model.controller, mockInfo: "mock", key: key)
    }
  }

  /// The screen after a button of the sheet was pressed.
  private func force(_ row: Int, in model: Model = Model()) -> Stage {
    let stage = Stage(40, 14) { Screen(model: model) }
    stage.press(.tab, "d")
    for _ in 0..<row { stage.press(.downArrow) }
    stage.press(.return)
    return stage
  }

  @Test func `a key opens the sheet with a button for each state`() {
    let stage = Stage(40, 14) { Screen(model: Model()) }
    stage.press(.tab, "d")
    #expect(stage.picture.contains("Debug state"))
    for title in ["▸ Loading ◂", "[ Loaded ]", "[ Empty ]", "[ Error ]", "[ Alert ]", "[ Reset ]"] {
      #expect(stage.picture.contains(title))
    }
  }

  @Test func `a field that has the focus takes the key first`() {
    let stage = Stage(40, 14) { Screen(model: Model()) }
    stage.press("d")
    #expect(stage.picture.contains("▸d"))
    #expect(!stage.picture.contains("Debug state"))
  }

  @Test func `Escape and the same key close it, and nothing has changed`() {
    for key: KeyEquivalent in [.escape, "d"] {
      let model = Model()
      let stage = Stage(40, 14) { Screen(model: model) }
      stage.press(.tab, "d", key)
      #expect(!stage.picture.contains("Debug state"))
      #expect(model.controller.history.isEmpty)
      #expect(stage.picture.contains("▸ button ◂"))
    }
  }

  @Test func `another key can be chosen, and works while everything is disabled`() {
    let model = Model()
    let stage = Stage(40, 14) { Screen(model: model, key: "0").disabled(true) }
    stage.press("d")
    #expect(!stage.picture.contains("Debug state"))
    stage.press("0")
    #expect(stage.picture.contains("▸ Loading ◂"))
    stage.press("0")
    #expect(!stage.picture.contains("Debug state"))
  }

  @Test func `the arrows go from button to button, around the ends`() {
    let stage = Stage(40, 14) { Screen(model: Model()) }
    stage.press(.tab, "d", .upArrow)
    #expect(stage.picture.contains("▸ Reset ◂"))
    stage.press(.downArrow, .downArrow)
    #expect(stage.picture.contains("▸ Loaded ◂"))
    stage.press(.tab)
    #expect(stage.picture.contains("▸ Empty ◂"))
  }

  @Test func `Loading loads`() {
    let model = Model()
    let stage = force(0, in: model)
    #expect(model.controller.isInitialLoading)
    stage.advance(to: 200)
    #expect(stage.picture.contains("plac * lder"))
    #expect(!stage.picture.contains("Debug state"))
  }

  @Test func `Loaded shows the mock`() {
    #expect(force(1).picture.contains("mock"))
  }

  @Test func `Empty shows what an empty answer shows`() {
    let model = Model()
    model.controller.setState(.loaded("info"))
    #expect(force(2, in: model).picture.contains("placeholder"))
  }

  @Test func `Error shows the error, though content is there that an error would leave`() {
    let model = Model()
    model.controller.setState(.loaded("info"))
    #expect(force(3, in: model).picture.contains("failed"))
  }

  @Test func `Alert leaves the content, with an alert over it`() {
    for (info, shown) in [("info", "info"), (nil, "mock")] {
      let model = Model()
      if let info { model.controller.setState(.loaded(info)) }
      model.controller.setState(.loading)
      let stage = force(4, in: model)
      #expect(stage.picture.contains(shown))
      #expect(stage.picture.contains("Error"))
      #expect(stage.picture.contains("▸ OK ◂"))
      stage.press(.return)
      #expect(!stage.picture.contains("OK"))
      #expect(stage.picture.contains(shown))
      #expect(!model.controller.isLoading)
    }
  }

  @Test func `Reset forgets everything`() {
    let model = Model()
    model.controller.setState(.loaded("info"))
    let stage = force(5, in: model)
    #expect(stage.picture.contains("placeholder"))
    #expect(model.controller.history.isEmpty)
  }

  @Test func `the sheet fits on small screens, and its last button is reached`() {
    for (width, height) in [(1, 1), (3, 1), (20, 4), (14, 6)] {
      let model = Model()
      model.controller.setState(.loaded("info"))
      let stage = Stage(width, height) { Screen(model: model) }
      stage.press(.tab, "d", .upArrow)
      if width >= 14 { #expect(stage.picture.contains("▸ Reset ◂"), "\(stage.picture)") }
      stage.press(.return)
      #expect(model.controller.history.isEmpty)
    }
  }
}
