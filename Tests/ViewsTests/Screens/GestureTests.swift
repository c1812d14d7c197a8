import Cells
import StateKit
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

  @Test func `a view that takes clicks can be dragged, but not by a button in it`() {
    let log = Log()
    let drag = DragGesture().onEnded { log.add("drag \(Int($0.translation.width))") }
    let fixture = ViewFixture(20, 2) {
      VStack(alignment: .leading) {
        Text("日本語")
        Button("b") { log.add("button") }
      }
      .onTapGesture(count: 2) { log.add("twice") }
      .onTapGesture { log.add("tap") }
      .gesture(drag)
    }
    fixture.mouse(.press, 1, 0)
    fixture.mouse(.drag, 4, 0)
    fixture.mouse(.release, 4, 0)
    #expect(log.take() == ["tap", "drag 24"])
    fixture.advance(to: 600)
    fixture.draw()
    fixture.click(1, 0)
    fixture.click(1, 0)
    #expect(log.take() == ["tap", "twice"])
    fixture.mouse(.press, 1, 1)
    fixture.mouse(.drag, 4, 1)
    fixture.mouse(.release, 4, 1)
    #expect(log.take() == ["button"])
  }

  @Test func `a long press of no time ends at once, and one of much time never`() {
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

/// Gestures that are held, go together, or follow one another.
struct HeldGestureTests {
  @Test func `a long press ends while the button is held`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Text("日本").onLongPressGesture(minimumDuration: 600) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    fixture.mouse(.press, 1, 0)
    #expect(log.take() == ["true"])
    #expect(fixture.host.nextDue == AnyClock.Instant(offset: .seconds(600)))
    fixture.now = AnyClock.Instant(offset: .seconds(600))
    fixture.draw()
    #expect(log.take() == ["long", "false"])
    #expect(fixture.host.nextDue == nil)
    fixture.mouse(.release, 1, 0)
    #expect(log.take() == [])
  }

  @Test func `a long press that moves away, or is let go, does not end`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) {
      Text("a").onLongPressGesture(minimumDuration: 600) { log.add("long") }
    }
    fixture.mouse(.press, 0, 0)
    fixture.mouse(.drag, 9, 2)
    fixture.now = AnyClock.Instant(offset: .seconds(700))
    fixture.draw()
    fixture.mouse(.release, 9, 2)
    fixture.mouse(.press, 0, 0)
    fixture.mouse(.release, 0, 0)
    fixture.now = AnyClock.Instant(offset: .seconds(2000))
    fixture.draw()
    #expect(log.take() == [])
  }

  @Test func `what lies behind a view that is clicked is not dragged by that`() {
    let log = Log()
    let fixture = ViewFixture(20, 1) {
      ZStack {
        Color.blue.gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") })
        Text("mark").onTapGesture { log.add("tap") }
      }
    }
    fixture.mouse(.press, 10, 0)
    fixture.mouse(.release, 10, 0)
    #expect(log.take() == ["tap"])
    fixture.mouse(.press, 1, 0)
    #expect(log.take() == ["drag"])
  }

  @Test func `a simultaneous gesture and what is in the view both count`() {
    let log = Log()
    let fixture = ViewFixture(20, 2) {
      Button("a") { log.add("a") }.simultaneousGesture(TapGesture().onEnded { log.add("tap") })
      Text("b").gesture(DragGesture(minimumDistance: 1).onEnded { _ in log.add("drag") })
        .simultaneousGesture(DragGesture(minimumDistance: 1).onEnded { _ in log.add("too") })
    }
    fixture.click(1, 0)
    #expect(log.take() == ["a", "tap"])
    fixture.mouse(.press, 0, 1)
    fixture.mouse(.drag, 5, 1)
    fixture.mouse(.release, 5, 1)
    #expect(log.take().sorted() == ["drag", "too"])
    fixture.press(.return)
    #expect(log.take() == ["a"], "one stop for the focus")
  }

  @Test func `one gesture after another`() {
    let log = Log()
    let press = LongPressGesture(minimumDuration: 600)
    let fixture = ViewFixture(20, 2) {
      Text("a").gesture(
        press.sequenced(before: DragGesture(minimumDistance: 1)).onChanged { value in
          switch value {
          case .first: log.add("press")
          case .second(_, let drag): log.add(drag.map { "\($0.translation.width)" } ?? "held")
          }
        }.onEnded { _ in log.add("end") })
    }
    fixture.mouse(.press, 0, 0)
    fixture.mouse(.drag, 0, 0)
    fixture.now = AnyClock.Instant(offset: .seconds(600))
    fixture.draw()
    fixture.mouse(.drag, 2, 0)
    fixture.mouse(.release, 2, 0)
    #expect(log.take() == ["press", "held", "16.0", "end"])
    fixture.mouse(.press, 0, 0)
    fixture.mouse(.drag, 9, 0)
    fixture.mouse(.release, 9, 0)
    #expect(log.take() == ["press"], "it was not held")
  }

  @Test func `one of two gestures, and two at once`() {
    let log = Log()
    let drag = DragGesture(minimumDistance: 1).onEnded { _ in log.add("drag") }
    let tap = TapGesture().onEnded { log.add("tap") }
    let fixture = ViewFixture(20, 2) {
      Text("a").gesture(drag.exclusively(before: tap).onEnded { _ in log.add("one") })
      Text("b").gesture(drag.simultaneously(with: tap).onEnded { log.add("\($0.first != nil)") })
    }
    fixture.click(0, 0)
    #expect(log.take() == ["tap", "one"])
    fixture.mouse(.press, 0, 0)
    fixture.mouse(.drag, 5, 0)
    fixture.mouse(.release, 5, 0)
    #expect(log.take() == ["drag", "one"])
    fixture.mouse(.press, 0, 1)
    fixture.mouse(.drag, 5, 1)
    fixture.mouse(.release, 5, 1)
    #expect(log.take() == ["drag", "tap", "true"])
    fixture.press(.tab, .return)
    #expect(log.take().contains("tap"))
  }

  @Test func `a slider follows the pointer`() {
    struct Volume: View {
      let log: Log
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value, in: 0...10) { log.add("\($0)") }.frame(width: 88)
        Text("\(Int(value))")
      }
    }
    let log = Log()
    let fixture = ViewFixture(20, 2) { Volume(log: log) }
    fixture.mouse(.press, 3, 0)
    fixture.mouse(.drag, 7, 1)
    #expect(fixture.picture.hasSuffix("7"))
    fixture.mouse(.drag, 19, 1)
    fixture.mouse(.release, 19, 1)
    #expect(fixture.picture.hasSuffix("10"))
    #expect(log.take() == ["true", "false"])
    fixture.mouse(.drag, 1, 0)
    #expect(fixture.picture.hasSuffix("10"))
  }

  @Test func `a tap says where`() {
    let log = Log()
    let fixture = ViewFixture(20, 3) {
      Text("x")
      Text("日本語").padding(.leading, 8).onTapGesture { place in log.add("\(place.x) \(place.y)") }
    }
    fixture.mouse(.press, 3, 1)
    fixture.press(.return)
    #expect(log.take() == ["24.0 0.0", "0.0 0.0"])
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
