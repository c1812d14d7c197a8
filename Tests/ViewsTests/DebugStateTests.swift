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
  private func force(_ row: Int, in model: Model = Model()) -> ViewFixture {
    let fixture = ViewFixture(40, 14) { Screen(model: model) }
    fixture.press(.tab, "d")
    for _ in 0..<row { fixture.press(.downArrow) }
    fixture.press(.return)
    return fixture
  }

  @Test func `a key opens the sheet with a button for each state`() {
    let fixture = ViewFixture(40, 14) { Screen(model: Model()) }
    fixture.press(.tab, "d")
    #expect(fixture.picture.contains("Debug state"))
    for title in ["▸ Loading ◂", "[ Loaded ]", "[ Empty ]", "[ Error ]", "[ Alert ]", "[ Reset ]"] {
      #expect(fixture.picture.contains(title))
    }
  }

  @Test func `a field that has the focus takes the key first`() {
    let fixture = ViewFixture(40, 14) { Screen(model: Model()) }
    fixture.press("d")
    #expect(fixture.picture.contains("▸d"))
    #expect(!fixture.picture.contains("Debug state"))
  }

  @Test func `Escape and the same key close it, and nothing has changed`() {
    for key: KeyEquivalent in [.escape, "d"] {
      let model = Model()
      let fixture = ViewFixture(40, 14) { Screen(model: model) }
      fixture.press(.tab, "d", key)
      #expect(!fixture.picture.contains("Debug state"))
      #expect(model.controller.history.isEmpty)
      #expect(fixture.picture.contains("▸ button ◂"))
    }
  }

  @Test func `another key can be chosen, and works while everything is disabled`() {
    let model = Model()
    let fixture = ViewFixture(40, 14) { Screen(model: model, key: "0").disabled(true) }
    fixture.press("d")
    #expect(!fixture.picture.contains("Debug state"))
    fixture.press("0")
    #expect(fixture.picture.contains("▸ Loading ◂"))
    fixture.press("0")
    #expect(!fixture.picture.contains("Debug state"))
  }

  @Test func `the arrows go from button to button, around the ends`() {
    let fixture = ViewFixture(40, 14) { Screen(model: Model()) }
    fixture.press(.tab, "d", .upArrow)
    #expect(fixture.picture.contains("▸ Reset ◂"))
    fixture.press(.downArrow, .downArrow)
    #expect(fixture.picture.contains("▸ Loaded ◂"))
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ Empty ◂"))
  }

  @Test func `Loading loads`() {
    let model = Model()
    let fixture = force(0, in: model)
    #expect(model.controller.isInitialLoading)
    fixture.advance(to: 200)
    #expect(fixture.picture.contains("plac * lder"))
    #expect(!fixture.picture.contains("Debug state"))
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
      let fixture = force(4, in: model)
      #expect(fixture.picture.contains(shown))
      #expect(fixture.picture.contains("Error"))
      #expect(fixture.picture.contains("▸ OK ◂"))
      fixture.press(.return)
      #expect(!fixture.picture.contains("OK"))
      #expect(fixture.picture.contains(shown))
      #expect(!model.controller.isLoading)
    }
  }

  @Test func `Reset forgets everything`() {
    let model = Model()
    model.controller.setState(.loaded("info"))
    let fixture = force(5, in: model)
    #expect(fixture.picture.contains("placeholder"))
    #expect(model.controller.history.isEmpty)
  }

  @Test func `the sheet fits on small screens, and its last button is reached`() {
    for (width, height) in [(1, 1), (3, 1), (20, 4), (14, 6)] {
      let model = Model()
      model.controller.setState(.loaded("info"))
      let fixture = ViewFixture(width, height) { Screen(model: model) }
      fixture.press(.tab, "d", .upArrow)
      if width >= 14 { #expect(fixture.picture.contains("▸ Reset ◂"), "\(fixture.picture)") }
      fixture.press(.return)
      #expect(model.controller.history.isEmpty)
    }
  }
}
