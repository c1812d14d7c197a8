import Cells
import Testing

@testable import Views

/// Panes with lines between them, what a title and a section can do, and tabs that are left out.
struct PaneAndBarTests {
  @Test func `panes have lines between them`() {
    #expect(
      picture(9, 2) {
        HSplitView {
          Color.clear.overlay { Text("日") }
          Color.clear
        }
      } == " 日 │\n    │")
    #expect(
      picture(4, 3) {
        VSplitView {
          Text("a")
          Text("b")
        }
        .fixedSize(horizontal: true, vertical: true)
      } == "a\n─\nb")
    let low = ViewFixture(1, 1) {
      HSplitView {
        Text("日")
        List { Text("b") }
      }
    }
    #expect(low.draw().hasWholeCharacters)
  }

  @Test func `a title opens its menu`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) {
      NavigationStack {
        Button("x") { log.add("x") }
          .navigationTitle("日記")
          .toolbarTitleMenu { Button("Rename") { log.add("rename") } }
      }
    }
    #expect(fixture.picture.contains("[ 日記 ▾ ]"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("Rename"))
    fixture.press(.return)
    #expect(log.take() == ["rename"])
    #expect(!fixture.picture.contains("Rename"))
  }

  @Test func `a title is left out of its bar`() {
    let fixture = ViewFixture(30, 8) {
      NavigationStack {
        Text("x")
          .navigationTitle("Title")
          .toolbar(removing: .title)
          .toolbar { ToolbarItem(id: "a") { Button("Add") {} } }
      }
    }
    #expect(fixture.picture.contains("Add") && !fixture.picture.contains("Title"))
  }

  @Test func `actions are the last rows of a section`() {
    let log = Log()
    let fixture = ViewFixture(20, 8) {
      List {
        Section("s") { Text("a") }.sectionActions { Button("New") { log.add("new") } }
        Section("t", isExpanded: .constant(false)) { Text("b") }.collapsible(false)
      }
    }
    let rows = fixture.picture.split(separator: "\n").map(String.init)
    #expect(rows.firstIndex { $0.contains("New") } == 2)
    #expect(rows.contains { $0.contains("b") })
    fixture.press("j", .return)
    #expect(log.take() == ["new"])
  }

  @Test func `a hidden tab has no name, and its neighbours keep their places`() {
    let fixture = ViewFixture(24, 4) {
      TabView {
        Tab("A", systemImage: "a") { Text("first") }.hidden()
        Tab("日", systemImage: "b") { Text("second") }.tabPlacement(.pinned)
        Tab("C", systemImage: "c") { Text("third") }.hidden(false).customizationID("c")
      }
    }
    #expect(fixture.picture.contains("second"))
    #expect(fixture.picture.contains("日") && fixture.picture.contains("C"))
    #expect(!fixture.picture.contains("A"))
  }
}
