import Cells
import Testing

@testable import Views

/// Columns beside one another, or one after another where there is little room.
struct SplitViewTests {
  @Test func `columns stand beside one another, and a row changes the next one`() {
    let fixture = ViewFixture(60, 5) { Mail() }
    #expect(fixture.picture.contains("Nothing"))
    let lines = fixture.draw().lines
    #expect(lines[0].contains("Boxes") && lines[1].contains("Inbox"))
    #expect(lines.allSatisfy { $0.contains("│") })
    fixture.press("j", "j")
    #expect(fixture.picture.contains("Box 日本"))
    fixture.mouse(.press, 3, 3)
    #expect(fixture.picture.contains("Box Sent"))
    #expect(!fixture.press(.escape), "there is no way back")
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("▸ 1 ◂"), "Tab goes on to the next column")
  }

  @Test func `a column is as wide as its content needs, but leaves room to the last`() {
    func line(_ width: Int, asked: Double? = nil) -> String {
      let list = List { Text("日本") }.frame(minWidth: 240)
      return picture(width, 2) {
        NavigationSplitView {
          if let asked { list.navigationSplitViewColumnWidth(asked) } else { list }
        } detail: {
          Text("a")
        }
      }
    }
    func column(_ line: String) -> Int? {
      line.firstIndex(of: "│").map { line[..<$0].columns }
    }
    #expect(column(line(100)) == 30)
    #expect(column(line(100, asked: 160)) == 20)
    #expect(column(line(300)) == 32)
    #expect(column(line(60)).map { $0 <= 39 } == true)
  }

  @Test func `on a narrow screen a row leads on, and Escape and Back lead back`() {
    let fixture = ViewFixture(40, 10) { Mail() }
    #expect(fixture.picture.hasPrefix(" Boxes\n› Inbox\n"))
    fixture.press("j", "j")
    #expect(fixture.picture.hasPrefix(" Boxes"), "the arrows do not lead on")
    fixture.press(.return)
    #expect(fixture.picture.hasPrefix(" ‹ Back  Detail"))
    #expect(fixture.picture.contains("Box 日本"))
    #expect(fixture.press(.escape))
    #expect(fixture.picture.contains("▌ 日本"))
    #expect(!fixture.press(.escape))
    fixture.mouse(.press, 3, 3)
    #expect(fixture.picture.contains("Box Sent"))
    fixture.mouse(.press, 2, 0)
    #expect(fixture.picture.hasPrefix(" Boxes"))
  }

  @Test func `what was chosen stays when the screen becomes narrow, and wide again`() {
    let fixture = ViewFixture(80, 10) { Mail() }
    fixture.press("j", "j", .return)
    #expect(fixture.picture.contains("Boxes") && fixture.picture.contains("Box 日本"))
    fixture.press(.tab, .return)
    fixture.resize(40, 10)
    #expect(!fixture.picture.contains("Boxes") && fixture.picture.contains("Box 日本"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("Boxes"))
    fixture.resize(80, 10)
    #expect(fixture.picture.contains("Boxes") && fixture.picture.contains("Box 日本"))
  }

  @Test(arguments: [80, 40])
  func `a link to a value shows its screen in the next column`(width: Int) {
    let fixture = ViewFixture(width, 8) {
      NavigationSplitView {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("View") { Leaf(name: "view") }
        }
        .navigationTitle("Side")
        .navigationDestination(for: Int.self) { Leaf(name: "number \($0)") }
      } detail: {
        Text("choose")
      }
    }
    #expect(fixture.picture.contains("choose") == (width == 80))
    fixture.press(.return)
    #expect(fixture.picture.contains("number 1"))
    if width == 40 { fixture.press(.escape) }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("number 2") && !fixture.picture.contains("number 1"))
    if width == 40 { fixture.press(.escape) }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("view"))
    fixture.press("d")
    #expect(width == 80 || fixture.picture.contains("Side"))
  }

  @Test func `a link in a list with a selection selects its value`() {
    struct Item: Hashable, Identifiable {
      let id: Int
      let name: String
    }
    struct Items: View {
      @State var item: Item?
      var body: some View {
        NavigationSplitView {
          List([Item(id: 1, name: "a"), Item(id: 2, name: "日本")], selection: $item) { item in
            NavigationLink(value: item) { Text(item.name) }
          }
        } detail: {
          Text("item \(item?.name ?? "none")")
        }
      }
    }
    let fixture = ViewFixture(40, 4) { Items() }
    fixture.press("j", .return)
    #expect(fixture.picture.contains("item a"))
    fixture.press(.escape, "j", .return)
    #expect(fixture.picture.contains("item 日本"))
    fixture.press(.escape)
    fixture.mouse(.press, 3, 0)
    #expect(fixture.picture.contains("item a"))
  }

  @Test func `three columns, of which the program hides some`() {
    struct Three: View {
      @State var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("first").navigationSplitViewColumnWidth(80)
        } content: {
          Text("second").navigationSplitViewColumnWidth(min: 80, ideal: 96, max: 200)
        } detail: {
          Button("third") {
            visibility =
              visibility == .all
              ? .doubleColumn : visibility == .doubleColumn ? .detailOnly : .automatic
          }
        }
        .navigationSplitViewStyle(.balanced)
      }
    }
    let narrow = ViewFixture(79, 1) { Three() }
    #expect(narrow.picture.contains("first") && !narrow.picture.contains("second"))
    let fixture = ViewFixture(80, 1) { Three() }
    func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
    #expect(fixture.picture == "  first   │   second   │\(gap(23))▸ third ◂")
    fixture.press(.return)
    #expect(fixture.picture == "   second   │\(gap(29))▸ third ◂")
    fixture.press(.return)
    #expect(fixture.picture == "\(gap(35))▸ third ◂")
    fixture.press(.return)
    #expect(fixture.picture.contains("first"))
  }

  @Test func `the program chooses the column of a narrow screen, and learns which it is`() {
    struct Chosen: View {
      @State var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("side \(column == .sidebar)") { column = .detail }
        } detail: {
          NavigationStack { Button("detail") {}.navigationTitle("Title") }
        }
      }
    }
    let fixture = ViewFixture(40, 3) { Chosen() }
    #expect(fixture.picture.hasPrefix(" ‹ Back  Title"), "one bar, that of the stack in the column")
    fixture.press(.escape)
    #expect(fixture.picture.contains("▸ side true ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("detail"))
  }

  @Test func `a screen that is pushed in the detail has the focus, and goes back there`() {
    let fixture = ViewFixture(70, 6) {
      NavigationSplitView {
        List(0..<3) { Text("row \($0)") }
      } detail: {
        NavigationLink("deeper") { Button("deep") {} }
      }
    }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("▸ deep ◂") && fixture.picture.contains("row 1"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("deeper ◂"))
  }

  @Test func `disabled, empty, and on screens of any size`() {
    let fixture = ViewFixture(40, 10) { Mail().disabled(true) }
    fixture.press(.return)
    fixture.mouse(.press, 3, 2)
    #expect(fixture.picture.hasPrefix(" Boxes"))
    for size in [(0, 0), (1, 1), (3, 2), (40, 10), (59, 9), (60, 1), (61, 10), (200, 60)] {
      let fixture = ViewFixture(size.0, size.1) { Mail() }
      fixture.press("j", .return, .tab, .return, .escape)
      #expect(fixture.draw().lines.count == size.1)
      let empty = ViewFixture(size.0, size.1) {
        NavigationSplitView {
        } content: {
        } detail: {
        }
      }
      #expect(empty.draw().lines.count == size.1)
    }
  }
}

private struct Mail: View {
  @State private var box: String?
  @State private var count = 0

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "日本", "Sent"], id: \.self, selection: $box) { Text($0) }
        .navigationTitle("Boxes")
    } detail: {
      VStack {
        Text(box.map { "Box \($0)" } ?? "Nothing")
        Button("\(count)") { count += 1 }
      }
      .navigationTitle("Detail")
    }
  }
}

private struct Leaf: View {
  @Environment(\.dismiss) private var dismiss
  let name: String

  var body: some View {
    Text(name).onKeyPress("d") {
      dismiss()
      return .handled
    }
  }
}
