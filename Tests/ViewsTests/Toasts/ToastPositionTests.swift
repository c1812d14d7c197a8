import Cells
import StateKit
import Testing

@testable import Views

/// Toasts among other views.
struct ToastPositionTests {
  private let toast = Condition()
  private let other = Condition(false)

  private func picture(_ fixture: ViewFixture, at seconds: Double) -> String {
    fixture.now = .at(seconds)
    return fixture.picture
  }

  @Test func `rows beside it are clicked as ever, and those beneath it are not`() {
    let log = Log()
    let fixture = ViewFixture(24, 4) {
      List(0..<4, id: \.self) { index in Button("row \(index)") { log.add("\(index)") } }
        .toast(isShowing: toast.binding, type: .snackBar("Saved"))
    }
    #expect(fixture.picture == "▌ row 0  Saved\n  row 1\n  row 2\n  row 3")
    fixture.mouse(.press, 4, 2)
    #expect(log.take() == ["2"])
    fixture.mouse(.press, 8, 0)
    #expect(log.take() == [])
    #expect(toast.log.take() == ["false"])
    fixture.mouse(.press, 4, 0)
    #expect(log.take() == ["0"])
  }

  @Test func `the wheel and the keys go on to what lies beneath`() {
    let fixture = ViewFixture(24, 2) {
      List(0..<9, id: \.self) { Text("row \($0)") }
        .toast(isShowing: toast.binding, type: .snackBar("Saved"))
    }
    #expect(fixture.picture.hasPrefix("▌ row 0  Saved"))
    fixture.press(.downArrow)
    #expect(fixture.picture.contains("▌ row 1"))
    fixture.mouse(.scrollDown, 9, 0)
    #expect(!fixture.picture.contains("row 0"))
    #expect(toast.isTrue)
  }

  @Test func `a row of a list can ask for one, on the first frame too`() {
    let fixture = ViewFixture(24, 3) {
      List(0..<2, id: \.self) { index in
        Text("row \(index)").toast(isShowing: toast.binding, type: .snackBar("\(index)"))
      }
    }
    #expect(fixture.picture == "▌ row 0    0\n  row 1")
    fixture.now = .at(4)
    #expect(fixture.picture == "▌ row 0\n  row 1")
  }

  @Test func `of views of which one fits only the one that is shown asks`() {
    let fixture = ViewFixture(9, 2) {
      ViewThatFits {
        Text("much too long").toast(isShowing: .constant(true), type: .snackBar("long"))
        Text("fits").toast(isShowing: .constant(true), type: .snackBar("ok"))
      }
    }
    #expect(fixture.picture == "fitok")
  }

  @Test func `an alert dims it and takes its keys, and its time goes on`() {
    let fixture = ViewFixture(30, 12) {
      Redrawn {
        Text("content").alert("Stop?", isPresented: other.binding) {}
          .toast(isShowing: toast.binding, type: .toast("Saved"))
      }
    }
    #expect(picture(fixture, at: 0).hasPrefix("c  Saved"))
    other.isTrue = true
    #expect(picture(fixture, at: 1).hasPrefix("c  Saved"))
    #expect(fixture.picture.contains("▸ OK ◂"))
    #expect(fixture.draw()[5, 0].style.attributes == [.reverse, .dim])
    #expect(fixture.host.nextDue == .at(4))
    fixture.mouse(.press, 5, 0)
    fixture.press(.tab, .tab)
    #expect(fixture.picture.contains("▸ OK ◂"))
    #expect(toast.isTrue)
    #expect(picture(fixture, at: 4).hasPrefix("content"))
    #expect(toast.log.take() == ["false"])
    #expect(other.isTrue)
  }

