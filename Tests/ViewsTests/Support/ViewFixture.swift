import Cells
import StateKit
import Synchronization

@testable import Views

/// Views on their own screen, from the top left corner: events in, pictures out.
final class ViewFixture {
  let host: Host
  /// The instant of the next frame.
  var now = AnyClock.Instant(offset: .zero)
  private let wakes = WakeCounter()

  /// How often the loop was asked to wake up.
  var wakeCount: Int { wakes.count.load(ordering: .relaxed) }

  init(_ width: Int = 20, _ height: Int = 10, @ViewBuilder root: () -> some View) {
    let content = root()
    let wakes = wakes
    host = Host(
      size: Size(width: width, height: height),
      wake: { _ = wakes.count.add(1, ordering: .relaxed) },
      root: {
        VStack(alignment: .leading) { content }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      })
  }

  /// Makes one frame, and runs its effects.
  @discardableResult
  func frame() -> CellBuffer {
    let buffer = host.frame(at: now).buffer
    host.runEffects()
    return buffer
  }

  /// Makes frames until nothing has changed, and returns the last one.
  @discardableResult
  func draw() -> CellBuffer {
    var buffer = frame()
    var count = 1
    while host.needsFrame, count < 20 {
      buffer = frame()
      count += 1
    }
    return buffer
  }

  /// The text of the screen, blank rows at its end left out.
  var picture: String {
    var lines = draw().lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Presses keys, with a frame after each, and returns whether the last one was used.
  @discardableResult
  func press(_ keys: KeyEquivalent...) -> Bool {
    var isUsed = false
    if host.needsFrame { draw() }
    for key in keys {
      isUsed = host.send(.key(KeyPress(key)))
      draw()
    }
    return isUsed
  }

  @discardableResult
  func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) -> Bool {
    if host.needsFrame { draw() }
    let isUsed = host.send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
    draw()
    return isUsed
  }

  func resize(_ width: Int, _ height: Int) {
    host.send(.resize(Size(width: width, height: height)))
    draw()
  }
}

private final nonisolated class WakeCounter: Sendable {
  let count = Atomic(0)
}

/// What views look like on a screen of a size, from the top left corner.
func picture(_ width: Int, _ height: Int, @ViewBuilder _ root: () -> some View) -> String {
  ViewFixture(width, height, root: root).picture
}

/// Something for a view to count in, and to write down what happened.
final class Log {
  var entries: [String] = []
  var count = 0

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Logs in the place of a key handler.
  func handle(_ entry: String) -> KeyPress.Result {
    add(entry)
    return .handled
  }
}
