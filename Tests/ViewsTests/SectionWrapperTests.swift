import Cells
import Testing

@testable import Views

/// What stands around the rows of a list, rather than around one of them.
struct SectionWrapperTests {
  @Test func `rows stay rows whatever watches or names them all`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .onAppear { log.add("appear") }
          .onChange(of: 1) {}
          .task {}
          .id("names")
          .modifier(Indented())
      }
    }
    fixture.press(.downArrow)
    #expect(fixture.picture == "   a\n▌  b")
    #expect(log.take() == ["appear"])
  }

  @Test func `a single row appears when it comes onto the screen`() {
    let log = Log()
    let fixture = ViewFixture(12, 1) {
      List {
        Text("a")
        Text("b").onAppear { log.add("appear") }
      }
    }
    fixture.draw()
    #expect(log.take() == [])
    fixture.press(.downArrow)
    #expect(log.take() == ["appear"])
  }
}

private struct Indented: ViewModifier {
  func body(content: Content) -> some View { content.padding(.leading, 8) }
}
