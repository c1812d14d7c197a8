import Cells
import Testing

@testable import Views

/// Menus of what is selected in a list.
struct SelectionMenuTests {
  @Test func `m opens what can be done with the row, and Enter does what is done most`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Files(log: log) }
    fixture.press(.downArrow, .downArrow, "m")
    #expect(fixture.picture.contains("Delete b"))
    fixture.press(.return)
    #expect(log.take() == ["delete b"])
    fixture.press(.return)
    #expect(log.take() == ["open b"])
  }

  @Test func `with several selected it is for all of them`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Several(log: log) }
    fixture.press(.space, .downArrow, .space, "m", .return)
    #expect(log.take() == ["a b"])
    fixture.press(.downArrow, "m", .return)
    #expect(log.take() == ["日本"])
  }

  @Test func `a menu of older code is opened by m`() {
    let log = Log()
    let fixture = ViewFixture(30, 6) {
      Text("日本").contextMenu(ContextMenu { Button("Pin") { log.add("pin") } })
    }
    fixture.press("m", .return)
    #expect(log.take() == ["pin"])
    let none = ViewFixture(30, 2) { Text("a").contextMenu(ContextMenu<Text>?.none) }
    #expect(none.picture == "a")
  }
}

private struct Files: View {
  @State private var chosen: String?
  let log: Log

  var body: some View {
    List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      .contextMenu(forSelectionType: String.self) { ids in
        Button("Delete \(ids.first ?? "")") { log.add("delete \(ids.first ?? "")") }
      } primaryAction: { ids in
        log.add("open \(ids.first ?? "")")
      }
  }
}

private struct Several: View {
  @State private var chosen: Set<String> = []
  let log: Log

  var body: some View {
    List(["a", "b", "日本"], id: \.self, selection: $chosen) { Text($0) }
      .contextMenu(forSelectionType: String.self) { ids in
        Button("Do") { log.add(ids.sorted().joined(separator: " ")) }
      }
  }
}
