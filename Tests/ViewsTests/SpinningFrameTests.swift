import Cells
import StateKit
import Testing

@testable import Views

struct SpinningFrameTests {
  /// Spinners in the middle of what may be painted over, dimmed, clipped and styled.
  private enum Screen: String, CaseIterable {
    case row, colours, alert, alertOver, sheet, list, opacity, hiddenByShape, clipped, toast, none

    @ViewBuilder var view: some View {
      switch self {
      case .row:
        HStack { ForEach(0..<5) { _ in ProgressView("日本") } }
      case .colours:
        ProgressView("a").tint(.red).background(Color.blue)
        ProgressView().border(.green)
      case .alert: ProgressView("a").alert("x", isPresented: .constant(true)) {}
      case .alertOver:
        Color.blue.overlay { VStack { ForEach(0..<10) { _ in ProgressView() } } }
          .alert("Title", isPresented: .constant(true)) {}
      case .sheet: ProgressView("a").sheet(isPresented: .constant(true)) { ProgressView("b") }
      case .list: List(0..<30, id: \.self) { ProgressView("\($0)") }
      case .opacity:
        ProgressView("a").opacity(0.4)
        ProgressView("b").opacity(0)
      case .hiddenByShape:
        ProgressView("a").overlay { Color.blue }
        ProgressView("b").overlay { Text("⠋") }
      case .clipped: ProgressView("a").frame(width: 1, height: 1).clipped()
      case .toast:
        ProgressView("a").toast(isShowing: .constant(true), type: .custom(AnyView(Text("a"))))
      case .none: Text("a")
      }
    }
  }

  @Test(arguments: Screen.allCases)
  private func `spinners turn on the last frame as they do on a new one`(screen: Screen) {
    let turning = ViewFixture { screen.view }
    turning.draw()
    for step in 1...25 {
      let instant = AnyClock.Instant(offset: .milliseconds(100 * step + 30 * (step % 3)))
      turning.now = instant
      let fresh = ViewFixture { screen.view }
      fresh.draw()
      fresh.now = instant
      fresh.host.send(.resize(Size(width: 20, height: 10)))
      #expect(turning.frame().rows == fresh.draw().rows, "\(screen) at step \(step)")
    }
  }

  @Test func `what spins asks no view for a frame, and what is due does`() {
    let log = Log()
    let fixture = ViewFixture {
      ProgressView()
      Evaluated(log: log)
    }
    fixture.draw()
    #expect(log.count == 1)
    let pictures = (0..<5).map { _ in
      fixture.now = fixture.host.nextDue ?? fixture.now
      return fixture.picture
    }
    #expect(
      pictures == [
        "⠙\n0.0 seconds", "⠹\n0.0 seconds", "⠹\n0.25 seconds", "⠸\n0.25 seconds", "⠼\n0.25 seconds",
      ])
    #expect(log.count == 2)
  }

  @Test func `a change that comes while it spins is shown`() {
    let fixture = ViewFixture { Counting() }
    fixture.draw()
    fixture.now = AnyClock.Instant(offset: .milliseconds(100))
    #expect(fixture.picture == "⠙ 0")
    fixture.press("a")
    #expect(fixture.picture == "⠙ 1")
    fixture.now = AnyClock.Instant(offset: .milliseconds(200))
    #expect(fixture.picture == "⠹ 1")
    fixture.resize(1, 1)
    #expect(fixture.picture == "⠹")
  }
}

/// Changes once, after a quarter of a second.
private struct Evaluated: View {
  let log: Log
  @Environment(\.now) private var now

  private static let change = AnyClock.Instant(offset: .milliseconds(250))

  var body: some View {
    log.count += 1
    return Text("\(now.offset)").redrawn(at: now < Self.change ? Self.change : nil)
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    ProgressView("\(count)").onKeyPress("a") {
      count += 1
      return .handled
    }
  }
}

extension CellBuffer {
  /// Each cell, with what is written in it.
  fileprivate var rows: [[String]] {
    (0..<size.height).map { y in
      (0..<size.width).map { x in "\(text(of: self[x, y])) \(self[x, y].style)" }
    }
  }
}
