import Cells
import Testing

@testable import Views

/// Questions with a column of answers.
struct ConfirmationDialogTests {
  @Test func `its buttons stand in a column, with one to cancel`() {
    let log = Log()
    let stage = Stage(40, 10) { Asking(log: log) }
    stage.press("a")
    #expect(
      stage.picture == """
        below
              ╭──────────────────────────╮
              │    Delete this post?     │
              │  This cannot be undone.  │
              │       [ Delete  ]        │
              │       [ Archive ]        │
              │       ▸ Cancel  ◂        │
              ╰──────────────────────────╯
        """)
    stage.press(.downArrow, .return)
    #expect(log.take() == ["deleted"])
    #expect(stage.picture == "below")
    stage.press("a", .return)
    #expect(log.take() == [])
    #expect(stage.picture == "below")
    stage.press("a", .escape)
    #expect(log.take() == [])
    #expect(stage.picture == "below")
  }

  @Test func `a cancel button of its own is the only one`() {
    let log = Log()
    let stage = Stage(40, 10) {
      Showing {
        Button("Go") {}
        Button("Never mind", role: .cancel) { log.add("kept") }
      }
    }
    #expect(!stage.picture.contains("Cancel"))
    stage.press(.escape)
    #expect(log.take() == ["kept"])
    #expect(!stage.picture.contains("Go"))
  }

  @Test func `its title can be hidden, and it can be empty`() {
    let picture = Stage(30, 7) { Showing(visibility: .hidden) {} }.picture
    #expect(
      picture == """


               ╭──────────────╮
               │  ▸ Cancel ◂  │
               ╰──────────────╯
        """)
  }

  @Test func `it can be about data`() {
    let stage = Stage(40, 10) {
      Text("below").confirmationDialog(
        "日本?", isPresented: .constant(true), presenting: Row(7)
      ) {
        Button("Delete \($0.id)") {}
      } message: {
        Text("It is row \($0.id).")
      }
    }
    #expect(stage.picture.contains("▸ Delete 7 ◂"))
    #expect(stage.picture.contains("It is row 7."))
  }

  @Test func `about data, its title can be a text`() {
    let stage = Stage(40, 10) {
      Text("below").confirmationDialog(
        Text("日本?").underline(), isPresented: .constant(true), presenting: Row(7)
      ) { Button("Delete \($0.id)") {} }
    }
    #expect(stage.picture.contains("日本?"))
    #expect(stage.picture.contains("▸ Delete 7 ◂"))
  }

  @Test func `one too small is drawn and can be left`() {
    for size in [0, 1, 2, 4] {
      let stage = Stage(size, size) { Asking(log: Log()) }
      stage.press("a")
      #expect(stage.draw().lines.count == size)
      stage.press(.escape)
      #expect(stage.press("a"))
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
