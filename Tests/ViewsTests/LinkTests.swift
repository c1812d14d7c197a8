import Cells
import Testing

@testable import Views

/// Links in a text.
struct LinkTests {
  private typealias Run = AttributedText.Run

  private let text = AttributedText([
    Run("see "), Run("the first", link: "1"), Run(" and "), Run("se", isBold: true, link: "2"),
    Run("cond", link: "2"), Run(" end"),
  ])

  private func fixture(
    _ log: Log, _ width: Int = 30, _ height: Int = 5, @ViewBuilder _ view: () -> some View
  ) -> ViewFixture {
    let content = view()
    return ViewFixture(width, height) {
      content.environment(
        \.openURL,
        OpenURLAction {
          log.add($0)
          return .handled
        })
    }
  }

  /// The cells that are reversed, as `#`.
  private func reversed(_ fixture: ViewFixture) -> String {
    let buffer = fixture.draw()
    return (0..<buffer.size.height).map { y in
      let marks = (0..<buffer.size.width).map {
        buffer[$0, y].style.attributes.contains(.reverse) ? "#" : "."
      }
      return marks.joined()
    }
    .filter { $0.contains("#") }.joined(separator: "/")
  }

  @Test func `Tab goes from link to link, and Enter opens`() {
    let log = Log()
    let fixture = fixture(log) {
      Text(text)
      Button("x") {}
    }
    #expect(fixture.picture == "see the first and second end\n[ x ]")
    #expect(reversed(fixture) == "....#########.................")
    fixture.press(.return, .tab)
    #expect(reversed(fixture) == "..................######......")
    fixture.press(.return, .tab)
    #expect(fixture.picture.hasSuffix("▸ x ◂"))
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    fixture.press(.return)
    #expect(log.take() == ["1", "2", "2"])
    #expect(!fixture.press(.space))
  }

  @Test func `a click opens, and gives the focus`() {
    let log = Log()
    let fixture = fixture(log) { Text(text) }
    fixture.mouse(.press, 20, 0)
    #expect(log.take() == ["2"])
    #expect(reversed(fixture) == "..................######......")
    #expect(!fixture.mouse(.press, 14, 0))
    #expect(!fixture.mouse(.press, 1, 0))
    #expect(log.take() == [])
  }

  @Test func `a link that wraps is one stop`() {
    let log = Log()
    let fixture = fixture(log, 8, 5) { Text(text) }
    #expect(fixture.picture == "see the\nfirst\nand\nsecond\nend")
    #expect(reversed(fixture) == "....###./#####...")
    fixture.mouse(.press, 1, 1)
    #expect(log.take() == ["1"])
    fixture.press(.tab, .return)
    #expect(log.take() == ["2"])
  }

  @Test func `without an action links are only drawn`() {
    let fixture = ViewFixture(30, 2) {
      Text(text)
      Button("x") {}
    }
    let buffer = fixture.draw()
    #expect(buffer.lines[1] == "▸ x ◂")
    #expect(buffer[4, 0].style.attributes == .underline && buffer[0, 0].style.attributes == [])
    #expect(!fixture.mouse(.press, 6, 0))
  }

  @Test func `links that are disabled, hidden or cut off cannot have the focus`() {
    let log = Log()
    for index in 0..<3 {
      let fixture = fixture(log, 30, 2) {
        switch index {
        case 0: AnyView(Text(text).disabled(true))
        case 1: AnyView(Text(text).redacted(reason: .placeholder))
        default:
          AnyView(
            Text(AttributedText([Run("four "), Run("five", link: "x")])).lineLimit(1).frame(
              width: 48))
        }
        Button("x") {}
      }
      #expect(fixture.draw().lines[1] == "▸ x ◂", "\(index)")
      fixture.mouse(.press, 6, 0)
      #expect(log.take() == [])
    }
  }

  @Test func `a scroll view reveals the link that gets the focus`() {
    let log = Log()
    let long = AttributedText([
      Run("a\nb\nc\nd\n"), Run("link", link: "1"), Run("\ne\nf\ng\nh\n"), Run("2nd", link: "2"),
    ])
    for isLazy in [false, true] {
      let fixture = fixture(log, 9, 3) {
        ScrollView(showsIndicators: false) {
          if isLazy { LazyVStack(alignment: .leading) { Text(long) } } else { Text(long) }
        }
      }
      fixture.press(.tab)
      #expect(fixture.picture == "c\nd\nlink")
      fixture.press(.tab)
      #expect(fixture.picture == "g\nh\n2nd")
      fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
      #expect(fixture.picture == "link\ne\nf")
      fixture.press("j", .return)
      #expect(fixture.picture == "e\nf\ng")
      #expect(log.take() == ["1"])
    }
  }

  @Test func `a marked link shows the focus too, and wide characters are met`() {
    let log = Log()
    let fixture = fixture(log, 9, 2) {
      Text(AttributedText([Run("日本", isMarked: true, link: "1"), Run("語", link: "2")]))
    }
    #expect(reversed(fixture) == "")
    fixture.press(.tab)
    #expect(reversed(fixture) == "######...")
    fixture.mouse(.press, 4, 0)
    #expect(log.take() == ["2"])
  }
}
