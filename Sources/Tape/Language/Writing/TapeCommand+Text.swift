import Cells

extension TapeCommand: CustomStringConvertible {
  /// The command as a tape writes it; reading it gives the same command.
  public var description: String {
    switch self {
    case .serve(let response, let source):
      "Serve \(source.map { TapeText.quoted($0) + " " } ?? "")\(response)"
    case .servePicture(let response):
      "Serve \(response.delayText)picture \(response.outcome.pictureText)"
    case .press(let press, let count, let pause): TapeKey.text(press, count: count, pause: pause)
    case .type(let text, let pause): "Type\(at(pause)) \(TapeText.quoted(text))"
    case .click(let point): "Click \(point.x) \(point.y)"
    case .scroll(let isUp, let point, let count):
      "Scroll\(isUp ? "Up" : "Down") \(point.x) \(point.y)\(count == 1 ? "" : " \(count)")"
    case .resize(let size): "Resize \(size.width) \(size.height)"
    case .paste(let text): "Paste \(TapeText.quoted(text))"
    case .focus(let isActive): "Focus \(isActive ? "in" : "out")"
    case .restart: "Restart"
    case .sleep(let time): "Sleep \(TapeTime.text(time))"
    case .wait(let expectation, let limit): "Wait\(at(limit)) \(expectation)"
    case .expect(let expectation): "Expect \(expectation)"
    case .screenshot(let file, _): "Screenshot \(TapeText.quoted(file))"
    case .golden(let name): "Golden \(TapeText.quoted(name))"
    case .hide: "Hide"
    case .show: "Show"
    }
  }

  private func at(_ time: Duration?) -> String { time.map { "@" + TapeTime.text($0) } ?? "" }
}

extension TapeCommand {
  /// The command with a file that it names as a tape names it.
  func naming(relativeTo tape: String) -> TapeCommand {
    if case .servePicture(var response) = self, case .picture(let path) = response.outcome {
      response.outcome = .picture(file: TapePath.name(of: path, inFolderOf: tape))
      return .servePicture(response)
    }
    guard case .serve(var response, let source) = self else { return self }
    switch response.outcome {
    case .posts(let path?):
      response.outcome = .posts(file: TapePath.name(of: path, inFolderOf: tape))
    case .feed(let path, let charset):
      response.outcome = .feed(file: TapePath.name(of: path, inFolderOf: tape), charset: charset)
    case .posts(nil), .picture, .empty, .status, .fail, .never: break
    }
    return .serve(response, of: source)
  }
}

extension TapeKey {
  /// A press as a tape writes it; a key that is no verb is typed.
  fileprivate static func text(_ press: KeyPress, count: Int, pause: Duration?) -> String {
    guard let name = name(press) else {
      let text = String(repeating: press.key.character, count: count)
      return "Type@\(TapeTime.text(pause ?? .zero)) \(TapeText.quoted(text))"
    }
    return name + (pause.map { "@" + TapeTime.text($0) } ?? "") + (count == 1 ? "" : " \(count)")
  }

  private static func name(_ press: KeyPress) -> String? {
    let held = press.modifiers
    if let name = named.first(where: { $0.key == press.key })?.name { return prefix(held) + name }
    let character = press.key.character
    if held.contains(.control) { return prefix(held) + TapeText.key(character) }
    if held.subtracting(.shift) != [] {
      let shown = held.contains(.shift) ? single(character.uppercased()) : character
      return prefix(held.subtracting(.shift)) + TapeText.key(shown ?? character)
    }
    let small = character.lowercased()
    let isLetter = single(small).flatMap { single($0.uppercased()) }?.isUppercase ?? false
    guard isLetter, held == .shift || small != String(character) else { return nil }
    return "Shift+" + small
  }

  private static func prefix(_ held: EventModifiers) -> String {
    modifiers.filter { held.contains($0.modifier) }.map { $0.name + "+" }.joined()
  }
}

extension TapeExpectation: CustomStringConvertible {
  /// What follows `Expect`.
  public var description: String {
    switch self {
    case .state(let name):
      // After a bare `of` the name of a source would be looked for.
      "state \(name == "of" ? TapeText.quoted(name) : TapeText.word(name))"
    case .sourceState(let name, let source):
      "state of \(TapeText.quoted(source)) \(TapeText.word(name))"
    case .shows(let pattern): "\(pattern)"
    case .hides(let pattern): "no \(pattern)"
    case .row(let row, let pattern, let style):
      "row \(row) contains \(pattern)"
        + (style.map { " style " + ($0.isEmpty ? "plain" : $0.names.joined(separator: " ")) } ?? "")
    }
  }
}

extension TapePattern: CustomStringConvertible {
  /// The words in quotes, or the expression between slashes.
  public var description: String {
    switch self {
    case .text(let text): TapeText.quoted(text)
    case .expression(let expression): TapeText.slashed(expression)
    }
  }
}

extension TapeResponse: CustomStringConvertible {
  /// What follows `Serve`.
  public var description: String { "\(delayText)\(outcome)" }

  fileprivate var delayText: String {
    delay == .zero ? "" : "after \(TapeTime.text(delay)) "
  }
}

extension TapeResponse.Outcome: CustomStringConvertible {
  /// What follows `Serve`, but for the time.
  public var description: String {
    switch self {
    case .posts(nil): "posts"
    case .posts(let file?): "posts \(TapeText.quoted(file))"
    case .feed(let file, let charset):
      "feed \(TapeText.quoted(file))" + (charset.map { " charset \(TapeText.quoted($0))" } ?? "")
    case .picture(let file): "picture \(TapeText.quoted(file))"
    case .empty: "empty"
    case .status(let code, let wait):
      "status \(code)" + (wait.map { " retry \(TapeTime.text($0))" } ?? "")
    case .fail(let message, let isPermanent):
      "fail \(TapeText.quoted(message))\(isPermanent ? " permanently" : "")"
    case .never: "never"
    }
  }
}

extension TapeResponse.Outcome {
  /// What follows `picture`: nothing is repeated for one, so nothing is said of that.
  fileprivate var pictureText: String {
    switch self {
    case .picture(let file): TapeText.quoted(file)
    case .fail(let message, _): "fail \(TapeText.quoted(message))"
    case .status(let code, _): "status \(code)"
    case .posts, .feed, .empty, .never: description
    }
  }
}

extension TapeSource: CustomStringConvertible {
  /// What follows `Set Source`.
  public var description: String {
    let details = [("in", folder), ("at", address), ("kept", kept)].compactMap { word, value in
      value.map { " \(word) \(TapeText.quoted($0))" }
    }
    return TapeText.quoted(name) + details.joined() + (isNew ? " new" : "")
  }
}
