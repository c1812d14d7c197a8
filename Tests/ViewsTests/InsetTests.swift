import Testing

@testable import Views

/// Bars that stay while what is beside them scrolls.
struct InsetTests {
  @Test func `a bar takes what it needs of the room`() {
    #expect(
      picture(4, 3) { rows.safeAreaInset(edge: .bottom) { Text("日本") } } == "1  ┃\n2  │\n日本")
    #expect(picture(4, 3) { rows.safeAreaInset(edge: .top) { Text("b") } } == " b\n1  ┃\n2  │")
    #expect(
      picture(6, 2) { rows.safeAreaInset(edge: .trailing, alignment: .top) { Text("b") } }
        == "1   ┃b\n2   │")
    #expect(
      picture(6, 2) { rows.safeAreaInset(edge: .leading, spacing: 8) { Text("b") } }
        == "b 1  ┃\n  2  │")
  }

  @Test func `it is cut off where there is too little room, and may be empty`() {
    #expect(picture(1, 1) { rows.safeAreaInset(edge: .bottom) { Text("b") } } == "b")
    #expect(picture(0, 0) { rows.safeAreaInset(edge: .bottom) { Text("b") } } == "")
    #expect(picture(4, 1) { rows.safeAreaInset(edge: .bottom) { EmptyView() } } == "1")
  }

  private var rows: some View {
    ScrollView { ForEach(1..<4) { Text("\($0)") } }
  }
}
