import TestSupport
import Testing

@testable import StateKit

/// Messages over random posts and looks: looking changes nothing, and each message is shown for its while.
@Suite struct MessageInvariantTests {
  private enum Command {
    case post(Int)
    case dismiss(Int)
    case wait(Int)
    /// How far ahead.
    case look(Int)
  }

  private typealias Look = (inout MessageQueue, AnyClock.Instant) -> Message?

  private func property(_ look: @escaping Look = { $0.current(at: $1) }) -> Property<Command> {
    Property(
      name: "messages",
      command: { random in
        switch random.number(0...4) {
        case 0: .post(random.number(0...3))
        case 1: .dismiss(random.number(1...4))
        case 2: .look(random.number(0...10) * 1000)
        default: .wait(random.number(0...5) * 500)
        }
      },
      violation: { history in
        var looked = MessageQueue()
        var alone = MessageQueue()
        var now = 0
        for command in history {
          switch command {
          case .post(let text):
            looked.post("\(text)", at: .at(now))
            alone.post("\(text)", at: .at(now))
          case .dismiss(let id):
            looked.dismiss(id: id, at: .at(now))
            alone.dismiss(id: id, at: .at(now))
          case .wait(let milliseconds): now += milliseconds
          case .look(let ahead): _ = look(&looked, .at(now + ahead))
          }
          let shown = look(&looked, .at(now))
          if shown != alone.current(at: .at(now)) { return "looking changed it at \(now)" }
          if let shown, shown.deadline <= .at(now) { return "shown after its deadline" }
        }
        return nil
      })
  }

  @Test func `looking changes nothing, now or ahead`() { property().holds() }

  @Test func `a look that takes the message is caught`() {
    property { queue, instant in
      let shown = queue.current(at: instant)
      if let shown { queue.dismiss(id: shown.id, at: instant) }
      return shown
    }.isBroken(by: 6)
  }
}
