import Cells
import Testing

@testable import Views

/// The spinner in the title bar, and where there is none.
struct LoadingToolbarTests {
  private func shown(
    _ type: LoadingModifierType = .toolbar(), _ width: Int = 20, _ height: Int = 4,
    @ViewBuilder around: (Loadable<Text>) -> some View
  ) -> ViewFixture {
    let load = Load(type)
    let content = around(Loadable(load: load) { Text("text") })
    let fixture = ViewFixture(width, height) { ToolbarContainer { content } }
    fixture.draw()
    fixture.advance(to: 200)
    return fixture
  }

  @Test func `it stands at the right edge of the bar`() {
    let fixture = shown { $0.navigationTitle("Title") }
    #expect(fixture.picture == " Title            *\n\n        text")
    #expect(!fixture.draw()[8, 2].style.attributes.contains(.dim))
  }

  @Test func `the buttons of the bar stay where they are`() {
    let fixture = shown { $0.navigationTitle("T").toolbar { Button("Go") {} } }
    #expect(fixture.picture == " T        *  [ Go ]\n\n        text")
  }

  @Test func `in a navigation stack it stands in the bar of the stack`() {
    let fixture = shown { view in
      NavigationStack { view.navigationTitle("Inner") }
    }
    #expect(fixture.picture.hasPrefix(" Inner            *\n"))
  }

  @Test func `around a navigation stack it stands beside the bar of the stack`() {
    let load = Load(.toolbar())
    let fixture = ViewFixture(20, 4) {
      ToolbarContainer {
        Loadable(load: load) {
          NavigationStack { Text("text").navigationTitle("T").toolbar { Button("Go") {} } }
        }
      }
    }
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture.hasPrefix(" T           [ Go ]*\n"))
  }

  @Test func `without a bar it stands in the corner, and nothing moves`() {
    let fixture = shown { $0 }
    #expect(fixture.picture == "                   *\n        text")
    let inStack = shown { view in NavigationStack { view } }
    #expect(inStack.picture == "                   *\n        text")
  }

  @Test func `in a sheet it stands in the corner of the sheet`() {
    let fixture = ViewFixture(30, 12) {
      Text("under").sheet(isPresented: .constant(true)) {
        Loadable(load: Load(.toolbar())) { Text("a longer text") }
      }
    }
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture.contains("│  a longer te *  │"))
  }

  @Test func `in an alert and in a row of a list it stands over the content`() {
    let fixture = ViewFixture(30, 12) {
      List {
        Loadable(load: Load(.toolbar())) { Text("row text") }
      }
    }
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture.hasPrefix("▌ row te *"))
  }

  @Test func `it takes its options`() {
    let faint = shown(.toolbar(contentOpacity: 0.5)) { $0 }
    #expect(faint.draw()[8, 1].style.attributes.contains(.dim))
    #expect(shown(.toolbar(contentOpacity: 0)) { $0 }.picture == "                   *")
  }

  @Test func `one spinner is enough for a bar`() {
    let fixture = shown { view in
      VStack {
        view
        view
      }
      .navigationTitle("T")
    }
    #expect(fixture.picture.filter { $0 == "*" }.count == 1)
  }

  @Test func `a screen that is too low shows its content alone`() {
    let fixture = shown(.toolbar(), 20, 1) { $0.navigationTitle("T") }
    #expect(fixture.picture == "        text")
  }
}
