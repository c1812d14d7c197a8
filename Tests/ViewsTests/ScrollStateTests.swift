import Testing

@testable import Views

/// The scroll state that a screen keeps, and the lines by which it finds a text again.
struct ScrollStateTests {
  private func fixture(_ state: ScrollState) -> ViewFixture {
    ViewFixture(10, 3) {
      ScrollView(state: state) { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
    }
  }

  @Test func `it holds how far the user has scrolled, and is kept beyond the view`() {
    let state = ScrollState()
    let first = fixture(state)
    first.press("j", "j")
    #expect(first.picture.hasPrefix("line 2") && state.line == 2)
    #expect(fixture(state).picture.hasPrefix("line 2"))
  }

  @Test func `what it is moved to is shown, within the content`() {
    let state = ScrollState()
    let fixture = fixture(state)
    for (line, shown) in [(4, 4), (99, 6), (-3, 0)] {
      state.line = line
      fixture.draw()
      #expect(fixture.picture.hasPrefix("line \(shown)") && state.line == shown)
    }
  }

  @Test func `each line of a text begins with a byte that is found on it again`() {
    let text = "one two three\n\n端末の幅は文字ごと\nlast"
    for columns in 1...20 {
      let breaks = TextBreaks(text, columns: columns)
      for line in 0..<breaks.count { #expect(breaks.line(of: breaks.start(of: line)) == line) }
      #expect(breaks.line(of: text.utf8.count) == breaks.count - 1)
    }
    #expect(TextBreaks("", columns: 5).count == 1 && TextBreaks("", columns: 5).line(of: 3) == 0)
  }
}
