import Cells
import Observation
import StateKit
import TestSupport
import Testing

@testable import Views

/// The position of the user in a list, over random keys, wheels and refreshes.
struct ListStateInvariantTests {
  /// So many find each broken list below, every time.
  private static let histories = Soak.count(600, soak: 10_000)

  @Test func `the selected row stays selected, and on its line of the screen, through a refresh`() {
    let found = property { ListFixture() }.counterexample(
      histories: Self.histories, upTo: 5)
    #expect(found?.description == nil)
  }

  @Test func `another row of another height above the selected one leaves it on its line`() {
    let fixture = ListFixture()
    for rows in [[2, 4, 1, 10, 6, 9, 7, 3, 0], [2, 8, 5, 9], [3, 8, 10, 9, 2, 0, 7]] {
      #expect(fixture.violation(of: .refresh(rows)) == nil)
    }
  }

  @Test func `a list that knows its rows by their number is caught`() throws {
    let property = property {
      ListFixture { model in
        List(model.rows.enumerated().map { KnownRow(id: $0, row: $1) }, position: model.position) {
          TallRow(id: $0.row)
        }
      }
    }
    let found = try #require(property.counterexample(histories: Self.histories, upTo: 5))
    #expect(found.history.count <= 2, "\(found)")
  }

  @Test func `a list that is made again by a refresh is caught`() throws {
    let property = property {
      ListFixture { model in
        @Bindable var model = model
        List(model.rows, id: \.self, selection: $model.selected) { TallRow(id: $0) }
          .id(model.version)
      }
    }
    let found = try #require(property.counterexample(histories: Self.histories, upTo: 5))
    #expect(found.history.count <= 4, "\(found)")
  }

  private func property(_ fixture: @escaping () -> ListFixture) -> Property<ListCommand> {
    Property(name: "the position in a list", command: ListCommand.random) { history in
      let fixture = fixture()
      for command in history {
        if let violation = fixture.violation(of: command) { return violation }
      }
      return nil
    }
  }
}

private enum ListCommand {
  case key(KeyEquivalent)
  case wheel(MouseEvent.Action)
  /// Other rows, in any order.
  case refresh([Int])

  static func random(_ random: inout SeededGenerator) -> ListCommand {
    switch random.number(0...9) {
    case 0...3: .key(["j", "k", .pageDown, .pageUp, .home, .end][random.number(0...5)])
    case 4: .wheel(random.number(0...1) == 0 ? .scrollUp : .scrollDown)
    default:
      .refresh(Array((0..<12).shuffled(using: &random).prefix(random.number(0...12))))
    }
  }
}

/// A row and what the list knows it by.
private struct KnownRow: Identifiable {
  let id: Int
  let row: Int
}

/// Up to three lines, each of which says whose it is.
private struct TallRow: View {
  let id: Int

  var body: some View {
    Text((0..<ListFixture.height(of: id)).map { "\(id):\($0)" }.joined(separator: "\n"))
  }
}

@Observable private final class RowsModel {
  var rows = Array(0..<12)
  var version = 0
  var selected: Int? = 0
  @ObservationIgnored let position = ListPosition<Int>()
}

/// A list on a small screen, and what is to be on it.
private final class ListFixture {
  private static let room = 5

  private let model = RowsModel()
  private let host: Host
  private var buffer = CellBuffer(size: .zero)

  static func height(of id: Int) -> Int { id % 3 + 1 }

  convenience init() {
    self.init { model in
      List(model.rows.map { KnownRow(id: $0, row: $0) }, position: model.position) {
        TallRow(id: $0.row)
      }
    }
  }

  init(@ViewBuilder list: @escaping (RowsModel) -> some View) {
    let model = model
    host = Host(size: Size(width: 9, height: Self.room)) { ListReading { list(model) } }
  }

  func violation(of command: ListCommand) -> String? {
    switch command {
    case .key(let key):
      _ = frame()
      host.send(.key(KeyPress(key)))
    case .wheel(let action):
      _ = frame()
      host.send(.mouse(MouseEvent(action, at: .zero)))
    case .refresh(let rows): return refresh(rows)
    }
    return nil
  }

  private func refresh(_ rows: [Int]) -> String? {
    let before = selection(in: frame())
    model.rows = rows
    model.version += 1
    let after = selection(in: frame())
    guard let before, rows.contains(before.id) else { return nil }
    let line = line(of: before.id, from: before.line)
    return after?.id == before.id && after?.line == line
      ? nil : "\(before.id) is to be on line \(line), not \(after as Any)"
  }

  /// The line of the screen that a row begins on, as near to where it was as the ends of the list allow.
  private func line(of id: Int, from line: Int) -> Int {
    let above = model.rows.prefix { $0 != id }.map(Self.height).reduce(0, +)
    let total = model.rows.map(Self.height).reduce(0, +)
    return above - min(max(above - line, 0), max(total - Self.room, 0))
  }

  private func frame() -> CellBuffer {
    if host.needsFrame {
      buffer = host.frame(at: AnyClock.Instant(offset: .zero)).buffer
      host.runEffects()
    }
    return buffer
  }

  /// The selected row, if any of it is on the screen, and the line that it begins on.
  private func selection(in buffer: CellBuffer) -> (id: Int, line: Int)? {
    guard let y = buffer.lines.firstIndex(where: { $0.hasPrefix("▌") }) else { return nil }
    let parts = buffer.lines[y].dropFirst(2).prefix { $0 != " " }.split(separator: ":")
    guard parts.count == 2, let id = Int(parts[0]), let part = Int(parts[1]) else { return nil }
    return (id, y - part)
  }
}

/// Reads the model again in each frame.
private struct ListReading<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
