import Cells

extension TapeCommand {
  /// The step that brings an event about; nil for what a tape does not do.
  init?(_ event: Event) {
    switch event {
    case .key(let press):
      self =
        press.isTyped ? .type(press.characters, pause: nil) : .press(press, count: 1, pause: nil)
    case .mouse(let event):
      switch event.action {
      case .press: self = .click(event.location.inLimits)
      // A click brings its own.
      case .release: return nil
      case .scrollUp: self = .scroll(isUp: true, at: event.location.inLimits, count: 1)
      case .scrollDown: self = .scroll(isUp: false, at: event.location.inLimits, count: 1)
      }
    case .paste(let text): self = .paste(text)
    case .focus(let isActive): self = .focus(isActive: isActive)
    case .resize(let size): self = .resize(size.inLimits)
    case .suspend: self = .press(KeyPress("z", modifiers: .control), count: 1, pause: nil)
    case .resumed, .terminate, .endOfInput: return nil
    }
  }
}

extension KeyPress {
  /// Whether the key is best written as the text that it types.
  fileprivate var isTyped: Bool {
    modifiers.isEmpty && !characters.isEmpty && key != .return && key != .tab
  }
}

extension Size {
  /// The nearest size that a tape can hold.
  fileprivate var inLimits: Size {
    Size(width: min(max(width, 1), 1000), height: min(max(height, 1), 1000))
  }
}

extension Point {
  /// The nearest cell that a tape can hold.
  fileprivate var inLimits: Point { Point(x: min(max(x, 0), 999), y: min(max(y, 0), 999)) }
}
