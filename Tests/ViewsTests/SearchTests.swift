import Cells
import Testing

@testable import Views

/// The search field above a screen.
struct SearchTests {
  @Test func `a field stands above the list, which shows what it finds`() {
    let fixture = ViewFixture(24, 6) { Searching() }
    #expect(fixture.picture.contains("Search"))
    #expect(fixture.picture.contains("Lima"))
    fixture.press("/", "r", "o")
    #expect(fixture.picture.contains("ro "))
    #expect(fixture.picture.contains("Rome"))
    #expect(!fixture.picture.contains("Lima"))
    #expect(fixture.picture.contains("searching true"))
  }

  @Test func `the focus begins in the list; Down and Enter lead back to it`() {
    let log = Log()
    let fixture = ViewFixture(24, 6) { Searching(log: log).onKeyPress("x") { log.handle("x") } }
    fixture.press("x", "/", "x", .downArrow, "x")
    #expect(log.take() == ["x", "x"])
    fixture.press("/", .return, "x")
    #expect(log.take() == ["submit x", "x"])
  }

  @Test func `Escape empties the field, then leaves it`() {
    let log = Log()
    let fixture = ViewFixture(24, 6) { Searching(log: log).onKeyPress("x") { log.handle("x") } }
    fixture.press("/", "r", .escape)
    #expect(fixture.picture.contains("Search") && fixture.picture.contains("Lima"))
    fixture.press(.escape, "x")
    #expect(log.take() == ["x"])
    #expect(fixture.picture.contains("searching false"))
  }

  @Test func `a flag begins and ends a search, and follows the focus`() {
    let fixture = ViewFixture(24, 6) { Presenting() }
    #expect(fixture.picture.contains("isOn false"))
    fixture.press("/")
    #expect(fixture.picture.contains("isOn true"))
    fixture.press(.downArrow)
    #expect(fixture.picture.contains("isOn false"))
    fixture.press(.return, "日")
    #expect(fixture.picture.contains("isOn true") && fixture.picture.contains("▸日"))
    fixture.press(.downArrow)
    #expect(fixture.picture.contains("isOn false") && fixture.picture.contains("▏日"))
  }

  @Test func `on a screen of 40 by 10 and of 200 by 60 it is as wide as the screen`() {
    func lines(_ width: Int, _ height: Int) -> [String] {
      ViewFixture(width, height) { Searching() }.abridged.split(separator: "\n").map(String.init)
    }
    #expect(
      lines(40, 10) == [
        " ⌕ ▏Search{ ×28}▕", "searching false", "▌ Lima", "  Oslo", "  Rome",
      ])
    #expect(
      lines(200, 60) == [
        " ⌕ ▏Search{ ×188}▕", "{─×200}", "searching false", "▌ Lima", "  Oslo", "  Rome",
      ])
  }

  @Test func `a click into the field begins the search, and one beside it ends nothing`() {
    let fixture = ViewFixture(24, 6) { Searching() }
    fixture.use(["Search", .key("o"), "Oslo"])
    #expect(fixture.picture.contains("searching true") && !fixture.picture.contains("Lima"))
    fixture.use(["o ", .key(.home), .key("日")])
    #expect(fixture.picture.contains("▸日o ") && !fixture.picture.contains("Oslo"))
  }

  @Test func `a disabled one is not searched`() {
    let fixture = ViewFixture(24, 6) { Searching().disabled(true) }
    let picture = fixture.picture
    fixture.press("/", "r")
    fixture.use(["Search", .key("r")])
    #expect(fixture.picture == picture)
  }

  @Test(arguments: [(24, 3), (8, 6), (9, 4), (1, 1), (0, 0)])
  func `with too little room the content comes first`(width: Int, height: Int) {
    let fixture = ViewFixture(width, height) { Searching() }
    fixture.press("/", "日")
    #expect(fixture.draw().hasWholeCharacters)
    #expect(fixture.picture.contains("⌕") == (height >= 4))
    fixture.press(.escape, .escape)
    #expect(width < 8 || fixture.picture.contains("▌ Lima"), "\(fixture.picture)")
  }

  @Test func `scopes come below the field while the user searches, and Tab reaches them`() {
    let fixture = ViewFixture(24, 8) { Scoped() }
    #expect(!fixture.picture.contains("Mine"))
    fixture.press("/")
    #expect(fixture.picture.contains("\n [ All │ Mine ]\n"))
    fixture.press(.tab, .rightArrow)
    #expect(fixture.picture.contains("scope Mine") && fixture.picture.contains("▸ All │ Mine ◂"))
    fixture.press(.escape)
    #expect(fixture.picture.contains("scope Mine") && !fixture.picture.contains("All │ Mine"))
  }

  @Test func `a scope is chosen by a click, stays chosen, and is left out where it has no room`() {
    let fixture = ViewFixture(24, 8) { Scoped() }
    fixture.use(["Search", "Mine"])
    #expect(fixture.picture.contains("scope Mine") && fixture.picture.contains("▸ All │ Mine ◂"))
    fixture.press(.tab, "/", "x")
    #expect(fixture.picture.contains("[ All │ Mine ]") && fixture.picture.contains("scope Mine"))
    for height in 0...8 {
      let small = ViewFixture(9, height) { Scoped() }
      small.press("/", "日")
      #expect(small.picture.contains("All │") == (height >= 6))
      #expect(small.draw().hasWholeCharacters)
    }
    let disabled = ViewFixture(24, 8) { Scoped(text: "a").disabled(true) }
    disabled.use(["Mine"])
    #expect(disabled.picture.contains("scope All"))
  }
}

private struct Searching: View {
  var log: Log?
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Found()
      List(["Lima", "Oslo", "Rome"].filter { found($0) }, id: \.self) { Text($0) }
    }
    .searchable(text: $text)
    .onSubmit(of: .search) { log?.add("submit \(text)") }
  }

  private func found(_ name: String) -> Bool {
    text.isEmpty || name.lowercased().hasPrefix(text.lowercased())
  }
}

private struct Found: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View { Text("searching \(isSearching)") }
}

private struct Scoped: View {
  @State var text = ""
  @State private var scope = "All"

  var body: some View {
    List(0..<1) { _ in Text("scope \(scope)") }
      .searchable(text: $text)
      .searchScopes($scope) {
        ForEach(["All", "Mine"], id: \.self) { Text($0) }
      }
  }
}

private struct Presenting: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Button("isOn \(isOn)") { isOn = true }
        .searchable(text: $text, isPresented: $isOn, prompt: "Find")
    }
  }
}
