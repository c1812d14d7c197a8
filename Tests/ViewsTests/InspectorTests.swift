import Cells
import Testing

@testable import Views

/// Views about what is selected, beside it.
struct InspectorTests {
  @Test func `it stands at the right, as wide as it says, and comes and goes`() {
    let fixture = ViewFixture(100, 2) { Inspected() }
    let shown = "▸ 行 ◂" + String(repeating: " ", count: 83) + "│about"
    #expect(fixture.picture.hasPrefix(shown))
    fixture.press(.return)
    #expect(fixture.picture == "▸ 行 ◂")
    fixture.press(.return)
    #expect(fixture.picture.hasPrefix(shown))
  }

  @Test func `on a narrow screen it is a sheet`() {
    let fixture = ViewFixture(30, 7) { Inspected() }
    #expect(fixture.picture.contains("about") && fixture.picture.contains("╭"))
    fixture.press(.escape)
    #expect(fixture.picture == "▸ 行 ◂")
  }

  @Test(arguments: [(90, 1), (60, 0), (1, 1)])
  func `there may be too little room`(width: Int, height: Int) {
    let fixture = ViewFixture(width, height) { Inspected() }
    #expect(fixture.draw().size == Size(width: width, height: height))
  }
}

private struct Inspected: View {
  @State private var isShown = true

  var body: some View {
    Button("行") { isShown.toggle() }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .inspector(isPresented: $isShown) {
        Text("about").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .inspectorColumnWidth(min: 40, ideal: 80, max: 160)
      }
  }
}
