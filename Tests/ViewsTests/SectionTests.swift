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
    let stage = Stage(20, 9) { sections() }
    #expect(
      stage.picture == """
        Fruit
        ▌ Apple
          Pear

        Vegetables
          Leek 0
          Leek 1
          all of them
        """)
    let buffer = stage.draw()
    #expect(buffer[0, 0].style.attributes == .bold)
    #expect(buffer[2, 7].style.attributes == .dim)
  }

  @Test func `the cursor passes over headers and footers`() {
    let stage = Stage(20, 9) { sections() }
    stage.press("j", "j")
    #expect(stage.picture.contains("▌ Leek 0"))
    stage.press("k")
    #expect(stage.picture.contains("▌ Pear"))
    stage.press(.end)
    #expect(stage.picture.contains("▌ Leek 1"))
    stage.press(.pageDown, "j", .home)
    #expect(stage.picture.contains("▌ Apple"))
    stage.mouse(.press, 3, 4)
    #expect(stage.picture.contains("▌ Apple"))
  }

  @Test func `what lies beyond the first and the last row can be scrolled to`() {
    let stage = Stage(20, 2) { sections() }
    #expect(stage.picture == "Fruit              ┃\n▌ Apple            │")
    stage.press("j")
    #expect(stage.picture.hasPrefix("▌ Apple") || stage.picture.hasPrefix("  Apple"))
    stage.press("k", "k")
    #expect(stage.picture.hasPrefix("Fruit"))
    stage.press(.end)
    #expect(stage.picture == "▌ Leek 1           │\n  all of them      ┃")
    let small = Stage(20, 1) { sections() }
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
    let stage = Stage(12, 6) {
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
    #expect(stage.picture == "▌ one\n  two\n  three\n  四\n  5")
    stage.press("j", "j", "j")
    #expect(stage.picture.contains("▌ 四"))
  }

  @Test func `sections may come from data, and one alone has no empty line`() {
    let stage = Stage(12, 8) {
      List {
        ForEach(0..<2, id: \.self) { group in
          Section(header: Text("G\(group)")) {
            ForEach(0..<2, id: \.self) { Text("\(group).\($0)") }
          }
        }
      }
    }
    #expect(stage.picture == "G0\n▌ 0.0\n  0.1\n\nG1\n  1.0\n  1.1")
    stage.press("G")
    #expect(stage.picture.contains("▌ 1.1"))
    #expect(picture(9, 3) { List { Section { Text("a") } } } == "▌ a")
    #expect(picture(9, 3) { List { Section("a") {} } } == "a")
    #expect(picture(9, 3) { List { Section {} } } == "")
  }

  @Test func `a list of headers alone scrolls`() {
    let stage = Stage(9, 2) { List { ForEach(0..<4) { Section("h\($0)") {} } } }
    #expect(stage.picture == "h0      ┃\n        │")
    stage.press("j", "j")
    #expect(stage.picture.hasPrefix("h1"))
    stage.press(.end)
    #expect(stage.draw().lines[1].hasPrefix("h3"))
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
        let stage = Stage(width, height) { sections() }
        stage.press("G", "j", "j", .pageUp, "k", "g", "k")
        stage.mouse(.press, 0, 0)
        #expect(stage.draw().lines.count == height)
      }
    }
  }

  @Test func `a row keeps the cursor when it moves to another section`() {
    let stage = Stage(9, 9) { Sorting() }
    stage.press("j", "j")
    #expect(stage.picture == "A\n  1\n  2\n\nB\n▌ 3")
    stage.press("n")
    #expect(stage.picture == "A\n▌ 3\n  1\n\nB\n  2")
  }
}

/// Two sections whose rows change places at `n`.
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
