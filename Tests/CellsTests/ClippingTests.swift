import Testing

@testable import Cells

/// What is drawn where the edges are, and over what was there before.
struct ClippingTests {
  @Test func `text is cut at the right, the left, the top and the bottom`() {
    var buffer = CellBuffer(4, 2)
    buffer.put("abcdef", at: Point(x: 2, y: 0))
    buffer.put("uvwxyz", at: Point(x: -3, y: 1))
    buffer.put("above", at: Point(x: 0, y: -1))
    buffer.put("below", at: Point(x: 0, y: 2))
    buffer.put("日本", at: Point(x: 0, y: -1))
    buffer.put("far", at: Point(x: 40, y: 0))
    #expect(buffer.lines == ["  ab", "xyz"])
  }

  @Test func `a clip keeps text within it`() {
    var buffer = CellBuffer("..........", width: 10)
    buffer.put("abcdefgh", at: Point(x: 1, y: 0), clip: Rect(x: 3, y: 0, width: 4, height: 1))
    buffer.put("日本", at: Point(x: 0, y: 0), clip: Rect(x: 3, y: 5, width: 4, height: 1))
    #expect(buffer.lines == ["...cdef..."])
  }

  @Test func `a wide glyph cut at an edge becomes a space`() {
    var buffer = CellBuffer(".....", width: 5)
    buffer.put("日", at: Point(x: 4, y: 0), style: Style(attributes: .bold))
    buffer.put("本", at: Point(x: -1, y: 0))
    #expect(buffer.row == [" ", ".", ".", ".", " "])
    #expect(buffer[4, 0].style.attributes == .bold)
  }

  @Test func `a wide glyph cut by a clip becomes a space`() {
    var buffer = CellBuffer("........", width: 8)
    buffer.put("日本語", at: Point(x: 1, y: 0), clip: Rect(x: 2, y: 0, width: 4, height: 1))
    #expect(buffer.row == [".", ".", " ", "本", ">", " ", ".", "."])
  }

  @Test func `writing over half of a wide glyph leaves a space for the other half`() {
    for (column, drawn) in [(0, "x 本"), (1, " x本"), (2, "日x "), (3, "日 x")] {
      var buffer = CellBuffer("日本", width: 4)
      buffer.put("x", at: Point(x: column, y: 0))
      #expect(buffer.lines == [drawn.last == " " ? String(drawn.dropLast()) : drawn])
    }
  }

  @Test func `a wide glyph over the halves of two others leaves spaces`() {
    var buffer = CellBuffer("日本", width: 4)
    buffer.put("語", at: Point(x: 1, y: 0))
    #expect(buffer.row == [" ", "語", ">", " "])
  }

  @Test func `a fill takes half a glyph with it, and cuts at the edges`() {
    var buffer = CellBuffer("日本語", width: 6)
    buffer.fill(Rect(x: 1, y: -2, width: 2, height: 9), style: Style(attributes: .reverse))
    #expect(buffer.row == [" ", " ", " ", " ", "語", ">"])
    #expect(
      (0..<6).map { buffer[$0, 0].style.attributes == .reverse } == [
        false, true, true, false, false, false,
      ])
  }

  @Test func `a new style keeps the text, and never splits a wide glyph`() {
    for (rect, styled) in [
      (Rect(x: 0, y: 0, width: 6, height: 1), 0..<6),
      (Rect(x: 2, y: 0, width: 2, height: 1), 2..<4),
      (Rect(x: 3, y: 0, width: 2, height: 1), 4..<6),
      (Rect(x: -9, y: 0, width: 10, height: 1), 0..<2),
    ] {
      var buffer = CellBuffer("日本語", width: 6)
      buffer.restyle(rect) { $0.attributes.insert(.bold) }
      #expect(buffer.lines == ["日本語"])
      #expect((0..<6).filter { buffer[$0, 0].style.attributes == .bold } == Array(styled))
    }
  }

  @Test func `drawing answers the columns of the text, cut or not`() {
    var buffer = CellBuffer(4)
    #expect(buffer.put("ab", at: .zero) == 2)
    #expect(buffer.put("日本", at: .zero) == 4)
    #expect(buffer.put("", at: .zero) == 0)
  }
}