  @Test func `in a sheet it lies within the sheet, which stays as it is`() {
    let fixture = ViewFixture(30, 12) {
      Redrawn {
        Text("content").sheet(isPresented: .constant(true)) {
          VStack {
            Text("first line of the sheet")
            Text("second line")
          }
          .toast(isShowing: toast.binding, type: .snackBar("Saved"))
        }
      }
    }
    let before = """
      ╭───────────────────────────╮
      │                           │
      │  first l  Saved  e sheet  │
      │        second line        │
      │                           │
      ╰───────────────────────────╯
      """
    let lines = fixture.picture.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.suffix(6).joined(separator: "\n") == before)
    fixture.now = .at(4)
    let after = fixture.picture.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      after.suffix(6).joined(separator: "\n")
        == before.replacing("first l  Saved  e sheet", with: "first line of the sheet"))
  }

  @Test func `it lies below the bar of a navigation stack`() {
    let fixture = ViewFixture(24, 4) {
      Redrawn {
        NavigationStack {
          Text("content").navigationTitle("Posts")
            .toast(isShowing: toast.binding, type: .toast("Saved"))
        }
      }
    }
    #expect(fixture.picture == " Posts\n   Saved            ✕\n        content")
    fixture.now = .at(4)
    #expect(fixture.picture == " Posts\n\n        content")
  }

  @Test func `Tab goes from the views to the toast, then to the bar`() {
    let fixture = ViewFixture(24, 4) {
      NavigationStack {
        Button("a") {}.navigationTitle("Posts")
          .toolbar { Button("bar") {} }
          .toast(isShowing: toast.binding, type: .toast("Saved"))
      }
    }
    #expect(fixture.picture == " Posts          [ bar ]\n   Saved            ✕\n         ▸ a ◂")
    fixture.press(.tab)
    #expect(fixture.picture == " Posts          [ bar ]\n   Saved           ▸✕◂\n         [ a ]")
    fixture.press(.tab)
    #expect(fixture.picture == " Posts          ▸ bar ◂\n   Saved            ✕\n         [ a ]")
  }

  @Test func `the screen above does not show it, and its time goes on`() {
    let fixture = ViewFixture(24, 4) {
      Redrawn {
        NavigationStack {
          NavigationLink("go") { Text("above") }
            .toast(isShowing: toast.binding, type: .snackBar("Saved"))
        }
      }
    }
    #expect(picture(fixture, at: 0).contains("Saved"))
    fixture.press(.return)
    #expect(!picture(fixture, at: 1).contains("Saved"))
    fixture.press(.escape)
    #expect(picture(fixture, at: 3.9).contains("Saved"))
    #expect(!picture(fixture, at: 4).contains("Saved"))
    #expect(toast.log.take() == ["false"])
  }

  @Test func `one that is asked for by a covered screen waits for it`() {
    toast.isTrue = false
    let fixture = ViewFixture(24, 4) {
      Redrawn {
        NavigationStack {
          NavigationLink("go") { Text("above") }
            .toast(isShowing: toast.binding, type: .snackBar("Saved"))
        }
      }
    }
    fixture.draw()
    fixture.press(.return)
    toast.isTrue = true
    #expect(!picture(fixture, at: 9).contains("Saved"))
    fixture.now = .at(20)
    fixture.press(.escape)
    #expect(fixture.picture.contains("Saved"))
    #expect(fixture.host.nextDue == .at(24))
  }

  @Test func `what is hidden shows none`() {
    let fixture = ViewFixture(24, 1) {
      Text("content").toast(isShowing: toast.binding, type: .snackBar("Saved")).hidden()
    }
    #expect(fixture.picture == "")
  }

  @Test func `views keep their state while it comes and goes, and when there is too little room`() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let fixture = ViewFixture(24, 2) {
      Redrawn { Counter().toast(isShowing: toast.binding, type: .snackBar("Saved")) }
    }
    fixture.press(.return)
    for size in [Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 24, height: 2)] {
      fixture.resize(size.width, size.height)
      fixture.press(.return)
    }
    #expect(fixture.picture == "▸ count  Saved")
    fixture.now = .at(4)
    #expect(fixture.picture == "▸ count 4 ◂")
  }

  @Test func `a screen that is larger than its room keeps its place`() {
    let fixture = ViewFixture(24, 2) {
      Redrawn {
        Text("0123456789 0123456789 0123456789\n1\n2\n3").fixedSize()
          .toast(isShowing: toast.binding, type: .snackBar("Saved"))
      }
    }
    #expect(
      fixture.picture
        == "0123456  Saved  56789 01\n1")
  }
}
