import Cells
import Foundation
import Observation
import Testing

@testable import Views

/// Rows that are taken out and moved.
struct ListEditTests {
  @Test(arguments: [KeyEquivalent.delete, .deleteForward])
  func `Delete takes the row with the cursor out`(key: KeyEquivalent) {
    let fixture = ViewFixture(12, 6) { Editing() }
    #expect(!fixture.press(key))
    fixture.press("j", "j", key)
    #expect(fixture.picture == "  head\n  a\n▌ c\n  d")
    fixture.press("j", key)
    #expect(fixture.picture == "  head\n  a\n▌ c")
    fixture.press(key, key, key)
    #expect(fixture.picture == "▌ head")
  }

  @Test func `Option with an arrow moves a row, and the cursor with it`() {
    let fixture = ViewFixture(12, 6) { Editing() }
    func press(_ key: KeyEquivalent) {
      fixture.host.send(.key(KeyPress(key, modifiers: .option)))
      fixture.draw()
    }
    fixture.press("j", "j")
    press(.downArrow)
    #expect(fixture.picture == "  head\n  a\n  c\n▌ b\n  d")
    press(.downArrow)
    press(.downArrow)
    #expect(fixture.picture == "  head\n  a\n  c\n  d\n▌ b")
    for _ in 0..<4 { press(.upArrow) }
    #expect(fixture.picture == "  head\n▌ b\n  a\n  c\n  d")
  }

  @Test func `a row that is not on the screen is shown before it is deleted`() {
    let fixture = ViewFixture(12, 2) { Editing() }
    fixture.press("j")
    for _ in 0..<3 { fixture.mouse(.scrollDown, 1, 1) }
    fixture.press(.delete)
    #expect(fixture.picture.contains("▌ a"))
    fixture.press(.delete)
    #expect(fixture.picture.contains("▌ b"))
  }

