import Cells
import Testing

@testable import Views

/// Controls in the rows of a list.
struct ListControlTests {
  @Test func `Enter and Space press the button that is a row`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) {
      List {
        Button("一") { log.add("one") }
        Button("two") { log.add("two") }
      }
      Button("after") {}
    }
    #expect(fixture.picture == "▌ 一\n  two\n\n[ after ]")
    fixture.press(.return, "j", .space)
    #expect(log.take() == ["one", "two"])
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("▸ after ◂"))
    fixture.press(.tab)
    #expect(fixture.picture.hasSuffix("[ after ]"))
  }

  @Test func `a click anywhere on a row with one control presses it, once`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      Button("above") {}
      List(0..<3) { number in
        HStack {
          Text("row \(number)")
          Button("go") { log.add("\(number)") }
        }
      }
    }
    fixture.mouse(.press, 3, 2)
    #expect(log.take() == ["1"])
    fixture.mouse(.press, 10, 3)
    #expect(log.take() == ["2"])
    #expect(fixture.picture == "[ above ]\n  row 0 [ go ]\n  row 1 [ go ]\n▌ row 2 [ go ]")
    fixture.press("k", .return)
    #expect(log.take() == ["1"])
  }

  @Test func `Tab goes to the further controls of the row with the cursor`() {
    let log = Log()
    let fixture = ViewFixture(24, 4) {
      List(0..<2) { number in
        HStack {
          Button("a\(number)") { log.add("a\(number)") }
          Button("b\(number)") { log.add("b\(number)") }
        }
      }
      Button("after") {}
    }
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("▌ [ a0 ] ▸ b0 ◂"))
    fixture.press(.return, .tab)
    #expect(fixture.picture.hasSuffix("▸ after ◂"))
    fixture.press(.tab, .tab, .downArrow, .return)
    #expect(fixture.picture.hasPrefix("  [ a0 ] [ b0 ]\n▌ [ a1 ] [ b1 ]"))
    #expect(log.take() == ["b0", "a1"])
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ b1 ◂"))
    fixture.press(.upArrow, .upArrow, .return)
    #expect(log.take() == ["a0"])
    fixture.mouse(.press, 12, 1)
    #expect(log.take() == ["b1"])
    #expect(fixture.picture.contains("▌ [ a1 ] ▸ b1 ◂"))
  }

  @Test func `Enter goes into a row that takes text, arrows go on to other rows`() {
    let fixture = ViewFixture(12, 4) { Names() }
    fixture.press("x")
    #expect(fixture.picture.hasSuffix("a b c"))
    fixture.press(.return, "x", .downArrow)
    #expect(fixture.picture.hasSuffix("ax b c"))
    fixture.press("j", "k", .tab, "y")
    #expect(fixture.picture.hasSuffix("ax by c"))
    fixture.mouse(.press, 4, 2)
    fixture.press("z")
    #expect(fixture.picture.hasSuffix("ax by cz"))
  }

  @Test func `the program may give the focus to a field of any row on the screen`() {
    let fixture = ViewFixture(12, 4) { Names() }
    fixture.press("f", "!")
    #expect(fixture.picture.hasSuffix("a b c!"))
    #expect(fixture.draw().lines[2].hasPrefix("▌"))
  }

  @Test func `the focus stays in its row when the wheel scrolls away`() {
    let fixture = ViewFixture(12, 3) { Names(count: 9) }
    fixture.press(.tab, "1")
    for _ in 0..<3 { fixture.mouse(.scrollDown, 3, 1) }
    #expect(!fixture.picture.contains("▌"))
    fixture.press("2", .home)
    fixture.press(.upArrow)
    #expect(fixture.picture.hasPrefix("▌ "))
    #expect(fixture.picture.contains("a21") || fixture.picture.contains("a12"))
  }

  @Test func `a key handler on the list gets what neither list nor row takes`() {
    let log = Log()
    let fixture = ViewFixture(12, 3) {
      List {
        Text("plain")
        Button("button") { log.add("button") }
      }
      .onKeyPress(.return) {
        log.add("list")
        return .handled
      }
    }
    fixture.press(.return, "j", .return)
    #expect(log.take() == ["list", "button"])
  }

  @Test func `a row that is disabled can be selected, not pressed`() {
    let log = Log()
    let fixture = ViewFixture(12, 3) {
      List {
        Button("off") { log.add("off") }.disabled(true)
        Text("tap").onTapGesture { log.add("tap") }
      }
    }
    #expect(!fixture.press(.return))
    fixture.mouse(.press, 3, 0)
    fixture.press("j", .return)
    fixture.mouse(.press, 9, 1)
    #expect(log.take() == ["tap", "tap"])
  }

  @Test func `rows appear when they are seen, and disappear when they are not`() {
    let log = Log()
    let fixture = ViewFixture(9, 2) {
      List {
        ForEach(0..<9) { number in
          Text("\(number)").onAppear { log.add("+\(number)") }.onDisappear { log.add("-\(number)") }
        }
        Text("end").onAppear { log.add("+end") }.onDisappear { log.add("-end") }
      }
    }
    fixture.draw()
    #expect(log.take() == ["+0", "+1"])
    fixture.press(.end)
    #expect(log.take().sorted() == ["+8", "+end", "-0", "-1"])
    fixture.press(.home)
    #expect(log.take().sorted() == ["+0", "+1", "-8", "-end"])
  }

  @Test func `a control of a header can be reached`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) {
      List {
        Section {
          TextField("row", text: .constant(""))
        } header: {
          Button("all") { log.add("all") }
        }
      }
    }
    fixture.press(.tab, .return)
    #expect(log.take() == ["all"])
    fixture.press(.tab, .tab, .return)
    #expect(fixture.picture.contains("▸row"))
  }
}

private struct Names: View {
  @State private var names: [String]
  @FocusState private var focus: Int?

  init(count: Int = 3) {
    names = (0..<count).map { String(UnicodeScalar(UInt8(97 + $0))) }
  }

  var body: some View {
    List(Array(names.indices), id: \.self) { index in
      TextField("name", text: $names[index]).focused($focus, equals: index)
    }
    .onKeyPress("f") {
      focus = 2
      return .handled
    }
    Text(names.prefix(3).joined(separator: " "))
  }
}
