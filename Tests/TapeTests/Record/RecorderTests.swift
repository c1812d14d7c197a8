import Cells
import Tape
import Testing

/// A session written down as a tape.
struct RecorderTests {
  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Event {
    .key(KeyPress(key, modifiers: modifiers))
  }

  @Test func `keys, pauses and answers become a tape`() {
    var recorder = TapeRecorder(title: "example.org", retries: true)
    recorder.note(.resize(Size(width: 100, height: 30)), at: .milliseconds(3))
    let first = recorder.begin(at: .zero)
    recorder.end(first, .status(503, retryAfter: .seconds(2)), at: .microseconds(800_700))
    recorder.note(key("j"), at: .milliseconds(1500))
    recorder.note(key("j"), at: .microseconds(1_500_900))
    recorder.note(key(.return), at: .milliseconds(1700))
    _ = recorder.begin(at: .seconds(2))
    recorder.note(.mouse(MouseEvent(.press, at: Point(x: 4, y: 2))), at: .seconds(2))
    recorder.note(.mouse(MouseEvent(.release, at: Point(x: 4, y: 2))), at: .seconds(2))
    recorder.note(.mouse(MouseEvent(.scrollDown, at: Point(x: 4, y: 2))), at: .seconds(2))
    recorder.note(.paste("a \"b\"\n"), at: .seconds(2))
    recorder.note(.focus(isActive: false), at: .seconds(2))
    recorder.note(.resize(Size(width: 40, height: 10)), at: .seconds(2))
    recorder.note(key(.tab, .shift), at: .seconds(2))
    let script = recorder.script(until: .seconds(3), file: "session.tape")
    #expect(
      script.text == #"""
        Set Columns 100
        Set Rows 30
        Set TypingSpeed 0s
        Set Title "example.org"
        Set Retries on
        Serve after 800ms status 503 retry 2s
        Serve never
        Sleep 1.5s
        Type "jj"
        Sleep 200ms
        Enter
        Sleep 300ms
        Click 4 2
        ScrollDown 4 2
        Paste "a \"b\"\n"
        Focus out
        Resize 40 10
        Shift+Tab
        Sleep 1s

        """#)
  }

  @Test func `what was recorded is read back as it is`() throws {
    var recorder = TapeRecorder()
    for (index, event) in [key("x"), key("c", .control), key(.upArrow), key(" "), key("é")]
      .enumerated()
    {
      recorder.note(event, at: .milliseconds(40 * index))
    }
    let script = recorder.script(until: .seconds(1), file: "session.tape")
    let read = try TapeScript(script.text, file: "session.tape")
    #expect(read.settings == script.settings)
    #expect(read.steps.map(\.command) == script.steps.map(\.command))
  }

  @Test @MainActor func `a recorded session plays to the same screen`() async throws {
    var recorder = TapeRecorder()
    recorder.note(.resize(Size(width: 20, height: 4)), at: .zero)
    for second in [1, 2, 4] { recorder.note(key("+"), at: .milliseconds(1000 * second + 500)) }
    let end = try await recorder.script(until: .milliseconds(5700), file: "session.tape")
      .playCounter(size: nil).snapshot
    #expect(end.time == .milliseconds(5700))
    #expect(end.buffer.text == "count 3\nticks 5\nidle\nactive")
  }
}
