import Cells
import Testing

@testable import Views

/// Bars on screens that are too low for them.
struct BarHeightTests {
  @Test(arguments: 1...8)
  func `Tab goes to no button that is not on the screen`(height: Int) {
    let log = Log()
    let fixture = ViewFixture(40, height) {
      NavigationStack(path: .constant([1])) {
        Text("first").navigationDestination(for: Int.self) { _ in
          Button("main") {}
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem { Button("Add") { log.add("add") }.keyboardShortcut("a") }
              ToolbarItem(placement: .bottomBar) { Button("Below") {} }
            }
            .searchable(text: .constant(""))
        }
      }
    }
    fixture.draw()
    for _ in 0..<5 {
      #expect(fixture.picture.contains("▸"), "\(fixture.picture)")
      fixture.press(.tab)
    }
    // What is not seen is still done by its shortcut.
    fixture.host.send(.key(KeyPress("a", modifiers: .control)))
    #expect(log.take() == ["add"])
  }
}
