import Cells
import Testing

@testable import Views

/// What is told of scrolling.
struct ScrollWatchingTests {
  @Test func `a view tells when half of it comes to the screen and when it goes`() {
    let log = Log()
    let fixture = ViewFixture(6, 2) {
      ScrollView {
        ForEach(0..<4) { row in
          Text("r\(row)").onScrollVisibilityChange { log.add("\(row) \($0)") }
        }
      }
    }
    fixture.draw()
    #expect(log.take().sorted() == ["0 true", "1 true"])
    fixture.press("j")
    #expect(log.take().sorted() == ["0 false", "2 true"])
    fixture.press("G")
    #expect(log.take().sorted() == ["1 false", "3 true"])
  }

  @Test func `lengths are those of the content and of the room, in points`() {
    let log = Log()
    let fixture = ViewFixture(6, 2) {
      ScrollView { ForEach(0..<4) { Text("r\($0)") } }
        .onScrollRoomChange {
          $0
        } action: { old, new in
          log.add("\(Int(old.offset.y)) \(Int(new.offset.y))")
          #expect(new.content.height == 64 && new.room == .init(width: 32, height: 32))
        }
        .onUserScroll { _ in log.add("moved") }
    }
    fixture.draw()
    #expect(log.take() == ["0 0"])
    fixture.press("j", "x")
    #expect(log.take().sorted() == ["0 16", "moved"])
    fixture.mouse(.scrollDown, 1, 1)
    #expect(log.take().sorted() == ["16 32", "moved"])
    fixture.press("j")
    #expect(log.take() == [])
  }

  private struct Growing: View {
    let anchor: UnitPoint
    let role: ScrollAnchorRole
    @State private var count = 4

    var body: some View {
      ScrollView { ForEach(0..<count, id: \.self) { Text("r\($0)") } }
        .defaultScrollAnchor(anchor, for: role)
        .onKeyPress("+") {
          count += 2
          return .handled
        }
    }
  }

  @Test func `a scroll view begins at its end, or stays there, or both`() {
    let first = ViewFixture(6, 2) { Growing(anchor: .bottom, role: .initialOffset) }
    #expect(first.picture.contains("r3"))
    first.press("+")
    #expect(first.picture.contains("r3") && !first.picture.contains("r5"))
    let later = ViewFixture(6, 2) { Growing(anchor: .bottom, role: .sizeChanges) }
    #expect(later.picture.contains("r0"))
    later.press("+")
    #expect(later.picture.contains("r0"))
    later.press("G", "+")
    #expect(later.picture.contains("r7"))
  }
}
