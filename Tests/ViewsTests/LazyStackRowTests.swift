import Cells
import Testing

@testable import Views

/// What lives in the rows of a lazy stack: state, effects, controls.
struct LazyStackRowTests {
  private struct Living: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("\(number): \(count)")
        .onAppear {
          count += 1
          log.add("+\(number)")
        }
        .onDisappear { log.add("-\(number)") }
    }
  }

  @Test func `rows appear and disappear as they come and go`() {
    let log = Log()
    let fixture = ViewFixture(9, 3) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) { ForEach(0..<99) { Living(number: $0, log: log) } }
      }
    }
    #expect(fixture.picture == "0: 1\n1: 1\n2: 1")
    #expect(log.take() == ["+0", "+1", "+2"])
    fixture.press("j")
    #expect(fixture.picture == "1: 1\n2: 1\n3: 1")
    #expect(log.take() == ["-0", "+3"])
    fixture.press("k")
    #expect(log.take() == ["-3", "+0"])
    fixture.press("G")
    #expect(fixture.picture == "96: 1\n97: 1\n98: 1")
    #expect(Set(log.take()) == ["-0", "-1", "-2", "+96", "+97", "+98"])
    fixture.host.close()
    #expect(Set(log.take()) == ["-96", "-97", "-98"])
  }

  @Test func `controls in rows are reached by Tab and by the pointer`() {
    let log = Log()
    let fixture = ViewFixture(14, 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<40, id: \.self) { number in
            Text("row \(number)")
            if number % 2 == 1 { Button("b\(number)") { log.add("\(number)") } }
          }
        }
      }
    }
    fixture.press(.tab, .return)
    #expect(log.take() == ["1"])
    #expect(fixture.picture == "row 0\nrow 1\n▸ b1 ◂\nrow 2")
    fixture.press("j", "j", .tab, .return)
    #expect(log.take() == ["3"])
    fixture.mouse(.press, 2, 0)
    #expect(log.take() == ["1"])
  }

  @Test func `a control that is partly below the edge is scrolled to`() {
    let fixture = ViewFixture(14, 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<40, id: \.self) { number in
            VStack(alignment: .leading) {
              Text("row \(number)\nb\nc\nd")
              Button("b\(number)") {}
            }
          }
        }
      }
    }
    fixture.press(.tab)
    #expect(fixture.picture == "b\nc\nd\n▸ b0 ◂")
    fixture.press("j", "j", "j")
    #expect(fixture.picture == "▸ b0 ◂\nrow 1\nb\nc")
    fixture.press(.tab)
    #expect(fixture.picture == "b\nc\nd\n▸ b1 ◂")
  }

  @Test func `the focus stays in its row though the wheel scrolls away from it`() {
    let log = Log()
    let fixture = ViewFixture(14, 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) {
          ForEach(0..<400, id: \.self) { number in
            if number == 1 {
              Button("b\(number)") { log.add("\(number)") }
            } else {
              Text("\(number)")
            }
          }
        }
      }
    }
    fixture.press(.tab)
    for _ in 0..<20 { fixture.mouse(.scrollDown, 1, 1) }
    #expect(fixture.picture.hasPrefix("60"))
    fixture.press(.return)
    #expect(log.take() == ["1"])
    fixture.press("j")
    #expect(fixture.picture.hasPrefix("61"))
  }

  @Test func `a stack of many rows is left and reached again`() {
    let fixture = ViewFixture(14, 4) {
      Button("above") {}
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) { ForEach(0..<400, id: \.self) { Text("\($0)") } }
      }
      .frame(height: 32)
      Button("below") {}
    }
    fixture.press(.tab, "j")
    #expect(fixture.picture == "[ above ]\n1\n2\n[ below ]")
    fixture.press(.tab)
    #expect(fixture.picture == "[ above ]\n1\n2\n▸ below ◂")
  }
}
