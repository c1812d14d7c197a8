import Cells
import Testing

@testable import Views

/// The signs of toggles in colour, and labels that are left out.
struct LabelVisibilityTests {
  @Test func `the sign of a toggle that is on has the tint, and its label has not`() {
    func colours(_ view: some View) -> [CellColor] {
      let drawn = ViewFixture(6, 1) { view }.draw()
      return [drawn[1, 0].style.foreground, drawn[4, 0].style.foreground]
    }
    let on = Toggle("a", isOn: .constant(true))
    let plain = colours(on)
    #expect(plain[0] == plain[1])
    #expect(colours(on.tint(.red)) == [.palette(1), plain[1]])
    #expect(
      colours(on.toggleStyle(SwitchToggleStyle(tint: .green)).tint(.red)) == [
        .palette(2), plain[1],
      ])
    #expect(colours(Toggle("a", isOn: .constant(false)).tint(.red)) == plain)
    #expect(colours(on.tint(.red).disabled(true)) == plain)
  }

  @Test func `labels are left out, or shown again`() {
    let toggle = Toggle("日本", isOn: .constant(true))
    #expect(picture(9, 1) { toggle.labelsVisibility(.hidden) } == "▸x◂")
    #expect(picture(9, 1) { toggle.labelsVisibility(.visible).labelsHidden() } == "▸x◂ 日本")
    #expect(picture(9, 1) { toggle.labelsVisibility(.automatic).labelsHidden() } == "▸x◂")
  }
}
