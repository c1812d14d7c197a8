import Cells
import StateKit
import Testing

@testable import Views

struct ToastTimeTests {
  private let shown = "content  Saved"

  @Test func `it goes after four seconds, though it was there from the start`() {
    let stage = ToastStage()
    #expect(stage.picture(at: 1) == shown)
    #expect(stage.stage.host.nextDue == .at(5))
    #expect(stage.picture(at: 4.999) == shown)
    #expect(stage.log.take() == [])
    #expect(stage.picture(at: 5) == "content")
    #expect(stage.log.take() == ["false"])
    #expect(stage.stage.host.nextDue == nil)
    #expect(!stage.stage.host.needsFrame)
  }

  @Test func `redrawing does not make it stay`() {
    let stage = ToastStage()
    for tenth in 0..<40 { #expect(stage.picture(at: Double(tenth) / 10) == shown) }
    #expect(stage.picture(at: 4) == "content")
    #expect(stage.log.take() == ["false"])
  }

  @Test func `a frame that comes late takes it away too`() {
    let stage = ToastStage()
    #expect(stage.picture(at: 0) == shown)
    #expect(stage.picture(at: 999) == "content")
    #expect(stage.log.take() == ["false"])
  }

  @Test func `asked for again it has all its time again`() {
    let stage = ToastStage(duration: 2)
    #expect(stage.picture(at: 0) == shown)
    #expect(stage.picture(at: 2) == "content")
    stage.isShowing = true
    #expect(stage.picture(at: 3) == shown)
    #expect(stage.picture(at: 4.9) == shown)
    #expect(stage.picture(at: 5) == "content")
    #expect(stage.log.take() == ["false", "false"])
  }

  @Test func `it goes at once when it is no longer asked for`() {
    let stage = ToastStage()
    #expect(stage.picture(at: 0) == shown)
    stage.isShowing = false
    #expect(stage.picture(at: 3) == "content")
    #expect(stage.stage.host.nextDue == nil)
    stage.isShowing = true
    #expect(stage.picture(at: 3.5) == shown)
    #expect(stage.picture(at: 7.4) == shown)
    #expect(stage.picture(at: 7.5) == "content")
    #expect(stage.log.take() == ["false"])
  }

  @Test func `its time may be any number`() {
    for endless in [Double.infinity, 1e30] {
      let stage = ToastStage(duration: endless)
      #expect(stage.picture(at: 0) == shown)
      #expect(stage.stage.host.nextDue == nil)
      #expect(stage.picture(at: 1e8) == shown)
    }
    for none in [0, -1, .nan, -Double.infinity] {
      let stage = ToastStage(duration: none)
      #expect(stage.picture(at: 0) == "content")
      #expect(stage.log.take() == ["false"])
    }
  }

  @Test func `a condition that goes on to hold shows it once`() {
    let stage = Stage(24, 2) {
      Text("content").toast(isShowing: .constant(true), type: .snackBar("Saved"))
    }
    #expect(stage.picture == shown)
    stage.now = .at(4)
    #expect(stage.picture == "content")
    #expect(!stage.host.needsFrame)
    stage.now = .at(5)
    #expect(stage.picture == "content")
    #expect(stage.host.nextDue == nil)
  }

  @Test func `a program may ask for it again as soon as it has gone`() {
    struct Screen: View {
      @State var isShowing = true
      var body: some View {
        Text("content").toast(isShowing: $isShowing, type: .snackBar("Saved"))
          .onChange(of: isShowing) { isShowing = true }
      }
    }
    let stage = Stage(24, 2) { Screen() }
    #expect(stage.picture == shown)
    stage.now = .at(4)
    #expect(stage.picture == shown)
    stage.now = .at(7.9)
    #expect(stage.picture == shown)
    #expect(stage.host.nextDue == .at(8))
  }

  @Test func `asked for again before the next frame it is shown again`() {
    let stage = ToastStage()
    #expect(stage.picture(at: 0) == shown)
    stage.stage.host.send(.mouse(MouseEvent(.press, at: Point(x: 9, y: 0))))
    stage.isShowing = true
    #expect(stage.picture(at: 3) == shown)
    #expect(stage.stage.host.nextDue == .at(7))
  }

  @Test func `a view that has gone takes its toast along and writes nothing`() {
    let log = Log()
    log.count = 1
    let screen = Stage(24, 2) {
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
    let stage = Stage(24, 2) { Screen() }
    stage.draw()
    stage.now = .at(60)
    stage.host.send(.key(KeyPress(.return)))
    stage.host.send(.key(KeyPress(.tab)))
    #expect(stage.picture == "▸ show   Saved")
    #expect(stage.host.nextDue == .at(64))
  }
}
