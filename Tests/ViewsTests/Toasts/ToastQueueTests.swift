import Cells
import StateKit
import Testing

@testable import Views

/// Several toasts at a time.
struct ToastQueueTests {
  private func picture(_ fixture: ViewFixture, at seconds: Double) -> String {
    fixture.now = .at(seconds)
    return fixture.picture
  }

  @Test func `of two the second waits, and then has all its time`() {
    let (first, second) = (Condition(), Condition())
    let chained = ViewFixture(24, 2) {
      Redrawn {
        Text("content").toast(isShowing: first.binding, type: .snackBar("one"))
          .toast(isShowing: second.binding, type: .snackBar("two"))
      }
    }
    #expect(picture(chained, at: 0) == "content   one")
    #expect(picture(chained, at: 3.9) == "content   one")
    #expect(picture(chained, at: 5) == "content   two")
    #expect(first.log.take() == ["false"])
    #expect(chained.host.nextDue == .at(9))
    #expect(picture(chained, at: 8.9) == "content   two")
    #expect(picture(chained, at: 9) == "content")
    #expect(second.log.take() == ["false"])
  }

  @Test func `those of sibling views wait for one another too, in the order they were asked for`() {
    let conditions = [Condition(false), Condition(false), Condition(false)]
    let fixture = ViewFixture(24, 4) {
      Redrawn {
        VStack(alignment: .leading) {
          ForEach(0..<3, id: \.self) { index in
            Text("row").toast(
              isShowing: conditions[index].binding, type: .snackBar("t\(index)"),
              transitionOptions: .init(duration: 1))
          }
        }
      }
    }
    #expect(picture(fixture, at: 0) == "row\nrow\nrow")
    conditions[2].isTrue = true
    #expect(
      picture(fixture, at: 1) == "row        t2\nrow\nrow")
    conditions[1].isTrue = true
    #expect(picture(fixture, at: 1.5).contains("t2"))
    conditions[0].isTrue = true
    for (seconds, text) in [(1.9, "t2"), (2, "t1"), (2.9, "t1"), (3, "t0"), (3.9, "t0")] {
      let drawn = picture(fixture, at: seconds)
      #expect(drawn.contains(text))
      #expect(drawn.count { $0 == "t" } == 1)
    }
    #expect(picture(fixture, at: 4) == "row\nrow\nrow")
  }

  @Test func `one that is dismissed while it waits is never shown`() {
    let (first, second) = (Condition(), Condition())
    let fixture = ViewFixture(24, 2) {
      Redrawn {
        Text("content").toast(isShowing: first.binding, type: .snackBar("one"))
          .toast(isShowing: second.binding, type: .snackBar("two"))
      }
    }
    #expect(picture(fixture, at: 0) == "content   one")
    second.isTrue = false
    #expect(picture(fixture, at: 1) == "content   one")
    #expect(picture(fixture, at: 4) == "content")
    #expect(second.log.take() == [])
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `the next comes as soon as one is dismissed, and one asked for again waits behind it`()
  {
    let (first, second) = (Condition(), Condition())
    let fixture = ViewFixture(24, 2) {
      Redrawn {
        Text("content").toast(isShowing: first.binding, type: .snackBar("one"))
          .toast(isShowing: second.binding, type: .snackBar("two"))
      }
    }
    fixture.draw()
    fixture.mouse(.press, 11, 0)
    first.isTrue = true
    #expect(picture(fixture, at: 1) == "content   two")
    #expect(picture(fixture, at: 5) == "content   one")
    #expect(picture(fixture, at: 9) == "content")
  }

  @Test func `at the other edge one is shown at the same time, but never over the first`() {
    let conditions = [Condition(), Condition()]
    func fixture(_ height: Int) -> ViewFixture {
      ViewFixture(24, height) {
        Redrawn {
          Text("content").toast(isShowing: conditions[0].binding, type: .snackBar("one"))
            .toast(
              isShowing: conditions[1].binding, type: .snackBar("two\nlines"),
              positionOptions: .init(position: .bottom))
        }
      }
    }
    #expect(fixture(4).picture == "content   one\n\n       ▟ two   ▙\n       ▜ lines ▛")
    #expect(fixture(2).picture == "content   one\n          two…")
    #expect(fixture(1).picture == "content   one")
  }
}
