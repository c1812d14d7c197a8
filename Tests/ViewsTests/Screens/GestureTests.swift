import Cells
import Testing

@testable import Views

/// What the pointer does with a view.
struct GestureTests {
  @Test func `a tap ends with a click, or by a key`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Text("日本").gesture(TapGesture().onEnded { log.add("tap") })
      Text("b").gesture(TapGesture(count: 2).onEnded { log.add("twice") })
    }
    fixture.click(1, 0)
    fixture.press(.return)
    #expect(log.take() == ["tap", "tap"])
    fixture.click(0, 1)
    #expect(log.take() == [])
    fixture.click(0, 1)
    #expect(log.take() == ["twice"])
  }

  @Test func `a drag follows the pointer, also beyond the view, and its state is reset`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) { Dragged(log: log) }
    #expect(fixture.picture == "at 0 0")
    fixture.mouse(.press, 1, 0)
    fixture.mouse(.drag, 3, 1)
    #expect(fixture.picture == "at 16 16")
    fixture.mouse(.drag, 19, 2)
    fixture.mouse(.release, 19, 2)
    #expect(fixture.picture == "at 0 0")
    #expect(log.take() == ["144 32"])
    fixture.click(1, 0)
    #expect(log.take() == [], "the pointer did not move")
  }

  @Test func `a long press ends when the button comes up`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Text("a").onLongPressGesture(minimumDuration: 0) { log.add("long") }
      Text("b").onLongPressGesture(minimumDuration: 1000) { log.add("never") }
    }
    fixture.click(0, 0)
    fixture.click(0, 1)
    #expect(log.take() == ["long"])
  }

  @Test
  func `what is in a view comes first, unless the gesture has priority; a disabled one has none`() {
    let log = Log()
    let tap = TapGesture().onEnded { log.add("tap") }
    let fixture = ViewFixture(20, 3) {
      Button("a") { log.add("a") }.gesture(tap)
      Button("b") { log.add("b") }.highPriorityGesture(tap)
      Text("c").gesture(tap).disabled(true)
    }
    fixture.click(1, 0)
    fixture.click(1, 1)
    fixture.click(0, 2)
    #expect(log.take() == ["a", "tap"])
    #expect(ViewFixture(0, 0) { Text("a").gesture(tap) }.picture == "")
  }
}

private struct Dragged: View {
  @GestureState private var way = GeometryProxy.Size(width: 0, height: 0)
  let log: Log

  var body: some View {
    Text("at \(Int(way.width)) \(Int(way.height))")
      .gesture(
        DragGesture(minimumDistance: 1)
          .updating($way) { value, state, _ in state = value.translation }
          .onEnded { log.add("\(Int($0.translation.width)) \(Int($0.translation.height))") })
  }
}

extension ViewFixture {
  fileprivate func click(_ x: Int, _ y: Int) {
    mouse(.press, x, y)
    mouse(.release, x, y)
  }
}
