import Cells
import Testing

@testable import Views

/// Questions with a column of answers.
struct ConfirmationDialogTests {
  @Test func `its buttons stand in a column, with one to cancel`() {
    let log = Log()
    let fixture = ViewFixture(40, 10) { Asking(log: log) }
    fixture.press("a")
    #expect(
      fixture.picture == """
        below
              ╭──────────────────────────╮
              │    Delete this post?     │
              │  This cannot be undone.  │
              │       [ Delete  ]        │
              │       [ Archive ]        │
              │       ▸ Cancel  ◂        │
              ╰──────────────────────────╯
        """)
    fixture.press(.downArrow, .return)
    #expect(log.take() == ["deleted"])
    #expect(fixture.picture == "below")
    fixture.press("a", .return)
    #expect(log.take() == [])
    #expect(fixture.picture == "below")
    fixture.press("a", .escape)
    #expect(log.take() == [])
    #expect(fixture.picture == "below")
  }

  @Test func `a given cancel button is the only one`() {
    let log = Log()
    let fixture = ViewFixture(40, 10) {
      Showing {
        Button("Go") {}
        Button("Never mind", role: .cancel) { log.add("kept") }
      }
    }
    #expect(!fixture.picture.contains("Cancel"))
    fixture.press(.escape)
    #expect(log.take() == ["kept"])
    #expect(!fixture.picture.contains("Go"))
  }

  @Test func `its title can be hidden, and it can be empty`() {
    let picture = ViewFixture(30, 7) { Showing(visibility: .hidden) {} }.picture
    #expect(
      picture == """


               ╭──────────────╮
               │  ▸ Cancel ◂  │
               ╰──────────────╯
        """)
  }

  @Test func `it can be about data`() {
    let fixture = ViewFixture(40, 10) {
      Text("below").confirmationDialog(
        "日本?", isPresented: .constant(true), presenting: Row(7)
      ) {
        Button("Delete \($0.id)") {}
      } message: {
        Text("It is row \($0.id).")
      }
    }
    #expect(fixture.picture.contains("▸ Delete 7 ◂"))
    #expect(fixture.picture.contains("It is row 7."))
  }

  @Test func `about data, its title can be a text`() {
    let fixture = ViewFixture(40, 10) {
      Text("below").confirmationDialog(
        Text("日本?").underline(), isPresented: .constant(true), presenting: Row(7)
      ) { Button("Delete \($0.id)") {} }
    }
    #expect(fixture.picture.contains("日本?"))
    #expect(fixture.picture.contains("▸ Delete 7 ◂"))
  }

  @Test func `one too small is drawn and can be left`() {
    for size in [0, 1, 2, 4] {
      let fixture = ViewFixture(size, size) { Asking(log: Log()) }
      fixture.press("a")
      #expect(fixture.draw().lines.count == size)
      fixture.press(.escape)
      #expect(fixture.press("a"))
    }
  }
}

private struct Asking: View {
  let log: Log
  @State private var isShown = false

  var body: some View {
    Text("below")
      .onKeyPress("a") {
        isShown = true
        return .handled
      }
      .confirmationDialog(
        "Delete this post?", isPresented: $isShown, titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) { log.add("deleted") }
        Button("Archive") { log.add("archived") }
      } message: {
        Text("This cannot be undone.")
      }
  }
}

private struct Showing<Actions: View>: View {
  var visibility = Visibility.automatic
  @State private var isShown = true
  @ViewBuilder let actions: () -> Actions

  var body: some View {
    Text("").confirmationDialog(
      "Title", isPresented: $isShown, titleVisibility: visibility, actions: actions)
  }
}
