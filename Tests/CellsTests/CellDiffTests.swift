import TestSupport
import Testing

@testable import Cells

@MainActor struct CellDiffTests {
  @Test func `equal frames have no difference`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let buffer = CellBuffer.random(&generator)
      #expect(CellDiff(from: buffer, to: buffer).isEmpty)
    }
  }

  @Test func `without a frame before, or after another size, all of it is drawn`() {
    let buffer = CellBuffer(5, 2)
    let all = [CellRun(y: 0, columns: 0..<5), CellRun(y: 1, columns: 0..<5)]
    #expect(CellDiff(from: nil, to: buffer).runs == all)
    #expect(CellDiff(from: CellBuffer(4, 2), to: buffer).runs == all)
  }

  @Test func `only what changed is drawn, and near changes are joined`() {
    let before = CellBuffer("abcdefghijklmnop", width: 16)
    var after = before
    after.put("X", at: Point(x: 1, y: 0))
    after.put("Y", at: Point(x: 4, y: 0))
    after.put("Z", at: Point(x: 15, y: 0))
    #expect(
      CellDiff(from: before, to: after).runs
        == [CellRun(y: 0, columns: 1..<5), CellRun(y: 0, columns: 15..<16)])
  }

  @Test func `a change of style alone is a difference`() {
    let before = CellBuffer("abc", width: 3)
    var after = before
    after.restyle(Rect(x: 1, y: 0, width: 1, height: 1)) { $0.attributes.insert(.bold) }
    #expect(CellDiff(from: before, to: after).runs == [CellRun(y: 0, columns: 1..<2)])
  }

  @Test func `clusters are compared by their text, not by their numbers`() {
    var before = CellBuffer(6)
    before.put("e\u{301}", at: Point(x: 0, y: 0))
    before.put("🇩🇪", at: Point(x: 2, y: 0))
    var same = CellBuffer(6)
    same.put("🇩🇪", at: Point(x: 2, y: 0))
    same.put("e\u{301}", at: Point(x: 0, y: 0))
    #expect(CellDiff(from: before, to: same).isEmpty)
    var other = CellBuffer(6)
    other.put("o\u{301}", at: Point(x: 0, y: 0))
    other.put("🇩🇪", at: Point(x: 2, y: 0))
    #expect(CellDiff(from: before, to: other).runs == [CellRun(y: 0, columns: 0..<1)])
  }

  @Test(arguments: 0..<200)
  func `a screen that is given the runs shows the new frame`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let screen = MemoryScreen(size: Size(width: 12, height: 4))
    var shown: CellBuffer?
    for _ in 0..<5 {
      var frame = shown ?? .random(&generator)
      frame.scribble(&generator)
      let diff = CellDiff(from: shown, to: frame)
      screen.present(frame, changes: diff, cursor: nil)
      let same = screen.buffer.contents == frame.contents
      #expect(same)
      for run in diff.runs {
        #expect(!run.columns.isEmpty)
        #expect(!frame[run.columns.lowerBound, run.y].isRightHalf)
        #expect(run.columns.upperBound == 12 || !frame[run.columns.upperBound, run.y].isRightHalf)
      }
      shown = frame
    }
    #expect(screen.frameCount == 5)
  }

  @Test func `a screen takes over a new size and the cursor`() {
    let screen = MemoryScreen(size: Size(width: 2, height: 1))
    let frame = CellBuffer("日", width: 3)
    screen.present(frame, changes: CellDiff(from: nil, to: frame), cursor: Point(x: 1, y: 0))
    #expect(screen.buffer.lines == ["日"])
    #expect(screen.cursor == Point(x: 1, y: 0))
  }
}

extension CellBuffer {
  fileprivate static func random(_ generator: inout SeededGenerator) -> CellBuffer {
    var buffer = CellBuffer(12, 4)
    for _ in 0..<6 { buffer.scribble(&generator) }
    return buffer
  }

  /// Writes, fills or restyles somewhere, over the edges too.
  fileprivate mutating func scribble(_ generator: inout SeededGenerator) {
    let place = Point(
      x: .random(in: -3...12, using: &generator), y: .random(in: -1...4, using: &generator))
    let styles = [Style.plain, Style(attributes: .bold), Style(background: .palette(1))]
    let style = styles.randomElement(using: &generator) ?? .plain
    let size = Size(
      width: .random(in: 0...6, using: &generator), height: .random(in: 0...3, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: fill(Rect(origin: place, size: size), style: style)
    case 1: restyle(Rect(origin: place, size: size)) { $0 = style }
    default: put(String.randomMix(&generator), at: place, style: style)
    }
  }
}
