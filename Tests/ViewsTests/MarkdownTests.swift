import Cells
import Testing

@testable import Views

/// Markdown in the literals of texts.
struct MarkdownTests {
  /// The letters of a line in which an attribute is set.
  private func marked(
    _ attribute: Style.Attributes, _ fixture: ViewFixture
  ) -> String {
    let buffer = fixture.draw()
    return (0..<buffer.size.width)
      .filter { buffer[$0, 0].style.attributes.contains(attribute) && !buffer[$0, 0].isRightHalf }
      .map { buffer.text(of: buffer[$0, 0]) }.joined()
  }

  @Test func `marks become styles`() {
    let fixture = ViewFixture(60, 1) {
      Text("a **bold 日本** b *it* _al_ c ~~gone~~ `co*d*e` ***both***")
    }
    #expect(fixture.picture == "a bold 日本 b it al c gone co*d*e both")
    #expect(marked(.bold, fixture) == "bold 日本both")
    #expect(marked(.italic, fixture) == "italboth")
    #expect(marked(.strikethrough, fixture) == "gone")
    let nested = ViewFixture(60, 1) { Text("**a *b* c** *d **e*** __f__") }
    #expect(nested.picture == "a b c d e f")
    #expect(marked(.bold, nested) == "a b cef")
    #expect(marked(.italic, nested) == "bd e")
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "**open", "a * b*", "`open", "[x] [ ]", "[a](", "[a]()", "****",
    "~one~", "*", "a_b_ c", "日本*", "** a **",
  ])
  func `marks that are not closed are shown`(text: String) {
    #expect(picture(40, 1) { Text(LocalizedStringKey(text)) } == text)
  }

  @Test func `a backslash takes the meaning of a mark`() {
    #expect(picture(40, 1) { Text("\\*a\\* **b\\*\\* c** \\x") } == "*a* b** c \\x")
  }

  @Test func `a variable is shown as it is`() {
    let text = "**a** [b](c)"
    #expect(picture(40, 1) { Text(text) } == text)
    #expect(picture(40, 1) { Text(verbatim: "**a**") } == "**a**")
    #expect(picture(40, 1) { Text(text.dropFirst(1)) } == "*a** [b](c)")
    #expect(picture(40, 1) { Text(.init(text)) } == "a b")
    #expect(picture(40, 1) { Button(text) {} }.contains(text))
  }

  @Test func `what is put in is never read`() {
    let name = "*a* `b` [c](d)"
    let fixture = ViewFixture(60, 1) { Text("**\(name)** and _\(1)_, \(name)") }
    #expect(fixture.picture == "*a* `b` [c](d) and 1, *a* `b` [c](d)")
    #expect(marked(.bold, fixture) == name)
    #expect(marked(.italic, fixture) == "1")
    #expect(picture(40, 1) { Text("\(name)") } == name)
    let none: Int? = nil
    #expect(picture(40, 1) { Text("\(String(describing: none)) \(true)") } == "nil true")
  }

  @Test func `a text that is put in keeps its style`() {
    let empty = ""
    let fixture = ViewFixture(60, 1) {
      Text(
        "\(empty)\(Text("red").foregroundColor(.red)) *\(Text("both").bold()) it* \(Image(systemName: "plus"))"
      )
    }
    #expect(fixture.picture == "red both it +")
    #expect(fixture.draw()[1, 0].style.foreground != .standard)
    #expect(marked(.bold, fixture) == "both")
    #expect(marked(.italic, fixture) == "both it")
  }

  @Test func `a link has an address, and is opened where something opens addresses`() {
    var opened: [String] = []
    let page = "https://example.org/a_b"
    let fixture = ViewFixture(40, 1) {
      Text("see [the **page**](\(page)) or [mail](mailto:a@b.c \"title\")")
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    #expect(fixture.picture == "see the page or mail")
    #expect(marked(.underline, fixture) == "the pagemail")
    #expect(marked(.bold, fixture) == "page")
    fixture.press(.return, .tab, .return)
    #expect(opened == [page, "mailto:a@b.c"])
    fixture.mouse(.press, 5, 0)
    #expect(opened.count == 3)
  }

  @Test func `keys are taken where titles are`() {
    let key: LocalizedStringKey = "a *b*"
    #expect(key == LocalizedStringKey("a *b*"))
    let fixture = ViewFixture(40, 12) {
      NavigationStack {
        VStack(alignment: .leading) {
          Button(key) {}
          Button(key, systemImage: "plus") {}
          Toggle(key, isOn: .constant(true))
          Label(key, systemImage: "plus")
          Picker(key, selection: .constant(1)) { Text("1").tag(1) }
          TextField(key, text: .constant(""))
          Menu(key) {}
          NavigationLink(key) { Text("x") }
        }
        .navigationTitle(key)
      }
    }
    let lines = fixture.picture.split(separator: "\n").filter { $0.contains("a b") }
    #expect(lines.count == 9)
  }

  @Test func `texts wrap and are cut as others are, on screens of any size`() {
    #expect(picture(6, 3) { Text("**bold** and *it*") } == "bold\nand it")
    #expect(picture(6, 1) { Text("**bold** and *it*") } == "bold…")
    for size in [(0, 0), (1, 1), (40, 10), (200, 60)] {
      let view = Text("**日本** \(1) [a](b)")
      #expect(ViewFixture(size.0, size.1) { view }.draw().lines.count == size.1)
    }
  }
}
