import Testing

@testable import Views

/// Screens without a bar that are too low for what is on them.
struct LowScreenTests {
  private func fixture(_ height: Int) -> ViewFixture {
    ViewFixture(9, height) {
      ForEach(0..<4) { Text("\($0)") }
      Button("a") {}
      Text("日本")
      Button("e\u{301}") {}
    }
  }

  @Test func `the view with the focus is in sight, else the top is`() {
    let fixture = fixture(4)
    #expect(fixture.picture == "1\n2\n3\n▸ a ◂")
    fixture.press(.tab)
    #expect(fixture.picture == "3\n[ a ]\n日本\n▸ e\u{301} ◂")
    #expect(picture(9, 2) { ForEach(0..<4) { Text("\($0)") } } == "0\n1")
  }

  @Test func `a click presses what is seen`() {
    let log = Log()
    let fixture = ViewFixture(9, 2) {
      Text("0\n1\n2\n3")
      Button("b") { log.add("b") }
    }
    fixture.mouse(.press, 2, 1)
    #expect(log.take() == ["b"])
  }

  @Test func `one row is enough, and a screen with room stays as it is`() {
    #expect(fixture(1).picture == "▸ a ◂")
    #expect(fixture(0).picture == "")
    #expect(fixture(7).picture.hasPrefix("0\n1"))
  }
}
