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

  @Test(arguments: [(24, 3), (8, 6), (1, 1), (0, 0)])
  func `with too little room the content comes first`(width: Int, height: Int) {
    let fixture = ViewFixture(width, height) { Searching() }
    fixture.press("/", "日")
    #expect(fixture.draw().size == Size(width: width, height: height))
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
