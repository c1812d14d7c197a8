import Cells
import TestSupport
import Testing

@testable import Views

/// What holds for any text, any list and any nesting of views.
struct RandomTests {
  @Test(arguments: 0..<Soak.count(15, soak: 60))
  func `no line is wider than its room, and no letter is lost`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "word", " ", "  ", "日", "本語", "e\u{301}", "👩‍👩‍👧‍👦", "\n", "\r\n", "\u{202E}", "verylongword",
    ]
    for _ in 0..<20 {
      let text = (0...generator.number(0...14)).map { _ in
        pieces[generator.number(0...pieces.count - 1)]
      }.joined()
      let width = generator.number(2...12)
      let lines = TextLines(text, width: width, limit: .max).lines
      #expect(lines.allSatisfy { $0.columns <= width && $0.columns == $0.text.columns })
      let letters = text.filter { !$0.isWhitespace }
      #expect(lines.map(\.text).joined().filter { !$0.isWhitespace } == letters)
      let cut = TextLines(text, width: width, limit: 2).lines
      #expect(cut.count <= 2 && cut.allSatisfy { $0.columns <= width })
      #expect((cut.last?.isCut ?? false) == (lines.count > 2))
    }
  }

  @Test(arguments: 0..<Soak.count(15, soak: 60))
  func `a list always fills its room, in order, and shows the row that a key chose`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let rows = RandomRows(&generator)
    let room = generator.number(1...9)
    let fixture = ViewFixture(14, room) { rows }
    fixture.draw()
    let keys: [KeyEquivalent] = ["j", "k", .pageDown, .pageUp, .home, .end, "n"]
    for _ in 0..<40 {
      let choice = generator.number(0...9)
      if choice < keys.count {
        fixture.press(keys[choice])
      } else if choice == 9 {
        fixture.resize(14, generator.number(1...9))
      } else {
        fixture.mouse(choice == 7 ? .scrollUp : .scrollDown, 1, 0)
      }
      check(fixture, rows, isChosen: choice < 6)
    }
  }

  /// Compares the rows on the screen with the lines of all rows below one another.
  private func check(_ fixture: ViewFixture, _ rows: RandomRows, isChosen: Bool) {
    let shown = fixture.draw().lines.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
    let all = rows.allLines
    let room = shown.count
    let fill = Array(repeating: "", count: max(0, room - all.count))
    let isPart = (0...max(0, all.count - room)).contains { start in
      Array(all[start..<min(all.count, start + room)]) + fill == shown
    }
    #expect(isPart, "\(shown)")
    if isChosen { #expect(fixture.draw().lines.contains { $0.hasPrefix("▌") }) }
  }

  @Test(arguments: 0..<Soak.count(15, soak: 60))
  func `any nesting of views is drawn within any screen`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let view = AnyView.random(4, &generator)
    let fixture = ViewFixture(30, 12) { view }
    for _ in 0..<8 {
      let size = (generator.number(0...40), generator.number(0...14))
      fixture.resize(size.0, size.1)
      fixture.press(.tab, "j", .return)
      fixture.mouse(.press, size.0 / 2, size.1 / 2)
      #expect(fixture.draw().lines.count == size.1)
      #expect(fixture.draw().lines.allSatisfy { $0.columns <= size.0 })
    }
  }

  @Test(arguments: 0..<Soak.count(15, soak: 60))
  func `a screen looks the same whatever size it had before`(seed: Int) {
    var generator = SeededGenerator(seed: seed + 1000)
    // The focus stays where it is, and what can have it depends on the size: the button always can.
    let view = AnyView(
      VStack {
        Button("first") {}
        AnyView.random(4, &generator)
      })
    let fixture = ViewFixture(30, 12) { view }
    for _ in 0..<8 {
      let size = (generator.number(0...40), generator.number(0...14))
      fixture.resize(size.0, size.1)
      #expect(fixture.draw().grid == ViewFixture(size.0, size.1) { view }.draw().grid)
    }
  }
}

/// A list of rows of random heights; `n` brings other rows.
private struct RandomRows: View {
  private final class Shown { var index = 0 }

  private let versions: [[Row]]
  private let heights: [Int]
  private let spacing: Int
  private let shown = Shown()
  @State private var index = 0

  init(_ generator: inout SeededGenerator) {
    var generator = generator
    heights = (0..<30).map { _ in generator.number(1...6) }
    spacing = generator.number(0...2)
    versions = (0..<3).map { _ in
      let first = generator.number(0...15)
      return (first...first + generator.number(0...14)).map(Row.init)
    }
  }

  /// The lines of all the rows that are in the list now.
  var allLines: [String] {
    let gap = Array(repeating: "", count: spacing)
    let parts = versions[shown.index].map { row in
      (0..<heights[row.id]).map { "\(row.id):\($0)" }
    }
    return Array(parts.joined(separator: gap))
  }

  var body: some View {
    shown.index = index
    return List(versions[index]) { row in
      Text((0..<heights[row.id]).map { "\(row.id):\($0)" }.joined(separator: "\n"))
    }
    .listRowSpacing(Double(spacing) * 16)
    .onKeyPress("n") {
      index = (index + 1) % versions.count
      return .handled
    }
  }
}

extension AnyView {
  fileprivate static func random(_ depth: Int, _ generator: inout SeededGenerator) -> AnyView {
    if depth == 0 { return leaf(&generator) }
    let one = random(depth - 1, &generator)
    let two = random(depth - 1, &generator)
    let points = Double(generator.number(-2...9)) * 8
    switch generator.number(0...9) {
    case 0:
      return AnyView(
        HStack(spacing: points) {
          one
          two
        })
    case 1:
      return AnyView(
        VStack(spacing: points) {
          one
          Divider()
          two
        })
    case 2:
      return AnyView(
        ZStack(alignment: .bottomTrailing) {
          one
          two
        })
    case 3: return AnyView(one.padding(points).background(.red))
    case 4: return AnyView(one.frame(width: points, height: points))
    case 5: return AnyView(one.frame(minWidth: points, maxWidth: .infinity, minHeight: points))
    case 6: return AnyView(one.overlay(alignment: .topTrailing) { two })
    case 7:
      return AnyView(
        ScrollView {
          one
          two
        })
    case 8:
      return AnyView(
        List {
          ForEach([Row(1), Row(2)]) { _ in
            one
            two
          }
          Section("head") { two.onTapGesture {} }
          one
        })
    default:
      return AnyView(
        ViewThatFits {
          HStack {
            one
            two
          }
          VStack {
            one
            two
          }
        })
    }
  }

  private static func leaf(_ generator: inout SeededGenerator) -> AnyView {
    switch generator.number(0...6) {
    case 0: AnyView(Text("日本語 cafe\u{301} 👩‍👩‍👧‍👦"))
    case 1: AnyView(Text("some words").lineLimit(1))
    case 2: AnyView(Spacer())
    case 3: AnyView(Button("ok") {})
    case 4: AnyView(ProgressView("wait"))
    case 5: AnyView(Color.blue)
    default: AnyView(EmptyView())
    }
  }
}
