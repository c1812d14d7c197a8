import Cells
import StateKit
import Views

/// A whole screen without a terminal: a clock that the test turns, keys in and frames out.
public protocol ScreenFixture: AnyObject {
  var host: Host { get }
  var clock: TestClock { get }
}

extension ScreenFixture {
  public var text: String { draw().text }

  /// Makes frames until nothing has changed, and returns the last one.
  @discardableResult
  public func draw() -> CellBuffer {
    var buffer: CellBuffer
    repeat {
      buffer = host.frame(at: clock.now).buffer
      host.runEffects()
    } while host.needsFrame
    return buffer
  }

  public func press(_ keys: KeyEquivalent...) {
    for key in keys {
      host.send(.key(KeyPress(key)))
      draw()
    }
  }

  /// Several keys that arrive before the next frame.
  public func burst(_ keys: KeyEquivalent...) {
    for key in keys { host.send(.key(KeyPress(key))) }
    draw()
  }

  /// What differs between the screen and the golden of a name and of the screen's size, in words.
  ///
  /// - Parameter testFile: The file of the test, which the goldens lie beside.
  public func difference(from name: String, testFile: String = #filePath) throws -> String? {
    try ScreenGolden(name, testFile: testFile).difference(from: draw())
  }
}
