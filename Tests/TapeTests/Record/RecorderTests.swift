import Cells
import Foundation
import Tape
import Testing

/// A session written down as a tape.
struct RecorderTests {
  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Event {
    .key(KeyPress(key, modifiers: modifiers))
  }

  @Test func `keys, pauses and answers become a tape`() {
    var recorder = TapeRecorder(
      retries: true, date: Date(timeIntervalSince1970: 1_773_000_000), timeZone: "Asia/Tokyo")
    recorder.record(.resize(Size(width: 100, height: 30)), at: .milliseconds(3))
    let first = recorder.begin(at: .zero)
    recorder.end(first, .status(503, retryAfter: .seconds(2)), at: .microseconds(800_700))
    recorder.record(key("j"), at: .milliseconds(1500))
    recorder.record(key("j"), at: .microseconds(1_500_900))
    recorder.record(key(.return), at: .milliseconds(1700))
    _ = recorder.begin(at: .seconds(2))
    recorder.record(.mouse(MouseEvent(.press, at: Point(x: 4, y: 2))), at: .seconds(2))
    recorder.record(.mouse(MouseEvent(.release, at: Point(x: 4, y: 2))), at: .seconds(2))
    recorder.record(.mouse(MouseEvent(.scrollDown, at: Point(x: 4, y: 2))), at: .seconds(2))
    recorder.record(.paste("a \"b\"\n"), at: .seconds(2))
    recorder.record(.focus(isActive: false), at: .seconds(2))
    recorder.record(.resize(Size(width: 40, height: 10)), at: .seconds(2))
    recorder.record(key(.tab, .shift), at: .seconds(2))
    let script = recorder.script(until: .seconds(3), file: "session.tape")
    #expect(
      script.text == #"""
        Set Columns 100
        Set Rows 30
        Set TypingSpeed 0s
        Set Retries on
        Set Date 2026-03-08T20:00Z
        Set TimeZone "Asia/Tokyo"
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
      recorder.record(event, at: .milliseconds(40 * index))
    }
    let script = recorder.script(until: .seconds(1), file: "session.tape")
    let read = try TapeScript(script.text, file: "session.tape")
    #expect(read.settings == script.settings)
    #expect(read.steps.map(\.command) == script.steps.map(\.command))
  }

  @Test func `the answers of several sources go by their names`() {
    var recorder = TapeRecorder()
    let (first, second) = (recorder.begin(of: "a", at: .zero), recorder.begin(of: "b", at: .zero))
    recorder.end(second, .feed(file: "f.xml"), at: .milliseconds(20))
    recorder.end(first, .empty, at: .milliseconds(30))
    var (one, two) = (TapeSource(name: "One"), TapeSource(name: "Two"))
    one.folder = "News"
    two.address = "https://two.example/f"
    let script = recorder.script(
      until: .zero, file: "session.tape", sources: [("a", one), ("b", two)])
    #expect(
      script.text == """
        Set TypingSpeed 0s
        Set Source "One" in "News"
        Set Source "Two" at "https://two.example/f"
        Serve "One" after 30ms empty
        Serve "Two" after 20ms feed "f.xml"
        Sleep 30ms

        """)
  }

  @Test func `only the first size is the one at the start`() {
    var recorder = TapeRecorder()
    recorder.record(.resize(Size(width: 70, height: 20)), at: .zero)
    recorder.record(.resize(Size(width: 60, height: 15)), at: .zero)
    recorder.record(key("j"), at: .zero)
    #expect(
      recorder.script(until: .zero, file: "session.tape").text == """
        Set Columns 70
        Set Rows 20
        Set TypingSpeed 0s
        Resize 60 15
        Type "j"

        """)
  }

  @Test func `a stop is the key that asks for it`() {
    var recorder = TapeRecorder()
    recorder.record(key("z", .control), at: .seconds(1))
    recorder.record(.suspend, at: .seconds(2))
    recorder.record(.resumed, at: .seconds(2))
    let script = recorder.script(until: .seconds(2), file: "session.tape")
    #expect(script.text == "Set TypingSpeed 0s\nSleep 1s\nCtrl+z\nSleep 1s\nCtrl+z\n")
  }

  @Test func `what is beyond a tape is brought back into it`() throws {
    var recorder = TapeRecorder()
    recorder.record(.resize(Size(width: 2000, height: 0)), at: .zero)
    let days = recorder.begin(at: .zero)
    recorder.record(.mouse(MouseEvent(.press, at: Point(x: 1500, y: 4))), at: .seconds(200_000))
    recorder.end(days, .status(503, retryAfter: .seconds(90_000)), at: .seconds(200_000))
    let outcomes: [TapeResponse.Outcome] = [
      .refusal(999, retryAfter: nil, message: "x"), .refusal(100, retryAfter: nil, message: "x"),
      .refusal(204, retryAfter: nil, message: "x"), .refusal(99, retryAfter: nil, message: "x"),
      .refusal(503, retryAfter: .seconds(86_401), message: "x"),
    ]
    for outcome in outcomes {
      let load = recorder.begin(at: .seconds(200_001))
      recorder.end(load, outcome, at: .seconds(200_001))
    }
    let script = recorder.script(until: .seconds(200_001), file: "session.tape")
    #expect(
      script.text == """
        Set Columns 1000
        Set Rows 1
        Set TypingSpeed 0s
        Serve after 86400s status 503 retry 86400s
        Serve status 999
        Serve status 100
        Serve fail "x" permanently
        Serve fail "x" permanently
        Serve fail "x" permanently
        Sleep 86400s
        Sleep 86400s
        Sleep 27200s
        Click 999 4
        Sleep 1s

        """)
    let read = try TapeScript(script.text, file: "session.tape")
    #expect(read.steps.map(\.command) == script.steps.map(\.command))
  }

  @Test @MainActor func `an answer and a key of one millisecond keep their order`() async throws {
    for isAnswerFirst in [true, false] {
      var recorder = TapeRecorder()
      recorder.record(.resize(Size(width: 20, height: 1)), at: .zero)
      recorder.record(key("a"), at: .milliseconds(5))
      let load = recorder.begin(at: .microseconds(6200))
      let time = Duration.milliseconds(20)
      if isAnswerFirst { recorder.end(load, .empty, at: time) }
      recorder.record(key("b"), at: time)
      if !isAnswerFirst { recorder.end(load, .empty, at: time) }
      recorder.record(key("c"), at: time)
      let script = recorder.script(until: time, file: "session.tape")
      let shown = try await OrderScreen.played(script)
      #expect(shown == (isAnswerFirst ? "a answer b c" : "a b answer c"), "\(script.text)")
    }
  }

  @Test func `a load begins with the event before it, and the first with the session`() {
    var recorder = TapeRecorder()
    for start in [Duration.microseconds(900), .microseconds(50_700), .milliseconds(70)] {
      let load = recorder.begin(at: start)
      recorder.end(load, .empty, at: start + .milliseconds(10))
      if start < .milliseconds(1) { recorder.record(key("r"), at: .microseconds(49_800)) }
    }
    #expect(
      recorder.script(until: .milliseconds(80), file: "session.tape").text == """
        Set TypingSpeed 0s
        Serve after 10ms empty
        Serve after 11ms empty
        Serve after 10ms empty
        Sleep 49ms
        Type "r"
        Sleep 31ms

        """)
  }

  @Test @MainActor func `a recorded session plays to the same screen`() async throws {
    var recorder = TapeRecorder()
    recorder.record(.resize(Size(width: 20, height: 4)), at: .zero)
    for second in [1, 2, 4] { recorder.record(key("+"), at: .milliseconds(1000 * second + 500)) }
    let end = try await recorder.script(until: .milliseconds(5700), file: "session.tape")
      .playCounter(size: nil).snapshot
    #expect(end.time == .milliseconds(5700))
    #expect(end.buffer.text == "count 3\nticks 5\nidle\nactive")
  }
}
