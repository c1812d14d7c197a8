import Cells
import Testing

@testable import Views

/// What stands in a search field before its text, and what begins and ends a search.
struct SearchTokenTests {
  private struct Tag: Identifiable {
    let id: String
  }

  private struct Tagged: View {
    @State private var text = ""
    @State private var tags = [Tag(id: "日本"), Tag(id: "b")]

    var body: some View {
      List(0..<1) { _ in Text("\(tags.count) tags") }
        .searchable(text: $text, tokens: $tags, prompt: "Find") { Text($0.id) }
    }
  }

  private struct Tied: View {
    @State private var text = "x"
    @FocusState private var isSearching: Bool

    var body: some View {
      VStack(alignment: .leading) {
        Button("focused \(isSearching)") { isSearching = true }
        EndButton()
      }
      .searchable(text: $text)
      .searchFocused($isSearching)
    }
  }

  private struct EndButton: View {
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.isSearching) private var isSearching

    var body: some View { Button("searching \(isSearching)") { dismissSearch() } }
  }

  @Test func `tokens stand before the text, and Delete at its start takes the last one`() {
    let fixture = ViewFixture(24, 4) { Tagged() }
    #expect(fixture.picture.contains("日本 b ▏Find"))
    fixture.press("/", "a", .delete)
    #expect(fixture.picture.contains("2 tags"))
    fixture.press(.delete)
    #expect(fixture.picture.contains("1 tags") && fixture.picture.contains("日本 ▸Find"))
    fixture.press(.delete, .delete)
    #expect(fixture.picture.contains("0 tags") && fixture.picture.contains("⌕ ▸Find"))
  }

  @Test func `a field with tokens on a small screen draws whole characters`() {
    for width in 0...12 {
      let fixture = ViewFixture(width, 4) { Tagged() }
      fixture.press("/", "日")
      #expect(fixture.draw().hasWholeCharacters)
    }
  }

  @Test func `a focus state is true in the field, and writing it leads there`() {
    let fixture = ViewFixture(24, 5) { Tied() }
    #expect(fixture.picture.contains("focused false"))
    fixture.press(.return)
    #expect(fixture.picture.contains("focused true") && fixture.picture.contains("▸x"))
    fixture.press(.downArrow)
    #expect(fixture.picture.contains("focused false"))
  }

  @Test func `a search is ended by its views, which empties the field`() {
    let fixture = ViewFixture(24, 5) { Tied() }
    #expect(fixture.picture.contains("searching true"))
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("searching false") && fixture.picture.contains("Search"))
  }
}
