import TerminalUIFoundation

/// Views on their own screen, from the top left corner: keys and clicks in, text out.
final class ControlScreen {
  private let host: Views.Host

  init(_ width: Int = 40, _ height: Int = 10, @ViewBuilder root: () -> some View) {
    let content = root()
    host = Views.Host(size: Size(width: width, height: height)) {
      VStack(alignment: .leading) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    draw()
  }

  /// The rows, once nothing changes any more.
  @discardableResult
  func draw() -> [String] {
    var lines: [String] = []
    for _ in 0..<20 {
      lines = host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines
      host.runEffects()
      if !host.needsFrame { break }
    }
    return lines
  }

  @discardableResult
  func press(_ keys: KeyEquivalent...) -> Bool {
    var isUsed = false
    for key in keys {
      isUsed = host.send(.key(KeyPress(key)))
      draw()
    }
    return isUsed
  }

  func type(_ text: String) { for character in text { press(KeyEquivalent(character)) } }

  @discardableResult
  func click(_ x: Int, _ y: Int) -> Bool {
    let isUsed = host.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
    host.send(.mouse(MouseEvent(.release, at: Point(x: x, y: y))))
    draw()
    return isUsed
  }
}
