import Cells
import Tape
import TestSupport
import Testing

struct TapePropertyTests {
  @Test func `what is written reads as the same commands`() {
    let property = Property<TapeCommand>(name: "way back") {
      RandomTape.command(&$0)
    } violation: {
      let script = TapeScript(
        settings: TapeSettings(),
        steps: $0.map { TapeScript.Step($0, at: TapeLocation(file: "t.tape", line: 1)) })
      let read = try? TapeScript(script.text, file: "t.tape", files: RandomTape.files)
      return read?.steps.map(\.command) == $0 ? nil : script.text
    }
    #expect(
      property.counterexample(histories: Soak.count(100, soak: 10_000), upTo: 20)?.description
        == nil)
  }

  @Test func `mutilated tapes have their mistakes within them`() {
    let property = Property<String>(name: "location") {
      RandomTape.litter(&$0)
    } violation: {
      Self.misplaced($0.joined())
    }
    #expect(
      property.counterexample(histories: Soak.count(100, soak: 2_000), upTo: 60)?.description == nil
    )
  }

  @Test func `random bytes have their mistakes within them`() {
    let property = Property<UInt8>(name: "bytes") {
      UInt8($0.number(0...255))
    } violation: {
      Self.misplaced(String(decoding: $0, as: UTF8.self))
    }
    #expect(
      property.counterexample(histories: Soak.count(100, soak: 2_000), upTo: 300)?.description
        == nil)
  }

  /// A mistake whose location is not in the text, or whose message is empty or more than a line.
  private static func misplaced(_ text: String) -> String? {
    do {
      _ = try TapeScript(text, file: "t.tape", files: RandomTape.files)
      return nil
    } catch {
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let wrong = error.all.first { mistake in
        !lines.indices.contains(mistake.location.line - 1) || mistake.location.file != "t.tape"
          || !(1...String(lines[mistake.location.line - 1]).count + 1).contains(
            mistake.location.column)
          || mistake.message.isEmpty || mistake.message.contains(where: \.isNewline)
      }
      return error.all.isEmpty ? "no mistake" : wrong.map { "\($0)" }
    }
  }
}
