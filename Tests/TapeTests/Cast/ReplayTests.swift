import Cells
import Foundation
import Tape
import TestSupport
import Testing

@Suite(.enabled(if: Pyte.isInstalled, "\(Pyte.advice)"))
struct ReplayTests {
  @Test func `a recording shows each frame in another terminal`() {
    let property = Property(name: "replay", command: FrameStep.random) { steps in
      do { return try Self.violation(RecordedFrames(steps)) } catch {
        return "\(error)"
      }
    }
    let counterexample = property.counterexample(histories: 10, upTo: 120)
    #expect(counterexample == nil, "\(counterexample.map(String.init(describing:)) ?? "")")
  }

  @Test func `a glyph that a player takes for wider or narrower moves nothing`() throws {
    var buffer = CellBuffer(size: Size(width: 12, height: 2))
    var cast = Cast(size: buffer.size)
    buffer.put("abcdefghijkl", at: .zero)
    buffer.put("abcdefghijkl", at: Point(x: 0, y: 1))
    cast.show(buffer, at: .zero)
    buffer.put("👍🏽", at: Point(x: 2, y: 0))
    buffer.put("1\u{FE0F}\u{20E3}", at: Point(x: 10, y: 0))
    cast.show(buffer, at: .zero)
    let shown = try #require(try Pyte.play(cast: cast.text).last)
    #expect(shown.difference(from: buffer) == nil)
    #expect(shown.rows.map { $0.map { $0[0] }.joined() } == ["ab👍efghij1 ", "abcdefghijkl"])
  }

  @Test func `a screen with escape sequences shows the same in another terminal`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5 {
      var buffer = CellBuffer(size: Size(width: 30, height: 8))
      for _ in 0..<30 {
        let point = Point(x: random.number(0...28), y: random.number(0...7))
        buffer.put("x日─ é", at: point, style: .random(&random))
      }
      let output = Snapshot(buffer).ansi.replacing("\n", with: "\r\n")
      let shown = try Pyte.show(Data(output.utf8), size: buffer.size)
      #expect(try #require(shown).difference(from: buffer) == nil)
    }
  }

  private static func violation(_ frames: RecordedFrames) throws -> String? {
    let screens = try Pyte.play(cast: frames.cast.text)
    guard screens.count == frames.shown.count + 1 else { return "\(screens.count) screens" }
    for (screen, frame) in zip(screens, frames.shown + frames.shown.suffix(1)) {
      if let difference = screen.difference(from: frame.buffer) { return difference }
      // The end shows the cursor, wherever the last frame had it.
      if screen.name != "", screen.cursor != frame.cursor.map({ [$0.x, $0.y] }) {
        return "\(screen.name): cursor \(screen.cursor ?? [])"
      }
    }
    return screens.last?.cursor == nil ? "no cursor at the end" : nil
  }
}
