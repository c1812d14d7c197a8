import Cells
import Observation
import Testing

@testable import Views

/// What every control looks like on a screen of 40 by 10 and of 200 by 60, and what keys and clicks do to it.
struct ControlBehaviourTests {
  nonisolated static let sizes = [(40, 10), (200, 60)]

  @Test(arguments: ControlCase.all, sizes)
  func `it is drawn whole, and keys do what the mouse does`(
    _ test: ControlCase, size: (Int, Int)
  ) {
    let log = Log()
    func fixture() -> ViewFixture {
      ViewFixture(size.0, size.1) { EveryControl(control: test.control, log: log) }
    }
    let keyed = fixture()
    #expect(keyed.abridged == (size.0 > 40 ? test.widePicture : nil) ?? test.picture)
    keyed.use(test.keys)
    #expect(log.take() == (test.keys.isEmpty ? [] : test.log))
    let clicked = fixture()
    clicked.use(test.clicks)
    #expect(log.take() == test.log)
    #expect(keyed.draw().hasWholeCharacters && clicked.draw().hasWholeCharacters)
  }

  @Test(arguments: ControlCase.all)
  func `it works with an empty name, and with one that is too long for the screen`(
    _ test: ControlCase
  ) {
    for name in ["", String(repeating: "日本👩‍👩‍👧e\u{301}", count: 30)] {
      let log = Log()
      let fixture = ViewFixture(40, 10) {
        EveryControl(control: test.control, log: log, name: name)
      }
      #expect(fixture.draw().hasWholeCharacters)
      fixture.use(test.keys)
      #expect(log.entries.count == (test.keys.isEmpty ? 0 : test.log.count), "\(fixture.picture)")
      #expect(fixture.draw().hasWholeCharacters)
    }
  }

  @Test(arguments: ControlCase.all)
  func `on a screen that is too small nothing is cut through, whatever is pressed`(
    _ test: ControlCase
  ) {
    for width in 0...13 {
      for height in [1, 2, 4] {
        let fixture = ViewFixture(width, height) {
          EveryControl(control: test.control, log: Log())
        }
        #expect(fixture.draw().hasWholeCharacters)
        fixture.use(test.keys + test.clicks, isCertain: false)
        #expect(fixture.draw().hasWholeCharacters, "\(width) × \(height)")
      }
    }
  }

  @Test(arguments: ControlCase.all, sizes)
  func `Tab goes into it and on, and back again, and passes by one that is disabled`(
    _ test: ControlCase, size: (Int, Int)
  ) {
    let log = Log()
    func fixture(isDisabled: Bool) -> ViewFixture {
      ViewFixture(size.0, size.1) {
        Button("before") {}
        EveryControl(control: test.control, log: log)
          .frame(height: 6 * 16, alignment: .topLeading).disabled(isDisabled)
        Button("after") {}
      }
    }
    let enabled = fixture(isDisabled: false)
    #expect(enabled.picture.contains("▸ before ◂"))
    var stops = 0
    while !enabled.picture.contains("▸ after ◂"), stops < 20 {
      enabled.press(.tab)
      stops += 1
    }
    #expect(test.control == .drag ? stops == 1 : (2..<10).contains(stops))
    for _ in 0..<stops { enabled.host.send(.key(KeyPress(.tab, modifiers: .shift))) }
    #expect(enabled.picture.contains("▸ before ◂"))

    let disabled = fixture(isDisabled: true)
    disabled.press(.tab)
    #expect(disabled.picture.contains("▸ after ◂"))
    let picture = disabled.picture
    disabled.use(test.keys.filter { if case .key(.tab) = $0 { false } else { true } })
    disabled.use(test.clicks, isCertain: false)
    #expect(log.take() == [])
    #expect(disabled.picture == picture)
  }

  @Test(arguments: ControlCase.rows, 5...16)
  func `in a row of a list it leaves the marks and the scroll bar alone`(
    _ test: ControlCase, width: Int
  ) {
    for name in ["日本", String(repeating: "日本", count: 30)] {
      let fixture = ViewFixture(width, 5) {
        List {
          EveryControl(control: test.control, log: Log(), name: name)
          ForEach(0..<9) { Text("\($0)") }
        }
      }
      for _ in 0..<2 {
        let buffer = fixture.draw()
        #expect(buffer.hasWholeCharacters)
        for y in 0..<5 {
          #expect(["▌", " "].contains(buffer.text(of: buffer[0, y])), "\(fixture.picture)")
          #expect(buffer.text(of: buffer[1, y]) == " ", "\(fixture.picture)")
          #expect(["┃", "│"].contains(buffer.text(of: buffer[width - 1, y])), "\(fixture.picture)")
        }
        fixture.use(test.keys)
        fixture.press(.escape)
      }
    }
  }

  @Test(arguments: ControlCase.changed)
  func `its state goes with its id, and stays while views come and go before it`(
    _ test: ControlCase
  ) {
    let order = Order()
    let fixture = ViewFixture(40, 12) { Pair(control: test.control, order: order) }
    func blocks() -> [[String]] {
      let lines = fixture.draw().lines.dropFirst(order.hasMore ? 2 : 0).prefix(10)
      return [Array(lines.prefix(5)), Array(lines.suffix(5))]
    }
    fixture.use(test.keys)
    let before = blocks()
    #expect(before[0] != before[1])
    order.hasMore = true
    #expect(blocks() == before)
    order.isReversed = true
    #expect(blocks() == before.reversed())
    order.hasMore = false
    #expect(blocks() == before.reversed())
  }

  @Test(arguments: ControlCase.changed)
  func `the other branch of a condition begins again`(_ test: ControlCase) {
    let order = Order()
    let fixture = ViewFixture(40, 10) { Branches(control: test.control, order: order) }
    let fresh = fixture.picture
    fixture.use(test.keys)
    let used = fixture.picture
    #expect(used != fresh)
    order.isReversed = true
    #expect(fixture.picture == fresh)
    fixture.use(test.keys)
    #expect(fixture.picture == used)
  }
}

/// Where views are, as a program changes it.
@Observable private final class Order {
  var isReversed = false
  var hasMore = false
}

/// Two controls in an order that changes, each five rows high.
private struct Pair: View {
  let control: Control
  let order: Order

  var body: some View {
    if order.hasMore { Text("more\nlines") }
    ForEach(order.isReversed ? ["b", "a"] : ["a", "b"], id: \.self) { _ in
      EveryControl(control: control, log: Log())
        .frame(height: 5 * 16, alignment: .topLeading)
    }
  }
}

private struct Branches: View {
  let control: Control
  let order: Order

  var body: some View {
    if order.isReversed {
      EveryControl(control: control, log: Log())
    } else {
      EveryControl(control: control, log: Log())
    }
  }
}
