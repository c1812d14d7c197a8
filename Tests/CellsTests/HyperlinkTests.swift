import TestSupport
import Testing

@testable import Cells

@MainActor struct HyperlinkTests {
  private let whole = Rect(x: 0, y: 0, width: 5, height: 1)

  @Test(arguments: [
    ("https://a.example/b?c=d&e=f#g", "https://a.example/b?c=d&e=f#g"),
    ("HTTP://A.example", "HTTP://A.example"), ("mailto:a@b.example", "mailto:a@b.example"),
    ("https://a.example/ä b", "https://a.example/%C3%A4%20b"),
    ("https://a.example/\u{1B}\\\u{7}\u{9C}\n", "https://a.example/%1B\\%07%C2%9C%0A"),
  ]) func `an address is written in printable ASCII`(address: String, written: String) {
    #expect(Hyperlink(address)?.address == written)
  }

  @Test(arguments: [
    "", "javascript:alert(1)", "file:///etc/passwd", "block:3", "ftp://a.example",
    "data:text/html,x",
    "a.example", "/a", "https", "\u{1B}https://a.example",
    "https://a.example/" + String(repeating: "a", count: 2100),
    "https://a.example/" + String(repeating: "ä", count: 500),
  ]) func `what no click may open is no link`(address: String) {
    #expect(Hyperlink(address) == nil)
  }

  @Test func `no address brings more to a terminal than printable ASCII`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x3FF, using: &generator))
      }
      var address = "https:"
      address.unicodeScalars.append(contentsOf: scalars)
      let written = Hyperlink(address)?.address.utf8
      #expect(written?.allSatisfy { (0x21...0x7E).contains($0) } == true)
    }
  }

  @Test func `an address has one id, and another has another`() {
    let link = Hyperlink("https://a.example")
    #expect(link?.id == Hyperlink("https://a.example")?.id)
    #expect(link?.id != Hyperlink("https://a.example/")?.id)
    #expect(link?.id.utf8.allSatisfy { (0x30...0x7A).contains($0) } == true)
  }

  @Test func `what is written over a link is none, and what changes its style leaves it`() {
    var buffer = CellBuffer("abcde", width: 7)
    buffer.link(whole, to: "https://a.example")
    buffer.restyle(whole) { $0.attributes.insert(.dim) }
    #expect(buffer.linkRow() == "aaaaa..")
    buffer.put("X", at: Point(x: 1, y: 0))
    buffer.fill(Rect(x: 3, y: 0, width: 1, height: 1), style: .plain)
    #expect(buffer.linkRow() == "a.a.a..")
  }

  @Test func `a link covers the cells inside the buffer, and wide glyphs whole`() {
    var buffer = CellBuffer("日本", width: 4)
    buffer.link(Rect(x: -2, y: -1, width: 4, height: 3), to: "https://a.example")
    buffer.link(Rect(x: 2, y: 0, width: 40, height: 1), to: "javascript:x")
    #expect(buffer.linkRow() == "aa..")
    #expect(buffer.link(of: buffer[1, 0]) == Hyperlink("https://a.example"))
  }

  @Test func `links beyond the most that a buffer holds are left out`() {
    var buffer = CellBuffer(300)
    for x in 0..<300 {
      buffer.link(Rect(x: x, y: 0, width: 1, height: 1), to: "https://a.example/\(x)")
    }
    #expect((0..<300).count { buffer.link(of: buffer[$0, 0]) != nil } == 200)
  }

  @Test func `another address is a difference, and the same under another number is none`() {
    var before = CellBuffer("abcde", width: 8)
    before.link(whole, to: "https://a.example")
    var after = CellBuffer("abcde", width: 8)
    after.link(whole, to: "https://b.example")
    #expect(CellDiff(from: before, to: after).runs == [CellRun(y: 0, columns: 0..<5)])
    after.link(whole, to: "https://a.example")
    #expect(CellDiff(from: before, to: after).isEmpty)
    #expect(CellDiff(from: before, to: CellBuffer("abcde", width: 8)).runs.count == 1)
  }

  @Test func `a screen takes over the links of a frame`() {
    let screen = MemoryScreen(size: Size(width: 5, height: 1))
    var frame = CellBuffer("日bcd", width: 5)
    frame.link(Rect(x: 0, y: 0, width: 3, height: 1), to: "https://a.example")
    screen.present(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
    #expect(screen.buffer.linkRow() == "aaa..")
    #expect(CellDiff(from: screen.buffer, to: frame).isEmpty)
  }
}