  @Test func `a row may forbid it, and so may all`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) {
      List {
        ForEach(0..<3) { Text("\($0)").deleteDisabled($0 == 1) }
          .onDelete { log.add("\($0.map { $0 })") }
        ForEach(3..<4, id: \.self) { Text("\($0)") }.onDelete { _ in log.add("never") }
          .deleteDisabled(true)
      }
    }
    fixture.press(.delete, "j", .delete, "j", .delete, "j", .delete)
    #expect(log.take() == ["[0]", "[2]"])
  }

  @Test func `rows of sections know their index in the data`() {
    let log = Log()
    let fixture = ViewFixture(12, 8) {
      List {
        ForEach(0..<2) { group in
          Section("G") { ForEach(0..<2) { Text("\($0)") }.onDelete { log.add("\(group): \($0)") } }
        }
      }
    }
    fixture.press("G", .delete)
    #expect(log.take() == ["1: \([1] as OffsetSet)"])
  }

  @Test func `Foundation's sets of offsets will do`() {
    let model = Letters()
    let fixture = ViewFixture(12, 4) {
      List {
        ForEach(model.items, id: \.self) { Text($0) }
          .onDelete(perform: model.delete)
          .onMove(perform: model.move)
      }
    }
    fixture.press("j", .delete)
    #expect(model.items == ["a", "c"])
    fixture.host.send(.key(KeyPress(.upArrow, modifiers: .option)))
    #expect(model.items == ["c", "a"])
    let nothing: ((OffsetSet) -> Void)? = nil
    _ = ForEach(model.items, id: \.self) { Text($0) }.onDelete(perform: nothing).onMove(
      perform: nil)
  }

  struct Named: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable final class Names {
    var items = ["a", "b", "c"].enumerated().map { Named(id: $0.offset, name: $0.element) }
    var row: Int?
    var rows: Set<Int> = []
    var names: String { items.map(\.name).joined() }
    var binding: Binding<[Named]> {
      Binding {
        self.items
      } set: {
        self.items = $0
      }
    }
  }

  @Test func `edit actions take rows out of a bound collection, and move them`() {
    let model = Names()
    let fixture = ViewFixture(12, 4) {
      List(model.binding, editActions: [.delete, .move]) { $item in Text(item.name) }
    }
    fixture.draw()
    fixture.host.send(.key(KeyPress(.downArrow, modifiers: .option)))
    #expect(fixture.picture == "  b\n▌ a\n  c")
    fixture.press(.delete)
    #expect(model.names == "bc")
    #expect(fixture.picture == "  b\n▌ c")
  }

  @Test func `edit actions do what they name and no more`() {
    let model = Names()
    let fixture = ViewFixture(12, 4) {
      List {
        Text("head")
        ForEach(model.binding, id: \.name, editActions: .move) { $item in Text(item.name) }
      }
    }
    fixture.press("j", .delete)
    fixture.host.send(.key(KeyPress(.downArrow, modifiers: .option)))
    #expect(fixture.picture == "  head\n  b\n▌ a\n  c")
    let other = ViewFixture(12, 4) {
      List {
        ForEach(model.binding, editActions: .delete) { $item in
          Text(item.name).deleteDisabled(item.name == "a")
        }
      }
    }
    other.draw()
    other.host.send(.key(KeyPress(.downArrow, modifiers: .option)))
    other.press(.delete, "k", .delete)
    #expect(other.picture == "▌ a\n  c")
  }

  @Test func `edit actions go with selections, and with elements of several rows`() {
    let model = Names()
    let one = Binding<Int?> {
      model.row
    } set: {
      model.row = $0
    }
    let many = Binding<Set<Int>> {
      model.rows
    } set: {
      model.rows = $0
    }
    let fixture = ViewFixture(12, 4) {
      List(model.binding, editActions: .all, selection: one) { $item in Text(item.name) }
    }
    fixture.press("j", "j", .delete)
    #expect(model.names == "ac")
    let marked = ViewFixture(12, 4) {
      List(model.binding, id: \.id, editActions: .all, selection: many) { $item in
        Text(item.name)
        Text("-")
      }
    }
    marked.press("j", "j", "j", .delete)
    #expect(model.names == "a")
    let named = List(model.binding, id: \.id, editActions: .all, selection: one) { $item in
      Text(item.name)
    }
    let known = List(model.binding, editActions: .all, selection: many) { $item in
      Text(item.name)
    }
    let free = List(model.binding, id: \.id, editActions: .all) { $item in Text(item.name) }
    #expect(picture(12, 1) { named } == "› a")
    #expect(picture(12, 1) { known } == "▌  a")
    #expect(picture(12, 1) { free } == "▌ a")
  }

  @Test func `offsets are a sorted set`() {
    var offsets: OffsetSet = [5, 1, 3, 1]
    #expect(Array(offsets) == [1, 3, 5])
    #expect(offsets.first == 1 && offsets.last == 5 && offsets.count == 3 && !offsets.isEmpty)
    #expect(offsets.contains(3) && !offsets.contains(2))
    offsets.insert(0)
    offsets.remove(5)
    #expect(Array(offsets) == [0, 1, 3])
    #expect(offsets.union([9]).symmetricDifference([0]).intersection([1, 9, 7]) == [1, 9])
    #expect(OffsetSet().isEmpty)
  }

  @Test func `elements are removed and moved by their offsets`() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 99] as OffsetSet)
    #expect(letters == Array("bdef"))
    letters.move(fromOffsets: IndexSet(integersIn: 0...1), toOffset: 3)
    #expect(letters == Array("ebdf"))
    letters.move(fromOffsets: [0, 3], toOffset: 4)
    #expect(letters == Array("bdef"))
    letters.remove(atOffsets: IndexSet(integer: 3))
    #expect(letters == Array("bde"))
  }
}

private struct Editing: View {
  @State private var items = ["a", "b", "c", "d"]

  var body: some View {
    List {
      Text("head")
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private final class Letters {
  var items = ["a", "b", "c"]

  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}
