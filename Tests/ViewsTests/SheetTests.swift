import Cells
import Testing

@testable import Views

/// Sheets and covers: their size, how they come and how they go.
struct SheetTests {
  @Test func `a sheet takes up to the screen with a margin`() {
    let fixture = ViewFixture(60, 20) {
      Text("x").sheet(isPresented: .constant(true)) {
        List((0..<30).map(Row.init)) { Text("row \($0.id)") }
      }
    }
    let lines = fixture.draw().lines
    #expect(lines[1] == "")
    #expect(lines[2] == "    ╭" + String(repeating: "─", count: 50) + "╮")
    #expect(lines[4].hasPrefix("    │  ▌ row 0"))
    #expect(lines[17] == "    ╰" + String(repeating: "─", count: 50) + "╯")
  }

  @Test func `a small sheet is as large as what is in it`() {
    let fixture = ViewFixture(60, 12) {
      Text("x").sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading) {
          Text("日本")
          Toggle("Loud", isOn: .constant(true))
        }
        .navigationTitle("Sound")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
    }
    #expect(
      fixture.picture == """
        x

                          ╭─────────────────────╮
                          │                     │
                          │  Sound    [ Done ]  │
                          │      日本           │
                          │      ▸x◂ Loud       │
                          │                     │
                          ╰─────────────────────╯
        """)
  }

  @Test func `what is too high for a sheet scrolls to the focus`() {
    let fixture = ViewFixture(24, 6) {
      Text("x").sheet(isPresented: .constant(true)) {
        ForEach(0..<9, id: \.self) { Toggle("t\($0)", isOn: .constant(false)) }
      }
    }
    #expect(fixture.picture.contains("▸ ◂ t0"))
    for index in 1..<9 {
      fixture.press(.tab)
      #expect(fixture.picture.contains("▸ ◂ t\(index)"))
    }
  }

  @Test func `dismiss takes it away, and onDismiss runs when it has gone`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Presenting(log: log) }
    fixture.press("s")
    #expect(log.take() == ["came"])
    #expect(fixture.picture.contains("presented true"))
    fixture.press(.return)
    #expect(log.take() == ["went", "dismissed"])
    #expect(fixture.picture == "presented false")
    fixture.press("s", .escape)
    #expect(log.take() == ["came", "went", "dismissed"])
  }

  @Test func `a sheet begins with new state each time`() {
    let fixture = ViewFixture(30, 8) { Presenting(log: Log()) }
    fixture.press("s", .tab, .return)
    #expect(fixture.picture.contains("▸ 1 ◂"))
    fixture.press(.escape, "s", .tab)
    #expect(fixture.picture.contains("▸ 0 ◂"))
  }

  @Test func `another item replaces the sheet`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) { Items(log: log) }
    fixture.press("1")
    #expect(fixture.picture.contains("row 1: 0"))
    fixture.press(.return)
    #expect(fixture.picture.contains("row 1: 1"))
    fixture.press("2")
    #expect(fixture.picture.contains("row 2: 0"))
    #expect(log.take() == ["dismissed"])
    fixture.press(.escape)
    #expect(log.take() == ["dismissed"])
    #expect(fixture.picture == "no row")
  }

  @Test func `a sheet that is disabled to be dismissed stays`() {
    let fixture = ViewFixture(30, 8) {
      Presenting(log: Log(), isFixed: true)
    }
    fixture.press("s", .escape)
    #expect(fixture.picture.contains("presented true"))
    fixture.press(.return)
    #expect(fixture.picture == "presented false")
  }

  @Test func `a cover takes the whole screen, and Escape leaves it there`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) { Presenting(log: log) }
    fixture.press("c")
    #expect(fixture.picture == "\n      ▸ Done ◂")
    #expect(fixture.draw()[0, 0].style == .plain)
    fixture.press(.escape)
    #expect(fixture.picture == "\n      ▸ Done ◂")
    fixture.press(.return)
    #expect(fixture.picture == "presented false")
    #expect(log.take() == ["uncovered"])
  }

  @Test func `sheets and alerts lie over one another and go one by one`() {
    let fixture = ViewFixture(40, 10) {
      Nesting(depth: 0)
    }
    fixture.press(.return, .return, .return)
    #expect(fixture.picture.contains("Over 2"))
    fixture.press(.return)
    #expect(!fixture.picture.contains("Over 2"))
    #expect(fixture.picture.contains("▸ more 2 ◂"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("▸ more 1 ◂"))
    fixture.press(.escape)
    #expect(fixture.picture == "▸ more 0 ◂")
  }

  @Test func `the older name for dismiss does the same`() {
    let fixture = ViewFixture(30, 8) { Older() }
    #expect(fixture.picture.contains("▸ away ◂"))
    fixture.press(.return)
    #expect(fixture.picture == "below")
  }

  @Test func `a sheet too small or empty is drawn`() {
    for size in [0, 1, 2, 5, 9] {
      let fixture = ViewFixture(size, size) {
        Text("x").sheet(isPresented: .constant(true)) { Text("日本").navigationTitle("日本") }
      }
      #expect(fixture.draw().lines.count == size)
    }
    let picture = picture(20, 5) { Text("x").popover(isPresented: .constant(true)) {} }
    #expect(picture.hasPrefix("x"))
  }
}

private struct Presenting: View {
  let log: Log
  var isFixed = false
  @State private var isSheet = false
  @State private var isCover = false
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("presented \(isPresented ? "true" : "false")")
      .onKeyPress("s") {
        isSheet = true
        return .handled
      }
      .onKeyPress("c") {
        isCover = true
        return .handled
      }
      .sheet(isPresented: $isSheet) {
        log.add("dismissed")
      } content: {
        Sheet(log: log).interactiveDismissDisabled(isFixed)
      }
      .fullScreenCover(isPresented: $isCover) {
        log.add("uncovered")
      } content: {
        Done()
      }
  }
}

private struct Sheet: View {
  let log: Log
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("presented \(isPresented ? "true" : "false")")
      .onAppear { log.add("came") }
      .onDisappear { log.add("went") }
    Button("Close") { dismiss() }
    Button("\(count)") { count += 1 }
  }
}

private struct Done: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}

private struct Items: View {
  let log: Log
  @State private var row: Row?

  var body: some View {
    Text(row == nil ? "no row" : "a row")
      .onKeyPress("1") { show(1) }
      .sheet(item: $row) {
        log.add("dismissed")
      } content: { row in
        Counting(name: "row \(row.id)").onKeyPress("2") { show(2) }
      }
  }

  private func show(_ id: Int) -> KeyPress.Result {
    row = Row(id)
    return .handled
  }
}

private struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct Nesting: View {
  let depth: Int
  @State private var isShown = false

  var body: some View {
    let button = Button("more \(depth)") { isShown = true }
    if depth < 2 {
      button.sheet(isPresented: $isShown) { AnyView(Nesting(depth: depth + 1)) }
    } else {
      button.alert("Over \(depth)", isPresented: $isShown) {}
    }
  }
}

private struct Older: View {
  @State private var isShown = true

  var body: some View {
    Text("below").sheet(isPresented: $isShown) { Inner() }
  }

  private struct Inner: View {
    @Environment(\.presentationMode) private var mode

    var body: some View { Button("away") { mode.wrappedValue.dismiss() } }
  }
}
