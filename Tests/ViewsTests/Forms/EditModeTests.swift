import Cells
import Testing

@testable import Views

/// Lists that are edited.
struct EditModeTests {
  @Test(arguments: [true, false])
  func `the button in the bar edits the list, whose rows are taken out by a click`(inStack: Bool) {
    let fixture = ViewFixture(24, 6) {
      if inStack {
        NavigationStack { Fruit() }
      } else {
        Fruit()
      }
    }
    #expect(fixture.picture.contains("[ Edit ]") && !fixture.picture.contains("⊖"))
    fixture.mouse(.press, 20, 0)
    #expect(fixture.picture.contains("Done"))
    #expect(fixture.draw().lines.contains { $0.contains("⊖ 日本") })
    #expect(fixture.draw().lines.contains { $0.hasSuffix("  fixed") }, "it cannot be taken out")
    let row = fixture.draw().lines.firstIndex { $0.contains("日本") } ?? 0
    fixture.mouse(.press, 2, row)
    #expect(!fixture.picture.contains("日本") && fixture.picture.contains("⊖ plum"))
    fixture.mouse(.press, 20, 0)
    #expect(fixture.picture.contains("Edit") && !fixture.picture.contains("⊖"))
  }

  @Test func `several rows are selected while the list is edited`() {
    let fixture = ViewFixture(20, 6) { Choice() }
    #expect(fixture.picture.hasPrefix("chosen 0"))
    fixture.press(.return)
    #expect(fixture.picture.contains("pressed 1"))
    fixture.press("e", .return, "j", .return)
    #expect(fixture.picture.hasPrefix("chosen 2") && fixture.picture.contains("pressed 1"))
    fixture.mouse(.press, 8, 4)
    #expect(fixture.picture.hasPrefix("chosen 3") && fixture.picture.contains("pressed 1"))
    fixture.mouse(.press, 8, 4)
    #expect(fixture.picture.hasPrefix("chosen 2"))
  }

  @Test func `the program may keep the mode itself, and a disabled list takes no row out`() {
    let log = Log()
    let list = List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in log.add("gone") } }
      .environment(\.editMode, .constant(.active))
    let fixture = ViewFixture(10, 2) { list }
    #expect(fixture.picture == "▌ ⊖ a")
    fixture.mouse(.press, 2, 0)
    #expect(log.take() == ["gone"])
    let disabled = ViewFixture(10, 2) { list.disabled(true) }
    disabled.mouse(.press, 2, 0)
    #expect(log.take() == [])
    for size in 0..<4 { #expect(ViewFixture(size, size) { list }.draw().lines.count == size) }
  }
}

private struct Fruit: View {
  @State private var fruit = ["日本", "plum"]

  var body: some View {
    List {
      ForEach(fruit, id: \.self) { Text($0) }.onDelete { fruit.remove(atOffsets: $0) }
      Text("fixed")
    }
    .toolbar { EditButton() }
  }
}

private struct Choice: View {
  @State private var chosen: Set<Int> = []
  @State private var mode = EditMode.inactive
  @State private var count = 0

  var body: some View {
    Text("chosen \(chosen.count) pressed \(count)")
    List(0..<4, selection: $chosen) { number in Button("row \(number)") { count += 1 } }
      .environment(\.editMode, $mode)
      .onKeyPress("e") {
        mode = .active
        return .handled
      }
  }
}
