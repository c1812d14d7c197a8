import Cells
import Testing

@testable import Views

struct VisibilityTests {
  @Test func `what is hidden takes its room`() {
    for hidden in [AnyView(Text("日本").hidden()), AnyView(Text("日本").opacity(0))] {
      #expect(
        picture(9, 1) {
          HStack(spacing: 0) {
            hidden
            Text("|")
          }
        } == "    |")
    }
    #expect(picture(1, 1) { Text("a").hidden() } == "")
    #expect(picture(0, 0) { Text("a").hidden() } == "")
    #expect(picture(5, 1) { EmptyView().hidden() } == "")
  }

  @Test func `no key, focus or click gets to what is hidden`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      Button("one") { log.add("one") }.opacity(0)
      VStack { Button("two") { log.add("two") } }.hidden()
        .onKeyPress("x") {
          log.add("x")
          return .handled
        }
      Text("a").onKeyPress("y") {
        log.add("y")
        return .handled
      }.hidden()
      Button("three") { log.add("three") }
    }
    #expect(fixture.picture == "\n\n\n▸ three ◂")
    fixture.press(.return, .tab, .return, "y")
    fixture.mouse(.press, 1, 0)
    fixture.mouse(.press, 1, 1)
    #expect(log.take() == ["three", "three"])
  }

  @Test func `a view that fades keeps its state`() {
    struct Fading: View {
      @State var opacity = 1.0
      var body: some View {
        VStack {
          Counting().opacity(opacity)
          Button("hide") { opacity = opacity > 0 ? 0 : 1 }
        }
      }
    }
    struct Counting: View {
      @State var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let fixture = ViewFixture(9, 2) { Fading() }
    fixture.press(.return)
    #expect(fixture.picture == " ▸ 1 ◂\n[ hide ]")
    fixture.press(.tab, .return)
    #expect(fixture.picture == "\n▸ hide ◂")
    fixture.press(.return)
    #expect(fixture.picture == " [ 1 ]\n▸ hide ◂")
  }

  @Test func `below 0·6 what is written is dim`() {
    for (opacity, isDim) in [(1.0, false), (0.6, false), (0.59, true), (0.1, true)] {
      let fixture = ViewFixture(3, 1) { Text("日").bold().opacity(opacity) }
      let attributes = fixture.draw()[0, 0].style.attributes
      #expect(attributes == (isDim ? [.bold, .dim] : .bold))
    }
    let fixture = ViewFixture(3, 2) {
      Text("a").opacity(0.3)
      Text("b")
    }
    #expect(fixture.draw()[0, 1].style == .plain)
    #expect(picture(3, 1) { Text("a").opacity(.nan) } == "a")
  }

  @Test func `a view that ignores clicks lets them through`() {
    let log = Log()
    let fixture = ViewFixture(9, 1) {
      ZStack {
        Button("abc") { log.add("button") }
        Button("abc") { log.add("over") }.allowsHitTesting(false)
      }
    }
    fixture.draw()
    fixture.mouse(.press, 2, 0)
    #expect(log.take() == ["button"])
  }
}
