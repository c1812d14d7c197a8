import Cells
import TestSupport
import Testing

@testable import Views

/// A long page of texts, quotes and lists in a lazy stack, under whatever a user does.
struct LazyArticleTests {
  /// One block of a page: bars, a sign, and a text of several runs with a link.
  private struct Block: View {
    let number: Int

    var body: some View {
      HStack(alignment: .top) {
        ForEach(0..<number % 3, id: \.self) { _ in Rectangle().frame(width: 2) }
        if number % 5 == 0 { Text("•") }
        Text(
          AttributedText([
            .init("<\(number)>", isBold: true),
            .init((0..<number * 7 % 41).map { " \(number)w\($0)" }.joined()),
            .init(" link\(number)", link: "\(number)"), .init(" 端末の幅\(number)"),
          ]))
      }
    }
  }

  private struct Page: View {
    let count: Int
    let isLazy: Bool
    var state = ScrollState()

    var body: some View {
      if isLazy {
        ScrollView(state: state) {
          Text("title")
          LazyVStack(alignment: .leading, spacing: 16) { blocks }.padding(.leading, 8)
          Text("end")
        }
      } else {
        ScrollView {
          Text("title")
          VStack(alignment: .leading, spacing: 16) { blocks }.padding(.leading, 8)
          Text("end")
        }
      }
    }

    private var blocks: some View {
      ForEach(0..<count, id: \.self) { Block(number: $0) }
    }
  }

  private func fixture(_ width: Int, _ height: Int, _ page: Page) -> ViewFixture {
    ViewFixture(width, height) { page.environment(\.openURL, OpenURLAction { _ in .handled }) }
  }

  /// The lines without the two columns of the scroll bar.
  private func lines(_ fixture: ViewFixture) -> [String] {
    let buffer = fixture.draw()
    return (0..<buffer.size.height).map { y in
      (0..<buffer.size.width - 2).map { buffer.text(of: buffer[$0, y]) }.joined()
    }
  }

  /// All lines of the page at the width of a screen.
  private func allLines(_ count: Int, width: Int) -> [String] {
    let lines = lines(fixture(width, 60 * count / 2 + 40, Page(count: count, isLazy: false)))
    let end = lines.lastIndex { $0.hasPrefix("end") } ?? 0
    return Array(lines[...end])
  }

  /// The line of the page at the top edge; nil where the screen is not a part of the page.
  private func top(_ fixture: ViewFixture, in all: [String]) -> Int? {
    let seen = lines(fixture)
    return (0...max(0, all.count - seen.count)).first {
      Array(all[$0...].prefix(seen.count)) == seen
    }
  }

  @Test(arguments: 0..<8)
  func `what is on the screen is always a part of the page`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = 40
    let widths = [18, 30, 47]
    let all = widths.map { allLines(count, width: $0) }
    var (width, height) = (0, 8)
    let state = ScrollState()
    let fixture = fixture(widths[0], height, Page(count: count, isLazy: true, state: state))
    for step in 0..<80 {
      let before = top(fixture, in: all[width])
      var moved: Int?
      switch generator.number(0...12) {
      case 0...2: (_, moved) = (fixture.press("j"), 1)
      case 3...4: (_, moved) = (fixture.press("k"), -1)
      case 5: (_, moved) = (fixture.press(.pageDown), height - 1)
      case 6: (_, moved) = (fixture.press(.pageUp), 1 - height)
      case 7: (_, moved) = (fixture.press("g"), -9_999)
      case 8: (_, moved) = (fixture.press("G"), 9_999)
      case 9: (_, moved) = (fixture.mouse(.scrollUp, 1, 1), -3)
      case 10:
        width = generator.number(0...2)
        height = generator.number(4...12)
        fixture.resize(widths[width], height)
      case 11: state.scroll(toRow: generator.number(0...count), line: generator.number(0...3))
      default: fixture.press(.tab)
      }
      let after = top(fixture, in: all[width])
      guard let before, let after else {
        Issue.record("step \(step): \(lines(fixture))")
        return
      }
      guard let moved else { continue }
      #expect(after == max(0, min(before + moved, all[width].count - height)), "step \(step)")
    }
  }

  @Test func `one row of many links is tabbed through`() {
    let log = Log()
    let runs = (0..<2_000).map { AttributedText.Run("link\($0) ", link: "\($0)") }
    let fixture = ViewFixture(22, 5) {
      ScrollView { LazyVStack(alignment: .leading) { Text(AttributedText(runs)) } }
        .environment(
          \.openURL,
          OpenURLAction {
            log.add($0)
            return .handled
          })
    }
    for _ in 0..<30 { fixture.press(.tab) }
    fixture.press(.return)
    #expect(log.take() == ["29"])
    #expect(fixture.picture.contains("link29 "))
  }
}
