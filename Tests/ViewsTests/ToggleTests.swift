import Cells
import Testing

@testable import Views

/// Toggles and boxes with a title.
struct ToggleTests {
  @Test func `Enter, Space and a click turn it over`() {
    let fixture = ViewFixture(20, 3) { Two() }
    #expect(fixture.picture == "▸x◂ Notify\n[ ] 日本")
    fixture.press(.return)
    #expect(fixture.picture == "▸ ◂ Notify\n[ ] 日本")
    fixture.press(.tab, .space)
    #expect(fixture.picture == "[ ] Notify\n▸x◂ 日本")
    #expect(fixture.draw()[5, 1].style.attributes.contains(.reverse))
    fixture.mouse(.press, 5, 0)
    #expect(fixture.picture == "▸x◂ Notify\n[x] 日本")
  }

  @Test func `a disabled one is dim and takes no key`() {
    let fixture = ViewFixture(20, 3) { Two().disabled(true) }
    #expect(fixture.picture == "[x] Notify\n[ ] 日本")
    #expect(fixture.draw()[5, 0].style.attributes.contains(.dim))
    #expect(!fixture.press(.return))
    #expect(!fixture.mouse(.press, 1, 0))
    #expect(fixture.picture == "[x] Notify\n[ ] 日本")
  }

  @Test func `a custom style draws it, in cells of any number`() {
    let fixture = ViewFixture(12, 2) { Two().toggleStyle(Lamp()) }
    #expect(fixture.picture == "Notify ●\n日本 ○")
    #expect(fixture.draw()[0, 0].style.attributes.contains(.reverse))
    fixture.press(.tab, .return)
    #expect(fixture.picture == "Notify ●\n日本 ●")
    #expect(picture(3, 1) { Two().toggleStyle(Lamp()) } == "… ●")
    #expect(picture(0, 0) { Two().toggleStyle(Lamp()) } == "")
    #expect(
      picture(12, 2) { Two().toggleStyle(.switch).toggleStyle(Lamp()) } == "▸x◂ Notify\n[ ] 日本")
  }

  @Test func `its label can be any view, long or none`() {
    #expect(
      picture(12, 2) {
        Toggle(isOn: .constant(true)) {
          Text("a")
          Text("b")
        }
      } == "▸x◂ a b")
    #expect(picture(8, 2) { Toggle("ab cd", isOn: .constant(false)) } == "▸ ◂ ab\n    cd")
    #expect(picture(9, 1) { Toggle("", isOn: .constant(true)) } == "▸x◂")
    #expect(picture(2, 1) { Toggle("ab", isOn: .constant(true)) } == "▸x")
    #expect(picture(0, 0) { Toggle("ab", isOn: .constant(true)) } == "")
  }

  @Test func `a title can have a symbol`() {
    #expect(picture(20, 1) { Button("Add", systemImage: "plus") {} } == "▸ + Add ◂")
    #expect(
      picture(20, 1) { Toggle("On", systemImage: "plus", isOn: .constant(true)) } == "▸x◂ + On")
  }

  @Test func `a group box has its title in its upper line`() {
    #expect(
      picture(20, 4) {
        GroupBox("日本") {
          Text("some text")
          Text("more")
        }
      } == """
        ╭─ 日本 ────╮
        │ some text │
        │   more    │
        ╰───────────╯
        """)
    #expect(picture(20, 3) { GroupBox { Text("x") } } == "╭───╮\n│ x │\n╰───╯")
    #expect(
      picture(20, 3) { GroupBox("Title") { Text("x") } } == "╭─ Title ─╮\n│ x       │\n╰─────────╯")
    #expect(
      picture(20, 3) {
        GroupBox {
          Text("x")
        } label: {
          HStack {
            Text("日")
            Text("b")
          }
        }
      }
        == "╭─ 日 b ─╮\n│ x      │\n╰────────╯")
    #expect(
      picture(8, 3) { GroupBox("A long title") { Text("x") } } == "╭─ A… ─╮\n│ x    │\n╰──────╯")
    for size in 0..<5 { _ = picture(size, size) { GroupBox("A") { Text("x") } } }
  }
}

private struct Two: View {
  @State private var isFirst = true
  @State private var isSecond = false

  var body: some View {
    Toggle("Notify", isOn: $isFirst)
    Toggle("日本", isOn: $isSecond)
  }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "●" : "○")
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}
