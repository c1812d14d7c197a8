import Cells
import TestSupport
import Testing

@testable import Views

/// Lists of sections with rows, headers and footers of any height: each of their lines can be got to.
struct ListReachTests {
  @Test(arguments: 0..<Soak.count(10, soak: 40))
  func `every line is seen on the way down by the arrows, and every row on the way up`(seed: Int) {
    let sample = seed % 4 < 3 ? Sample(seed, heads: 0) : Sample(seed, room: 17...24)
    let fixture = sample.fixture
    var seen = sample.walk(sample.pick(["j", .downArrow]))
    #expect(seen.isSuperset(of: sample.list.words), "\(sample.list.words.subtracting(seen))")
    #expect(fixture.words.contains(sample.list.lines.last ?? ""))
    seen = sample.walk(sample.pick(["k", .upArrow]))
    #expect(seen.isSuperset(of: sample.list.words.filter { $0.hasSuffix("日-0") }))
    #expect(fixture.words.contains(sample.list.lines.first ?? ""))
  }

  @Test(arguments: 0..<Soak.count(10, soak: 40))
  func `pages leave no line out, and end at the last and the first`(seed: Int) {
    let sample = seed % 4 < 3 ? Sample(seed, heads: 0) : Sample(seed, room: 17...24)
    let fixture = sample.fixture
    var seen = sample.walk(sample.pick([.pageDown, .space]))
    #expect(seen.isSuperset(of: sample.list.words), "\(sample.list.words.subtracting(seen))")
    #expect(fixture.words.contains(sample.list.lines.last ?? ""))
    seen = sample.walk(.pageUp)
    #expect(seen.isSuperset(of: sample.list.words), "\(sample.list.words.subtracting(seen))")
    #expect(fixture.words.contains(sample.list.lines.first ?? ""))
  }

  @Test(arguments: 0..<Soak.count(10, soak: 40))
  func `End shows the very last line at once, and Home the very first`(seed: Int) {
    let sample = Sample(seed + 200)
    let fixture = sample.fixture
    for (end, home) in [(KeyEquivalent.end, KeyEquivalent.home), ("G", "g")] {
      fixture.press(end)
      #expect(fixture.words.contains(sample.list.lines.last ?? ""), "\(fixture.picture)")
      fixture.press(home)
      #expect(fixture.words.contains(sample.list.lines.first ?? ""), "\(fixture.picture)")
    }
  }

  @Test(arguments: 0..<Soak.count(10, soak: 40))
  func `the wheel reaches every line, whatever the size becomes`(seed: Int) {
    let sample = Sample(seed + 300)
    let fixture = sample.fixture
    for _ in 0..<sample.list.lines.count { fixture.mouse(.scrollDown, 2, sample.room / 2) }
    #expect(fixture.words.contains(sample.list.lines.last ?? ""), "\(fixture.picture)")
    fixture.resize(20, sample.room + 5)
    fixture.resize(20, sample.room)
    for _ in 0..<sample.list.lines.count { fixture.mouse(.scrollUp, 2, sample.room / 2) }
    #expect(fixture.words.contains(sample.list.lines.first ?? ""), "\(fixture.picture)")
  }

  @Test(arguments: 0..<Soak.count(7, soak: 30))
  func `keys on the smallest screens lead nowhere that keys on a larger one do not`(seed: Int) {
    let sample = Sample(seed + 400)
    let keys: [KeyEquivalent] = ["j", "k", .pageDown, .pageUp, .end, .home]
    for size in [(0, 0), (1, 1), (2, 1), (1, 3), (3, 2), (20, 1)] {
      sample.fixture.resize(size.0, size.1)
      for _ in 0..<12 { sample.fixture.press(sample.pick(keys)) }
      #expect(sample.fixture.draw().lines.count == size.1)
    }
    sample.fixture.resize(20, 12)
    sample.fixture.press(.end)
    #expect(
      sample.fixture.words.contains(sample.list.lines.last ?? ""), "\(sample.fixture.picture)")
  }
}

extension ViewFixture {
  /// What is written on the screen, without marks, lines and gaps.
  fileprivate var words: Set<String> {
    Set(
      picture.split { " \n▌│┃┌┐└┘─".contains($0) }.map(String.init))
  }
}

/// A list on a screen, all of it made of one number.
private final class Sample {
  let list: SampleList
  let fixture: ViewFixture
  let room: Int
  private var generator: SeededGenerator

  /// - Parameter heads: The most lines of a header and of a footer.
  init(_ seed: Int, heads: Int = 3, room: ClosedRange<Int> = 1...9) {
    var generator = SeededGenerator(seed: seed)
    list = SampleList(&generator, heads: heads)
    self.room = generator.number(room)
    let list = list
    fixture = ViewFixture(20, list.isBordered ? self.room + 2 : self.room) { list }
    fixture.draw()
    self.generator = generator
  }

  func pick(_ keys: [KeyEquivalent]) -> KeyEquivalent {
    keys[generator.number(0...keys.count - 1)]
  }

  /// All that is seen on the way while a key is pressed more often than there are lines.
  func walk(_ key: KeyEquivalent) -> Set<String> {
    var seen: Set<String> = []
    for _ in 0..<2 * list.lines.count + 4 {
      seen.formUnion(fixture.words)
      fixture.press(key)
    }
    return seen
  }
}

private struct SampleList: View {
  struct Part: Identifiable {
    let id: Int
    let header: [String]
    let rows: [[String]]
    let footer: [String]
  }

  let parts: [Part]
  let isBordered: Bool
  let spacing: Double

  init(_ generator: inout SeededGenerator, heads: Int) {
    func lines(_ name: String, _ range: ClosedRange<Int>) -> [String] {
      (0..<max(0, generator.number(range))).map { "\(name)-\($0)" }
    }
    parts = (0...generator.number(0...3)).map { part in
      Part(
        id: part, header: lines("h\(part)", -1...heads),
        rows: (0...generator.number(0...5)).map { lines("\(part).\($0)日", 1...6) },
        footer: lines("f\(part)", -2...heads))
    }
    isBordered = generator.number(0...1) == 1
    spacing = Double(generator.number(0...2)) * 16
  }

  /// The lines of all that is in the list, from the first to the last.
  var lines: [String] { parts.flatMap { $0.header + $0.rows.flatMap { $0 } + $0.footer } }

  var words: Set<String> { Set(lines) }

  var body: some View {
    let list = List {
      ForEach(parts) { part in
        Section {
          ForEach(part.rows, id: \.self) { Text($0.joined(separator: "\n")) }
        } header: {
          if !part.header.isEmpty { Text(part.header.joined(separator: "\n")) }
        } footer: {
          if !part.footer.isEmpty { Text(part.footer.joined(separator: "\n")) }
        }
      }
    }
    .listRowSpacing(spacing)
    if isBordered { list.border(.primary) } else { list }
  }
}
