import Cells
import TestSupport
import Testing

@testable import Views

/// Lazy stacks in a scroll view: what is made, and where it is.
struct LazyStackTests {
  private static let many = 100_000

  /// A row that counts how often it is asked for its body.
  private struct Counted: View {
    let number: Int
    let log: Log

    var body: some View {
      log.count += 1
      return Text("row \(number)\nsecond")
    }
  }

  private func counted(_ log: Log, _ width: Int = 20, _ height: Int = 10) -> ViewFixture {
    ViewFixture(width, height) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(0..<Self.many, id: \.self) { Counted(number: $0, log: log) }
        }
      }
    }
  }

  @Test func `of many rows only those near the screen are made`() {
    let log = Log()
    let fixture = counted(log)
    func made(_ act: () -> Void) -> Int {
      log.count = 0
      act()
      return log.count
    }
    #expect(made { fixture.frame() } <= 12)
    #expect(made { fixture.press("j") } <= 12)
    #expect(fixture.picture.hasPrefix("second"))
    #expect(made { fixture.press(.pageDown) } <= 24)
    #expect(made { fixture.resize(30, 12) } <= 12)
    #expect(made { fixture.press("G") } <= 24)
    #expect(fixture.draw().lines.last?.hasPrefix("second") == true)
    #expect(fixture.picture.contains("row 99999"))
    #expect(made { fixture.press("k") } <= 24)
    #expect(made { fixture.press(.pageUp) } <= 24)
    #expect(made { fixture.press("g") } <= 24)
    #expect(fixture.picture.hasPrefix("row 0"))
  }

  @Test func `the scroll bar shows where it stands`() {
    let fixture = counted(Log(), 10, 4)
    func bar() -> String { fixture.draw().lines.map { String($0.suffix(1)) }.joined() }
    #expect(bar() == "┃│││")
    fixture.press("G")
    #expect(bar() == "│││┃")
  }

  @Test(arguments: 0..<30)
  func `it scrolls as a stack does that makes all rows`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let heights = (0..<generator.number(0...40)).map { _ in generator.number(0...9) }
    let before = generator.number(0...4)
    let after = generator.number(0...4)
    let spacing = Double(generator.number(0...2) * 16)
    func fixture(_ isLazy: Bool) -> ViewFixture {
      ViewFixture(12, 5) {
        ScrollView(showsIndicators: false) {
          ForEach(0..<before, id: \.self) { Text("before \($0)") }
          Kind(isLazy: isLazy, spacing: spacing) {
            Text("first")
            ForEach(heights.indices, id: \.self) { Rows(number: $0, height: heights[$0]) }
            if before > 2 { Group { Text("last") } }
          }
          .padding(.vertical, before > 1 ? 16 : 0)
          ForEach(0..<after, id: \.self) { Text("after \($0)") }
        }
      }
    }
    let (lazy, eager) = (fixture(true), fixture(false))
    #expect(lazy.picture == eager.picture)
    let keys: [KeyEquivalent] = [
      "j", "j", "j", "k", "k", .pageDown, .pageDown, .pageUp, .pageUp, "g", "G",
    ]
    for step in 0..<60 {
      let number = generator.number(0...12)
      for fixture in [lazy, eager] {
        if number < keys.count {
          fixture.press(keys[number])
        } else {
          fixture.mouse(number == 11 ? .scrollDown : .scrollUp, 1, 1)
        }
      }
      guard lazy.picture == eager.picture else {
        Issue.record("step \(step)\n\(lazy.picture)\n--\n\(eager.picture)")
        return
      }
    }
  }

  @Test func `without a scroll view or without a bound all rows are made`() {
    let log = Log()
    func rows(_ count: Int) -> some View {
      LazyVStack { ForEach(0..<count, id: \.self) { Counted(number: $0, log: log) } }
    }
    ViewFixture(20, 4) { rows(9) }.frame()
    #expect(log.count == 9)
    log.count = 0
    ViewFixture(20, 4) { ScrollView([.horizontal, .vertical]) { rows(9) } }.frame()
    #expect(log.count == 9)
    log.count = 0
    let high = ViewFixture(20, 4) {
      ScrollView(.horizontal) { ScrollView { rows(9) } }
    }
    #expect(high.picture.contains("row 0"))
    #expect(picture(9, 3) { ScrollView { LazyVStack {} } } == "")
    #expect(picture(9, 3) { ScrollView { LazyVStack { ForEach(0..<0) { Text("\($0)") } } } } == "")
    #expect(
      picture(9, 3) {
        ScrollView {
          LazyVStack { LazyVStack { ForEach(0..<2) { Text("\($0)") } } }
          Text("end")
        }
      } == "   0\n   1\nend")
  }

  @Test func `a few rows are measured once, and then only those that are seen`() {
    let log = Log()
    let fixture = ViewFixture(20, 4) {
      ScrollView { LazyVStack { ForEach(0..<15) { Counted(number: $0, log: log) } } }
    }
    fixture.draw()
    log.count = 0
    fixture.press("j")
    #expect(log.count <= 3)
  }

  @Test func `two stacks with others between them`() {
    let fixture = ViewFixture(9, 3) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading) { ForEach(0..<9) { Text("a\($0)\n-") } }
        Text("between")
        LazyVStack(alignment: .leading) { ForEach(0..<9) { Text("b\($0)\n-") } }
      }
    }
    fixture.press("G")
    #expect(fixture.picture == "-\nb8\n-")
    for _ in 0..<17 { fixture.press("k") }
    #expect(fixture.picture == "-\nbetween\nb0")
    fixture.press(.pageUp, .pageUp)
    #expect(fixture.picture == "-\na7\n-")
    fixture.press(.pageDown, .pageDown, .pageDown)
    #expect(fixture.picture == "b0\n-\nb1")
  }

  @Test func `nothing, and too little room, never fail`() {
    for width in 0...3 {
      for height in 0...2 {
        let fixture = ViewFixture(width, height) {
          ScrollView { LazyVStack { ForEach(0..<50) { Text("日本 row \($0)") } } }
        }
        fixture.press("G", "j", .pageUp, "k", "g")
        #expect(fixture.draw().lines.count == height)
      }
    }
  }

  @Test func `headers of sections are plain, and rows that show nothing take no room`() {
    let fixture = ViewFixture(9, 6) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          Section("head") { Text("a") }
          ForEach(0..<3) { if $0 == 1 { Text("b") } }
        }
      }
    }
    #expect(fixture.picture == "head\n\na\n\nb")
    #expect(fixture.draw()[0, 0].style == .plain)
  }
}

/// A stack that is lazy, or makes all its rows.
private struct Kind<Content: View>: View {
  let isLazy: Bool
  let spacing: Double
  @ViewBuilder let content: () -> Content

  var body: some View {
    if isLazy {
      LazyVStack(alignment: .leading, spacing: spacing, content: content)
    } else {
      VStack(alignment: .leading, spacing: spacing, content: content)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// So many lines that are numbered; nothing for none.
private struct Rows: View {
  let number: Int
  let height: Int

  var body: some View {
    if height > 0 {
      Text((0..<height).map { "\(number) \($0)" }.joined(separator: "\n"))
    }
  }
}
