import Cells
import Testing

@testable import Views

/// The focus within what is presented, and back again.
struct SheetFocusTests {
  @Test func `a field of a sheet gets the focus that the sheet asks for, and typing ends it`() {
    let log = Log()
    let fixture = ViewFixture(40, 10) { Renaming(log: log) }
    fixture.press(.tab, .return)
    for character in "né" { fixture.host.send(.key(KeyPress(KeyEquivalent(character)))) }
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress(.return)))
    #expect(fixture.picture.contains("▸né"))
    fixture.press(.escape)
    #expect(fixture.picture == "[ Other ]\n▸ Rename ◂\nné")
    #expect(log.take() == ["named né"])
  }

  @Test func `a button that only Escape presses goes before the sheet does`() {
    let log = Log()
    let fixture = ViewFixture(40, 10) {
      Text("x").sheet(isPresented: .constant(true)) {
        Button("Keep") { log.add("keep") }.keyboardShortcut(.cancelAction)
      }
    }
    fixture.press(.escape)
    #expect(log.take() == ["keep"])
  }

  @Test func `dismissing late, or twice, takes nothing else away`() {
    let box = Dismissing()
    let fixture = ViewFixture(40, 10) { Holding(box: box) }
    fixture.press(.return)
    let first = box.dismiss
    fixture.press(.escape, .return)
    #expect(fixture.picture.contains("Sheet 2"))
    first?()
    first?()
    #expect(fixture.picture.contains("Sheet 2"))
    box.dismiss?()
    #expect(fixture.picture == "▸ Open ◂")
  }

  @Test func `a sheet that opens another in its place shows one after the other`() {
    let fixture = ViewFixture(40, 10) { Wizard() }
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ Step 1 ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▸ Step 2 ◂"))
    fixture.press(.return)
    #expect(fixture.picture == "▸ Start ◂")
  }
}

private struct Renaming: View {
  let log: Log
  @State private var isShown = false
  @State private var name = ""
  @FocusState private var isNaming: Bool

  var body: some View {
    Button("Other") {}
    Button("Rename") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("First") {}
        TextField("Name", text: $name).focused($isNaming)
          .onSubmit {
            log.add("named \(name)")
            isShown = false
          }
          .onAppear { isNaming = true }
      }
    Text(name)
  }
}

private final class Dismissing {
  var dismiss: DismissAction?
}

private struct Holding: View {
  let box: Dismissing
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Button("Open") {
      isShown = true
      count += 1
    }
    .sheet(isPresented: $isShown) { Held(box: box, number: count) }
  }
}

private struct Held: View {
  @Environment(\.dismiss) private var dismiss
  let box: Dismissing
  let number: Int

  var body: some View { Text("Sheet \(number)").onAppear { box.dismiss = dismiss } }
}

private struct Wizard: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Button("Start") { isFirst = true }
      .sheet(isPresented: $isFirst) {
        Button("Step 1") {
          isFirst = false
          isSecond = true
        }
      }
      .sheet(isPresented: $isSecond) { Button("Step 2") { isSecond = false } }
  }
}
