import Testing

@testable import StateKit

@Suite struct MessageQueueTests {
  private var queue = MessageQueue()

  @Test mutating func `a message is shown for four seconds`() {
    let id = queue.post("Saved", at: .at(1000))
    #expect(queue.current(at: .at(1000))?.id == id)
    #expect(queue.current(at: .at(1000))?.deadline == .at(5000))
    #expect(queue.current(at: .at(4999))?.text == "Saved")
    #expect(queue.current(at: .at(5000)) == nil)
  }

  @Test mutating func `messages wait for each other, each for its own while`() {
    queue.post("a", at: .at(0))
    queue.post("b", severity: .error, for: .seconds(1), at: .at(100))
    queue.post("c", at: .at(200))
    #expect(queue.current(at: .at(3999))?.text == "a")
    #expect(queue.current(at: .at(4000))?.text == "b")
    #expect(queue.current(at: .at(4000))?.severity == .error)
    #expect(queue.current(at: .at(5000))?.text == "c")
    #expect(queue.current(at: .at(9000)) == nil)
  }

  @Test mutating func `equal unread messages are one`() {
    let first = queue.post("a", at: .at(0))
    #expect(queue.post("a", at: .at(1000)) == first)
    #expect(queue.current(at: .at(4999))?.id == first)
    let other = queue.post("a", severity: .error, at: .at(2000))
    #expect(other != first)
    #expect(queue.post("a", severity: .error, at: .at(2000)) == other)
    #expect(queue.post("a", at: .at(3000)) == first)
    #expect(queue.current(at: .at(5000))?.id == other)
    #expect(queue.current(at: .at(9000)) == nil)
    #expect(queue.post("a", at: .at(9000)) != first)
  }

  @Test mutating func `a dismissed message makes room, shown or waiting`() {
    let shown = queue.post("a", at: .at(0))
    let waiting = queue.post("b", at: .at(0))
    queue.post("c", at: .at(0))
    queue.dismiss(id: waiting, at: .at(500))
    queue.dismiss(id: shown, at: .at(1000))
    #expect(queue.current(at: .at(1000))?.text == "c")
    #expect(queue.current(at: .at(1000))?.deadline == .at(5000))
    queue.dismiss(id: 99, at: .at(1000))
    #expect(queue.current(at: .at(1000))?.text == "c")
  }

  @Test mutating func `looking changes nothing`() {
    queue.post("a", at: .at(0))
    _ = queue.current(at: .at(60_000))
    #expect(queue.current(at: .at(0))?.text == "a")
  }
}
