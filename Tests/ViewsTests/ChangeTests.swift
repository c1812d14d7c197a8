import Cells
import StateKit
import TestSupport
import Testing

@testable import Views

/// What runs when a value changes, and tasks that follow a value.
struct ChangeTests {
  @Test func `every form of an action runs once a change, after the frame`() {
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: number) { old, new in log.add("\(old)>\(new)") }
        .onChange(of: number) { log.add("none") }
        .onChange(of: number) { new in log.add("new \(new)") }
        .onChange(of: number, perform: { log.add("perform \($0)") })
    }
    fixture.draw()
    #expect(log.take().isEmpty)
    fixture.host.send(.key(KeyPress("n")))
    _ = fixture.host.frame(at: fixture.now)
    #expect(log.entries.isEmpty)
    fixture.host.runEffects()
    #expect(log.take().sorted() == ["0>1", "new 1", "none", "perform 1"])
    fixture.frame()
    #expect(log.take().isEmpty)
  }

  @Test func `an action that is wanted at first runs when the view comes`() {
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: number, initial: true) { old, new in log.add("\(old)>\(new)") }
        .onChange(of: number / 2, initial: true) { log.add("half") }
    }
    fixture.draw()
    #expect(log.take().sorted() == ["0>0", "half"])
    fixture.press("n")
    #expect(log.take() == ["0>1"])
    fixture.press("n")
    #expect(log.take().sorted() == ["1>2", "half"])
  }

  @Test func `a change back before the frame is none`() {
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: number % 2) { log.add("odd") }
    }
    fixture.draw()
    fixture.press("d")
    #expect(log.take().isEmpty)
  }

  @Test func `an action may change what it watches, and settles`() {
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: min(number, 3)) { old, new in log.add("\(new)") }
    }
    fixture.press("n", "n", "n", "n", "n")
    #expect(log.take() == ["1", "2", "3"])
  }

  @Test func `an error is compared by its presence, its type and its text`() {
    let errors: [(any Error)?] = [
      nil, Plain(code: 1), Plain(code: 1), Plain(code: 2), Same(code: 2, note: "a"),
      Same(code: 2, note: "b"), Same(code: 3, note: "b"), nil, nil,
    ]
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: errors[number]) { error in log.add(error == nil ? "nil" : "\(number)") }
        .onChange(of: errors[number]) { old, new in if old == nil { log.add("from nil") } }
        .onChange(of: errors[number]) { if number == 7 { log.add("gone") } }
    }
    for _ in 0..<8 { fixture.press("n") }
    #expect(
      log.take().filter { $0 != "from nil" && $0 != "gone" } == ["1", "3", "4", "6", "nil"])
  }

  @Test func `an optional error of a known type is compared as such`() {
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: number > 1 ? Same(code: number, note: "") : nil) { error in
        log.add("\(error?.code ?? 0)")
      }
    }
    fixture.press("n", "n", "n")
    #expect(log.take() == ["2", "3"])
  }

  @Test func `an optional error that cannot be compared keeps its type`() {
    let (log, fixture) = changing { view, number, log in
      view.onChange(of: number > 1 ? Plain(code: number) : nil) { log.add("\($0?.code ?? 0)") }
    }
    fixture.press("n", "n", "n")
    #expect(log.take() == ["2", "3"])
  }

  @Test func `a task restarts when its id changes, and the one before is cancelled`() async {
    let (log, fixture) = changing { view, number, log in
      view.task(id: number / 2) { await work(number / 2, log) }
    }
    fixture.draw()
    await log.wait(for: ["0 on"])
    fixture.press("n")
    fixture.press("n")
    await log.wait(for: ["0 off", "1 on"])
    fixture.host.close()
    await log.wait(for: ["1 off"])
  }

  @Test func `a task that goes before it started is cancelled`() async {
    let (log, fixture) = changing { view, number, log in
      if number == 0 { view.task(priority: .low) { await work(0, log) } }
    }
    fixture.draw()
    fixture.press("n")
    await log.wait(for: ["0 off", "0 on"])
  }
}

private struct Plain: Error {
  let code: Int
}

private struct Same: Error, Equatable {
  let code: Int
  let note: String

  static func == (lhs: Same, rhs: Same) -> Bool { lhs.code == rhs.code }
}

private func work(_ number: Int, _ log: Log) async {
  log.add("\(number) on")
  while !Task.isCancelled { await Task.yield() }
  log.add("\(number) off")
}

extension Log {
  /// Waits until these are the entries, in any order, and takes them.
  fileprivate func wait(for expected: [String]) async {
    await until { entries.count >= expected.count }
    #expect(take().sorted() == expected)
  }
}

/// A fixture with a number that `n` makes greater, and what is to be done about it.
private func changing<Content: View>(
  @ViewBuilder _ change: @escaping (Text, Int, Log) -> Content
) -> (Log, ViewFixture) {
  let log = Log()
  return (log, ViewFixture { Changing(log: log, change: change) })
}

private struct Changing<Content: View>: View {
  let log: Log
  let change: (Text, Int, Log) -> Content
  @State private var number = 0

  var body: some View {
    Group { change(Text("\(number)"), number, log) }
      .onKeyPress("n") {
        number += 1
        return .handled
      }
      .onKeyPress("d") {
        number += 1
        number += 1
        return .handled
      }
  }
}
