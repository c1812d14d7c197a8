import Cells
import Tape
import TestSupport

/// Commands and rubble at random.
enum RandomTape {
  /// Every file is there, and none is a tape.
  static let files = TapeFiles(read: { _ in .failure(.missing) }, isFile: { _ in true })

  static func command(_ random: inout SeededGenerator) -> TapeCommand {
    switch random.number(0...15) {
    case 0: .serve(TapeResponse(outcome(&random), after: time(&random)))
    case 15: .servePicture(TapeResponse(picture(&random), after: time(&random)))
    case 1: .press(press(&random), count: random.number(1...1000), pause: pause(&random))
    case 2: .type(text(&random), pause: pause(&random))
    case 3: .click(point(&random))
    case 4: .scroll(isUp: .random(using: &random), at: point(&random), count: random.number(1...9))
    case 5: .resize(Size(width: random.number(1...1000), height: random.number(1...1000)))
    case 6: .paste(text(&random))
    case 7: .focus(isActive: .random(using: &random))
    case 8: .sleep(time(&random))
    case 9: .wait(expectation(&random), limit: pause(&random))
    case 10, 11: .expect(expectation(&random))
    case 12: .screenshot(file: "a b/\(random.number(0...9)).svg", format: .svg)
    case 13: .golden("a-b.\(random.number(0...9))")
    case _: [TapeCommand.hide, .show, .restart][random.number(0...2)]
    }
  }

  /// A piece of a tape that may not be one.
  static func litter(_ random: inout SeededGenerator) -> String {
    let words = [
      "Set", "Columns", "Theme", "Type", "Expect", "row", "state", "style", "Serve", "after", "\"",
      "'", "/", "\\", "\\u{", "}", "(", "[", "*", "{2", "@", "+", "Ctrl+", "#", "\n", "\r\n", "\r",
      "\u{FEFF}", "\u{301}", "👩‍👩", "\0", "-1", "99999999999999999999", "0.5", "ms", "Enter", " ",
      "(?<", "\\p{", "Source", "Screenshot", ".svg", "..", "Golden",
    ]
    switch random.number(0...5) {
    case 0: return "\(command(&random))"
    case 1: return "\(command(&random))\n"
    case 2: return String("\(command(&random))".dropLast(random.number(1...5)))
    case 3: return text(&random)
    case _: return words[random.number(0...words.count - 1)] + [" ", ""][random.number(0...1)]
    }
  }

  static func text(_ random: inout SeededGenerator, least: Int = 0) -> String {
    let pieces = [
      "a", "Type", " ", "\"", "\\", "'", "`", "\n", "\t", "\r", "\0", "\u{1B}", "\u{301}", "é", "文",
      "👩‍👩‍👧", "🇩🇪", "\u{200D}", "\u{FEFF}", "\u{2028}", "\u{85}", "#", "/", "\\u{41}", "\u{F700}",
      "\u{202E}",
    ]
    return (0..<random.number(least...6)).map { _ in pieces[random.number(0...pieces.count - 1)] }
      .joined()
  }

  private static func outcome(_ random: inout SeededGenerator) -> TapeResponse.Outcome {
    switch random.number(0...6) {
    case 0: .posts(file: nil)
    case 1: .posts(file: text(&random, least: 1))
    case 2: .empty
    case 3: .status(random.number(300...999), retryAfter: pause(&random))
    case 4: .fail(text(&random, least: 1), isPermanent: .random(using: &random))
    case 5:
      .feed(
        file: text(&random, least: 1),
        charset: Bool.random(using: &random) ? text(&random, least: 1) : nil)
    case _: .never
    }
  }

  private static func picture(_ random: inout SeededGenerator) -> TapeResponse.Outcome {
    switch random.number(0...4) {
    case 0: .picture(file: text(&random, least: 1))
    case 1: .empty
    case 2: .status(random.number(300...999))
    case 3: .fail(text(&random, least: 1), isPermanent: true)
    case _: .never
    }
  }

  private static func press(_ random: inout SeededGenerator) -> KeyPress {
    let held: [EventModifiers] = [[], .control, .option, .shift, [.control, .command]]
    let named: [KeyEquivalent] = [.return, .escape, .tab, .space, .delete, .upArrow, .pageDown]
    if Bool.random(using: &random) {
      return KeyPress(named[random.number(0...6)], modifiers: held[random.number(0...4)])
    }
    let characters: [Character] = [
      "a", "z", "é", "文", "+", "@", "#", "\"", "/", "-", "1", "\u{301}", "\u{A0}", "\u{F704}",
      "\u{600}", "\u{903}", "\0", "\u{1F1E9}",
    ]
    let character = characters[random.number(0...characters.count - 1)]
    let capital = KeyPress(KeyEquivalent(["G", "É"][random.number(0...1)]))
    return [
      KeyPress(KeyEquivalent(character), modifiers: [.control, .option]),
      KeyPress(KeyEquivalent(character), modifiers: .option), capital,
    ][random.number(0...2)]
  }

  private static func expectation(_ random: inout SeededGenerator) -> TapeExpectation {
    switch random.number(0...3) {
    case 0: .state(text(&random, least: 1))
    case 1: .shows(pattern(&random))
    case 2: .hides(pattern(&random))
    case _:
      .row(
        random.number(0...999), contains: pattern(&random),
        style: Bool.random(using: &random)
          ? nil : Style.Attributes(rawValue: UInt16(random.number(0...63))))
    }
  }

  private static func pattern(_ random: inout SeededGenerator) -> TapePattern {
    let expressions = ["a/b", "/", "\\\\/", "#", "[\"'`/]+", "(a|b)*", "\\.", "文\\d", "^x$", " "]
    return Bool.random(using: &random)
      ? .text(text(&random, least: 1)) : .expression(expressions[random.number(0...9)])
  }

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(x: random.number(0...999), y: random.number(0...999))
  }

  private static func pause(_ random: inout SeededGenerator) -> Duration? {
    Bool.random(using: &random) ? time(&random) : nil
  }

  private static func time(_ random: inout SeededGenerator) -> Duration {
    switch random.number(0...4) {
    case 0: .zero
    case 1: .milliseconds(random.number(1...100_000))
    case 2: .nanoseconds(random.number(1...100_000_000_000))
    case 3: .seconds(random.number(0...86_400))
    case _:
      Duration(
        secondsComponent: Int64(random.number(0...86_399)),
        attosecondsComponent: Int64(random.number(0...999_999_999_999_999_999)))
    }
  }
}
