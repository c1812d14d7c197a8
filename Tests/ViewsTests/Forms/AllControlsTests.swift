import Cells
import Testing

@testable import Views

/// Every control, pressed and clicked everywhere, on screens of any size.
struct AllControlsTests {
  nonisolated static let sizes = [(40, 10), (200, 60), (3, 1), (0, 0)]

  @Test(arguments: Control.allCases, sizes)
  func `one that is disabled changes nothing`(_ control: Control, size: (Int, Int)) {
    let log = Log()
    let fixture = ViewFixture(size.0, size.1) {
      EveryControl(control: control, log: log, count: 30).disabled(true)
    }
    useAll(fixture, size)
    #expect(log.entries == [])
  }

  @Test(arguments: Control.allCases, sizes)
  func `one that is used stays within the screen, and so does the focus`(
    _ control: Control, size: (Int, Int)
  ) {
    let log = Log()
    let fixture = ViewFixture(size.0, size.1) {
      EveryControl(control: control, log: log, count: 30)
    }
    useAll(fixture, size)
    #expect(fixture.draw().size == Size(width: size.0, height: size.1))
    // A drag has no key.
    guard size.0 >= 40, control != .drag else { return }
    for _ in 0..<4 {
      fixture.press(.escape)
      fixture.press(.tab)
      let buffer = fixture.draw()
      // A list whose rows were all taken out has nothing to show.
      guard !fixture.picture.isEmpty else { continue }
      let isSeen =
        fixture.host.frame(at: fixture.now).cursor != nil
        || buffer.lines.contains { line in
          line.contains { "▸◂▌›┃".contains($0) }
        }
        || (0..<size.1).contains { y in
          (0..<size.0).contains { buffer[$0, y].style.attributes.contains(.reverse) }
        }
      #expect(isSeen, "\(fixture.picture)")
    }
  }

  private func useAll(_ fixture: ViewFixture, _ size: (Int, Int)) {
    let keys: [KeyEquivalent] = [
      .return, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp,
      .pageDown, .delete, .deleteForward, .tab, "+", "-", "a", "m", "日",
    ]
    for key in keys { fixture.press(key) }
    for y in 0..<min(size.1, 10) {
      // Every cell where the controls stand, and some of the others.
      for x in stride(from: 0, to: min(size.0, 40), by: y < 3 && size.0 <= 40 ? 1 : 5) {
        fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
        fixture.host.send(.mouse(MouseEvent(.drag, at: Point(x: x + 1, y: y))))
        fixture.host.send(.mouse(MouseEvent(.release, at: Point(x: x + 1, y: y))))
      }
      fixture.draw()
    }
    fixture.press(.escape)
    fixture.host.send(.paste("日本\nb"))
    fixture.draw()
  }
}
