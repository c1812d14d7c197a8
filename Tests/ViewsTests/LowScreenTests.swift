import Testing

@testable import Views

/// Screens without a bar that are too low for what is on them.
struct LowScreenTests {
  private func stage(_ height: Int) -> Stage {
    Stage(9, height) {
      ForEach(0..<4) { Text("\($0)") }
      Button("a") {}
      Text("日本")
      Button("e\u{301}") {}
    }
  }

  @Test func `the view with the focus is in sight, else the top is`() {
    let stage = stage(4)
    #expect(stage.picture == "1\n2\n3\n▸ a ◂")
    stage.press(.tab)
    #expect(stage.picture == "3\n[ a ]\n日本\n▸ e\u{301} ◂")
    #expect(picture(9, 2) { ForEach(0..<4) { Text("\($0)") } } == "0\n1")
  }

  @Test func `a click presses what is seen`() {
    let log = Log()
    let stage = Stage(9, 2) {
      Text("0\n1\n2\n3")
      Button("b") { log.add("b") }
    }
    stage.mouse(.press, 2, 1)
    #expect(log.take() == ["b"])
  }

  @Test func `one row is enough, and a screen with room stays as it is`() {
    #expect(stage(1).picture == "▸ a ◂")
    #expect(stage(0).picture == "")
    #expect(stage(7).picture.hasPrefix("0\n1"))
  }
}
