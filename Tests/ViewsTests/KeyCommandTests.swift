import Cells
import Testing

@testable import Views

/// Commands that keys stand for.
struct KeyCommandTests {
  @Test func `Escape is a command before it leads back`() {
    let log = Log()
    let fixture = ViewFixture(20, 5) {
      NavigationStack {
        NavigationLink("Go") { Button("Inner") {}.onExitCommand { log.add("exit") } }
      }
    }
    fixture.press(.return, .escape)
    #expect(log.take() == ["exit"])
    #expect(fixture.picture.contains("Inner"))
  }

  @Test func `without an action Escape leads back`() {
    let fixture = ViewFixture(20, 5) {
      NavigationStack {
        NavigationLink("Go") { Button("Inner") {}.onExitCommand(perform: nil) }
      }
    }
    fixture.press(.return, .escape)
    #expect(fixture.picture.contains("Go"))
  }

  @Test func `Delete is a command for rows that stay, and not in a field`() {
    let log = Log()
    let fixture = ViewFixture(20, 5) {
      VStack {
        List { Text("a") }
        TextField("b", text: .constant("c"))
      }
      .onDeleteCommand { log.add("delete") }
    }
    fixture.press(.delete, .deleteForward)
    #expect(log.take() == ["delete", "delete"])
    fixture.press(.tab, .delete)
    #expect(log.take() == [])
  }
}
