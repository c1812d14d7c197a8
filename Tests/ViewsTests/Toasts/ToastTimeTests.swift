import Cells
import StateKit
import Testing

@testable import Views

struct ToastTimeTests {
  private let shown = "content  Saved"

  @Test func `it goes after four seconds, though it was there from the start`() {
    let fixture = ToastFixture()
    #expect(fixture.picture(at: 1) == shown)
    #expect(fixture.fixture.host.nextDue == .at(5))
    #expect(fixture.picture(at: 4.999) == shown)
    #expect(fixture.log.take() == [])
    #expect(fixture.picture(at: 5) == "content")
    #expect(fixture.log.take() == ["false"])
    #expect(fixture.fixture.host.nextDue == nil)
    #expect(!fixture.fixture.host.needsFrame)
  }

  @Test func `redrawing does not make it stay`() {
    let fixture = ToastFixture()
    for tenth in 0..<40 { #expect(fixture.picture(at: Double(tenth) / 10) == shown) }
    #expect(fixture.picture(at: 4) == "content")
    #expect(fixture.log.take() == ["false"])
  }

  @Test func `a frame that comes late takes it away too`() {
    let fixture = ToastFixture()
    #expect(fixture.picture(at: 0) == shown)
    #expect(fixture.picture(at: 999) == "content")
    #expect(fixture.log.take() == ["false"])
  }

  @Test func `asked for again it has all its time again`() {
    let fixture = ToastFixture(duration: 2)
    #expect(fixture.picture(at: 0) == shown)
    #expect(fixture.picture(at: 2) == "content")
    fixture.isShowing = true
    #expect(fixture.picture(at: 3) == shown)
    #expect(fixture.picture(at: 4.9) == shown)
    #expect(fixture.picture(at: 5) == "content")
    #expect(fixture.log.take() == ["false", "false"])
  }

  @Test func `it goes at once when it is no longer asked for`() {
    let fixture = ToastFixture()
    #expect(fixture.picture(at: 0) == shown)
    fixture.isShowing = false
    #expect(fixture.picture(at: 3) == "content")
    #expect(fixture.fixture.host.nextDue == nil)
    fixture.isShowing = true
    #expect(fixture.picture(at: 3.5) == shown)
    #expect(fixture.picture(at: 7.4) == shown)
    #expect(fixture.picture(at: 7.5) == "content")
    #expect(fixture.log.take() == ["false"])
  }

  @Test func `its time may be any number`() {
    for endless in [Double.infinity, 1e30] {
      let fixture = ToastFixture(duration: endless)
      #expect(fixture.picture(at: 0) == shown)
      #expect(fixture.fixture.host.nextDue == nil)
      #expect(fixture.picture(at: 1e8) == shown)
    }
    for none in [0, -1, .nan, -Double.infinity] {
      let fixture = ToastFixture(duration: none)
      #expect(fixture.picture(at: 0) == "content")
      #expect(fixture.log.take() == ["false"])
    }
  }

  @Test func `a condition that goes on to hold shows it once`() {
    let fixture = ViewFixture(24, 2) {
      Text("content").toast(isShowing: .constant(true), type: .snackBar("Saved"))
    }
    #expect(fixture.picture == shown)
    fixture.now = .at(4)
    #expect(fixture.picture == "content")
    #expect(!fixture.host.needsFrame)
    fixture.now = .at(5)
    #expect(fixture.picture == "content")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `a program may ask for it again as soon as it has gone`() {
    struct Screen: View {
      @State var isShowing = true
      var body: some View {
        Text("content").toast(isShowing: $isShowing, type: .snackBar("Saved"))
          .onChange(of: isShowing) { isShowing = true }
      }
    }
    let fixture = ViewFixture(24, 2) { Screen() }
    #expect(fixture.picture == shown)
    fixture.now = .at(4)
    #expect(fixture.picture == shown)
    fixture.now = .at(7.9)
    #expect(fixture.picture == shown)
    #expect(fixture.host.nextDue == .at(8))
  }

  @Test func `asked for again before the next frame it is shown again`() {
    let fixture = ToastFixture()
    #expect(fixture.picture(at: 0) == shown)
    fixture.fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: 9, y: 0))))
    fixture.isShowing = true
    #expect(fixture.picture(at: 3) == shown)
    #expect(fixture.fixture.host.nextDue == .at(7))
  }

  @Test func `a view that has gone takes its toast along and writes nothing`() {
    let log = Log()
    log.count = 1
    let screen = ViewFixture(24, 2) {
      Redrawn {
        if log.count > 0 {
          Text("content").toast(
            isShowing: Binding(get: { true }, set: { log.add("\($0)") }), type: .snackBar("Saved"))
        }
      }
    }
    #expect(screen.picture == shown)
    log.count = 0
    screen.now = .at(1)
    #expect(screen.picture == "")
    #expect(screen.host.nextDue == nil)
    screen.now = .at(9)
    #expect(screen.picture == "")
    #expect(log.take() == [])
  }

  @Test func `its time begins when it is seen, not between two keys that came at once`() {
    struct Screen: View {
      @State var isShowing = false
      var body: some View {
        Button("show") { isShowing = true }
          .toast(isShowing: $isShowing, type: .snackBar("Saved"))
      }
    }
    let fixture = ViewFixture(24, 2) { Screen() }
    fixture.draw()
    fixture.now = .at(60)
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress(.tab)))
    #expect(fixture.picture == "▸ show   Saved")
    #expect(fixture.host.nextDue == .at(64))
  }
}
