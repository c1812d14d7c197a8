import Cells
import Testing

@testable import Views

/// Lists of static rows and of sections.
struct SectionTests {
  private struct Fruits: View {
    var body: some View {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
    }
  }

  private func sections() -> some View {
    List {
      Fruits()
      Section {
        ForEach(0..<2, id: \.self) { Text("Leek \($0)") }
      } header: {
        Text("Vegetables")
      } footer: {
        Text("all of them")
      }
    }
  }

  @Test func `sections have a header, a footer and an empty line between them`() {
    let fixture = ViewFixture(20, 9) { sections() }
    #expect(
      fixture.picture == """
        Fruit
        ▌ Apple
          Pear

        Vegetables
          Leek 0
          Leek 1
          all of them
        """)
    let buffer = fixture.draw()
    #expect(buffer[0, 0].style.attributes == .bold)
    #expect(buffer[2, 7].style.attributes == .dim)
  }

  @Test func `the cursor passes over headers and footers`() {
    let fixture = ViewFixture(20, 9) { sections() }
    fixture.press("j", "j")
    #expect(fixture.picture.contains("▌ Leek 0"))
    fixture.press("k")
    #expect(fixture.picture.contains("▌ Pear"))
    fixture.press(.end)
    #expect(fixture.picture.contains("▌ Leek 1"))
    fixture.press(.pageDown, "j", .home)
    #expect(fixture.picture.contains("▌ Apple"))
    fixture.mouse(.press, 3, 4)
    #expect(fixture.picture.contains("▌ Apple"))
  }

  @Test func `what lies beyond the first and the last row can be scrolled to`() {
    let fixture = ViewFixture(20, 2) { sections() }
    #expect(fixture.picture == "Fruit              ┃\n▌ Apple            │")
    fixture.press("j")
    #expect(fixture.picture.hasPrefix("▌ Apple") || fixture.picture.hasPrefix("  Apple"))
    fixture.press("k", "k")
    #expect(fixture.picture.hasPrefix("Fruit"))
    fixture.press(.end)
    #expect(fixture.picture == "▌ Leek 1           │\n  all of them      ┃")
    let small = ViewFixture(20, 1) { sections() }
    small.press(.end)
    #expect(small.picture.hasPrefix("  all of them"))
    small.press("k")
    #expect(small.picture.hasPrefix("▌ Leek 1"))
    small.press("j")
    #expect(small.picture.hasPrefix("  all of them"))
    small.press(.home)
    #expect(small.picture.hasPrefix("Fruit"))
    small.press("j", "j")
    #expect(small.picture.hasPrefix("▌ Pear"))
  }

  @Test func `views, conditions and groups of a list are rows`() {
    let isShown = true
    let fixture = ViewFixture(12, 6) {
      List {
        Text("one")
        if isShown { Text("two") } else { Text("never") }
        Group {
          Text("three")
          AnyView(Text("四"))
        }
        EmptyView()
        HStack { Text("5") }
      }
    }
    #expect(fixture.picture == "▌ one\n  two\n  three\n  四\n  5")
    fixture.press("j", "j", "j")
    #expect(fixture.picture.contains("▌ 四"))
  }

  @Test func `sections may come from data, and one alone has no empty line`() {
    let fixture = ViewFixture(12, 8) {
      List {
        ForEach(0..<2, id: \.self) { group in
          Section(header: Text("G\(group)")) {
            ForEach(0..<2, id: \.self) { Text("\(group).\($0)") }
          }
        }
      }
    }
    #expect(fixture.picture == "G0\n▌ 0.0\n  0.1\n\nG1\n  1.0\n  1.1")
    fixture.press("G")
    #expect(fixture.picture.contains("▌ 1.1"))
    #expect(picture(9, 3) { List { Section { Text("a") } } } == "▌ a")
    #expect(picture(9, 3) { List { Section("a") {} } } == "a")
    #expect(picture(9, 3) { List { Section {} } } == "")
  }

  @Test func `a list of headers alone scrolls`() {
    let fixture = ViewFixture(9, 2) { List { ForEach(0..<4) { Section("h\($0)") {} } } }
    #expect(fixture.picture == "h0      ┃\n        │")
    fixture.press("j", "j")
    #expect(fixture.picture.hasPrefix("h1"))
    fixture.press(.end)
    #expect(fixture.draw().lines[1].hasPrefix("h3"))
  }

  @Test func `outside of a list a section is its views`() {
    #expect(
      picture(9, 4) {
        VStack(alignment: .leading) {
          Section("title") { Text("a") }
          Section {
            Text("b")
          } footer: {
            Text("end")
          }
        }
      } == "title\na\nb\nend")
  }

  @Test func `sections with too little room are cut, and never fail`() {
    for width in 0...4 {
      for height in 0...4 {
        let fixture = ViewFixture(width, height) { sections() }
        fixture.press("G", "j", "j", .pageUp, "k", "g", "k")
        fixture.mouse(.press, 0, 0)
        #expect(fixture.draw().lines.count == height)
      }
    }
  }

  @Test func `a row keeps the cursor when it moves to another section`() {
    let fixture = ViewFixture(9, 9) { Sorting() }
    fixture.press("j", "j")
    #expect(fixture.picture == "A\n  1\n  2\n\nB\n▌ 3")
    fixture.press("n")
    #expect(fixture.picture == "A\n▌ 3\n  1\n\nB\n  2")
  }
}

/// Two sections whose rows are exchanged at `n`.
private struct Sorting: View {
  @State private var groups = [[1, 2], [3]]

  var body: some View {
    List {
      Section("A") { ForEach(groups[0], id: \.self) { Text("\($0)") } }
      Section("B") { ForEach(groups[1], id: \.self) { Text("\($0)") } }
    }
    .onKeyPress("n") {
      groups = [[3, 1], [2]]
      return .handled
    }
  }
}
