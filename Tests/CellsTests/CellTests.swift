import Testing

@testable import Cells

struct CellTests {
  @Test func `a cell takes no more than 16 bytes`() {
    #expect(MemoryLayout<Cell>.size <= 16)
    #expect(MemoryLayout<Cell>.stride <= 16)
  }

  @Test func `a colour keeps its kind and its parts`() {
    #expect(CellColor.standard.kind == .standard)
    #expect(CellColor.palette(0).kind == .palette(0))
    #expect(CellColor.palette(255).kind == .palette(255))
    #expect(CellColor.rgb(255, 0, 127).kind == .rgb(red: 255, green: 0, blue: 127))
    #expect(CellColor.rgb(0, 0, 0) != .standard)
  }

  @Test func `a buffer of no size can be drawn on`() {
    for size in [Size.zero, Size(width: -3, height: 2), Size(width: 4, height: -1)] {
      var buffer = CellBuffer(size: size)
      buffer.put("日本", at: .zero)
      buffer.fill(Rect(x: -1, y: -1, width: 9, height: 9), style: .plain)
      buffer.restyle(buffer.bounds) { $0.attributes.insert(.bold) }
      #expect(buffer.lines.allSatisfy { $0.isEmpty })
    }
  }

  @Test func `only the text that a key types is its characters`() {
    #expect(KeyPress("a").characters == "a")
    #expect(KeyPress("A", modifiers: .shift).characters == "A")
    #expect(KeyPress("é").characters == "é")
    #expect(KeyPress(.space).characters == " ")
    #expect(KeyPress(.return).characters == "\r")
    #expect(KeyPress(.tab).characters == "\t")
    for key in [KeyEquivalent.upArrow, .deleteForward, .home, .pageDown, .escape, .delete] {
      #expect(KeyPress(key).characters == "")
    }
    #expect(KeyPress("c", modifiers: .control).characters == "")
    #expect(KeyPress("c", modifiers: .option).characters == "")
  }
}
