import Cells
import Testing

@testable import Views

/// The search field above a screen.
struct SearchTests {
  @Test func `a field stands above the list, which shows what it finds`() {
    let stage = Stage(24, 6) { Searching() }
    #expect(stage.picture.contains("Search"))
    #expect(stage.picture.contains("Lima"))
    stage.press("/", "r", "o")
    #expect(stage.picture.contains("ro "))
    #expect(stage.picture.contains("Rome"))
    #expect(!stage.picture.contains("Lima"))
    #expect(stage.picture.contains("searching true"))
  }

  @Test func `the focus begins in the list; Down and Enter lead back to it`() {
    let log = Log()
    let stage = Stage(24, 6) { Searching(log: log).onKeyPress("x") { log.handle("x") } }
    stage.press("x", "/", "x", .downArrow, "x")
    #expect(log.take() == ["x", "x"])
    stage.press("/", .return, "x")
    #expect(log.take() == ["submit x", "x"])
  }

  @Test func `Escape empties the field, then leaves it`() {
    let log = Log()
    let stage = Stage(24, 6) { Searching(log: log).onKeyPress("x") { log.handle("x") } }
    stage.press("/", "r", .escape)
    #expect(stage.picture.contains("Search") && stage.picture.contains("Lima"))
    stage.press(.escape, "x")
    #expect(log.take() == ["x"])
    #expect(stage.picture.contains("searching false"))
  }

  @Test(arguments: [(24, 3), (8, 6), (1, 1), (0, 0)])
  func `with too little room the content comes first`(width: Int, height: Int) {
    let stage = Stage(width, height) { Searching() }
    stage.press("/", "日")
    #expect(stage.draw().size == Size(width: width, height: height))
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
