import Cells
import Testing

@testable import Views

/// What a control puts over the screen.
struct OpenLayerTests {
  nonisolated static let layers: [(control: Control, pictures: [String])] = [
    (
      .menu,
      [
        "[ 日本 ▾ ]\n\n\n{ ×14}╭{─×10}╮\n{ ×14}│  item 1  │\n{ ×14}╰{─×10}╯",
        "[ 日本 ▾ ]\n{26 lines}\n{ ×94}╭{─×10}╮\n{ ×94}│{ ×10}│\n{ ×94}│  item 1  │\n{ ×94}│{ ×10}│\n"
          + "{ ×94}╰{─×10}╯",
      ]
    ),
    (
      .menuPicker,
      [
        "日本 日 ▾\n\n\n{ ×15}╭────────╮\n{ ×15}│    A   │\n{ ×15}│  ✓ 日  │\n{ ×15}╰────────╯",
        "日本 日 ▾\n{26 lines}\n{ ×95}╭────────╮\n{ ×95}│        │\n{ ×95}│    A   │\n{ ×95}│  ✓ 日  │\n"
          + "{ ×95}│        │\n{ ×95}╰────────╯",
      ]
    ),
    (
      .contextMenu,
      [
        "日本 1\n\n\n{ ×14}╭{─×10}╮\n{ ×14}│  item 1  │\n{ ×14}╰{─×10}╯",
        "日本 1\n{26 lines}\n{ ×94}╭{─×10}╮\n{ ×94}│{ ×10}│\n{ ×94}│  item 1  │\n{ ×94}│{ ×10}│\n"
          + "{ ×94}╰{─×10}╯",
      ]
    ),
    (
      .alert,
      [
        "[ ask 1 ]\n\n{ ×12}╭{─×13}╮\n{ ×12}│    日本     │\n{ ×12}│   message   │\n"
          + "{ ×12}│  ▸ Yes 1 ◂  │\n{ ×12}╰{─×13}╯",
        "[ ask 1 ]\n{24 lines}\n{ ×92}╭{─×13}╮\n{ ×92}│{ ×13}│\n{ ×92}│    日本     │\n{ ×92}│{ ×13}│\n"
          + "{ ×92}│   message   │\n{ ×92}│{ ×13}│\n{ ×92}│  ▸ Yes 1 ◂  │\n{ ×92}│{ ×13}│\n{ ×92}╰{─×13}╯",
      ]
    ),
    (
      .dialog,
      [
        "[ ask 1 ]\n\n{ ×12}╭{─×14}╮\n{ ×12}│     日本     │\n{ ×12}│  ▸ Yes 1  ◂  │\n"
          + "{ ×12}│  [ Cancel ]  │\n{ ×12}╰{─×14}╯",
        "[ ask 1 ]\n{25 lines}\n{ ×92}╭{─×14}╮\n{ ×92}│{ ×14}│\n{ ×92}│     日本     │\n{ ×92}│{ ×14}│\n"
          + "{ ×92}│  ▸ Yes 1  ◂  │\n{ ×92}│  [ Cancel ]  │\n{ ×92}│{ ×14}│\n{ ×92}╰{─×14}╯",
      ]
    ),
    (
      .sheet,
      [
        "[ open 1 ]\n\n\n{ ×12}╭{─×14}╮\n{ ×12}│  ▸ 日本 1 ◂  │\n{ ×12}╰{─×14}╯",
        "[ open 1 ]\n{26 lines}\n{ ×92}╭{─×14}╮\n{ ×92}│{ ×14}│\n{ ×92}│  ▸ 日本 1 ◂  │\n{ ×92}│{ ×14}│\n"
          + "{ ×92}╰{─×14}╯",
      ]
    ),
  ]

  @Test(arguments: layers)
  func `it stands in the middle, goes by Escape, and a menu by a click beside it`(
    _ layer: (control: Control, pictures: [String])
  ) {
    let isMenu = [.menu, .menuPicker, .contextMenu].contains(layer.control)
    for (picture, size) in zip(layer.pictures, [(40, 10), (200, 60)]) {
      let log = Log()
      let fixture = ViewFixture(size.0, size.1) { EveryControl(control: layer.control, log: log) }
      let closed = fixture.picture
      let open: KeyEquivalent = layer.control == .contextMenu ? "m" : .return
      fixture.press(open)
      #expect(fixture.abridged == picture && fixture.draw().hasWholeCharacters)
      fixture.press(.escape)
      #expect(fixture.picture == closed)
      fixture.press(open)
      fixture.mouse(.press, size.0 - 1, size.1 - 1)
      #expect((fixture.picture == closed) == isMenu)
      #expect(log.take() == [])
    }
  }
}
