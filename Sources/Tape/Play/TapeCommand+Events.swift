import Cells

extension TapeCommand {
  /// What reaches the program, and the time that passes after each; none for what is no input.
  func events(typingSpeed: Duration) -> [(event: Event, pause: Duration)] {
    switch self {
    case .press(let press, let count, let pause):
      Array(repeating: (.key(press), pause ?? .zero), count: count)
    case .type(let text, let pause):
      text.map { (.key(KeyPress(KeyEquivalent(typing: $0))), pause ?? typingSpeed) }
    case .click(let point):
      [MouseEvent.Action.press, .release].map { (.mouse(MouseEvent($0, at: point)), .zero) }
    case .scroll(let isUp, let point, let count):
      Array(
        repeating: (.mouse(MouseEvent(isUp ? .scrollUp : .scrollDown, at: point)), .zero),
        count: count)
    case .resize(let size): [(.resize(size), .zero)]
    case .paste(let text): [(.paste(text), .zero)]
    case .focus(let isActive): [(.focus(isActive: isActive), .zero)]
    case .serve, .servePicture, .restart, .sleep, .wait, .expect, .screenshot, .golden, .hide,
      .show:
      []
    }
  }

  /// What a report calls the last input: a text in quotes, a key by its name, or the step as it is written.
  var inputText: String {
    if case .type(let text, _) = self { return TapeText.quoted(text) }
    if case .press(let press, _, _) = self { return "\(Self.press(press, count: 1, pause: nil))" }
    return "\(self)"
  }
}

extension KeyEquivalent {
  /// The key that types a character; a line break is Enter.
  fileprivate init(typing character: Character) {
    self.init(character.isNewline ? "\r" : character)
  }
}
