import Cells
import Testing

@testable import Views

/// Texts that the terminal makes links of.
struct HyperlinkTests {
  private typealias Run = AttributedText.Run

  /// The text of each row that is a part of a link, and its address.
  private func links(_ fixture: ViewFixture) -> [String] {
    let buffer = fixture.draw()
    return (0..<buffer.size.height).compactMap { y in
      let cells = (0..<buffer.size.width).filter { buffer.link(of: buffer[$0, y]) != nil }
      guard let first = cells.first, let link = buffer.link(of: buffer[first, y]) else {
        return nil
      }
      return cells.map { buffer.text(of: buffer[$0, y]) }.joined() + " " + link.address
    }
  }

  @Test func `a link carries its address on each line that it is wrapped to`() {
    let fixture = ViewFixture(10, 4) {
      Text(
        AttributedText([Run("see "), Run("what is there", link: "https://a.example"), Run(".")]))
    }
    #expect(fixture.picture == "see what\nis there.")
    #expect(links(fixture) == ["what https://a.example", "is there https://a.example"])
  }

  @Test func `a text with an address looks as without, and takes no focus`() {
    let plain = ViewFixture(10, 1) { Text("title").bold() }
    let linked = ViewFixture(10, 1) {
      Text("title").bold().hyperlink("https://a.example")
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    #expect(links(linked) == ["title https://a.example"])
    #expect(linked.draw().grid == plain.draw().grid)
    linked.host.send(.key(KeyPress(.tab)))
    #expect(linked.draw().grid == plain.draw().grid)
  }

  @Test func `an address of a run wins over that of its text`() {
    let fixture = ViewFixture(10, 1) {
      Text(AttributedText([Run("a", link: "https://a.example")])).hyperlink("https://b.example")
    }
    #expect(links(fixture) == ["a https://a.example"])
  }

  @Test func `what the terminal may not open is no link`() {
    let fixture = ViewFixture(10, 1) {
      Text(AttributedText([Run("a", link: "block:3"), Run("b", link: "javascript:b")]))
    }
    #expect(links(fixture) == [])
  }

  @Test func `an alert over a text carries none of its links`() {
    let fixture = ViewFixture(20, 5) {
      ForEach(0..<5, id: \.self) { _ in
        Text("all of this is a link").hyperlink("https://a.example").lineLimit(1)
      }
      .alert("Stop", isPresented: .constant(true)) { Button("OK") {} }
    }
    let buffer = fixture.draw()
    let linked = (0..<5).flatMap { y in
      (0..<20).filter { buffer.link(of: buffer[$0, y]) != nil }.map {
        buffer.text(of: buffer[$0, y])
      }
    }
    #expect(fixture.picture.contains("Stop"))
    #expect(!linked.joined().contains("S") && !linked.contains("│") && !linked.contains("O"))
  }

  @Test func `a redacted text has no link`() {
    let fixture = ViewFixture(10, 1) {
      Text("secret").hyperlink("https://a.example").redacted(reason: .placeholder)
    }
    #expect(links(fixture) == [])
  }

  @Test func `emoji that the screen does not show have names, which wrap`() {
    let fixture = ViewFixture(12, 2) { Text("🇩🇪 and 👨‍👩‍👧‍👦 so") }
    #expect(fixture.picture == "🇩🇪 and 👨‍👩‍👧‍👦 so")
    fixture.host.emojiSupport = []
    #expect(fixture.picture == "[DE] and\n[family] so")
    fixture.host.emojiSupport = .flags
    #expect(fixture.picture == "🇩🇪 and\n[family] so")
  }
}
