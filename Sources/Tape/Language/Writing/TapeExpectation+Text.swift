import Cells

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
    case .text(let words): TapeText.quoted(words)
    case .expression(let expression): TapeText.slashed(expression)
    }
  }
}

extension TapeAnswer: CustomStringConvertible {
  /// What follows `Serve`.
  public var description: String {
    (delay == .zero ? "" : "after \(TapeTime.text(delay)) ") + "\(outcome)"
  }
}

extension TapeAnswer.Outcome: CustomStringConvertible {
  /// What follows `Serve`, but for the time.
  public var description: String {
    switch self {
    case .posts(nil): "posts"
    case .posts(let file?): "posts \(TapeText.quoted(file))"
    case .feed(let file, let charset):
      "feed \(TapeText.quoted(file))" + (charset.map { " charset \(TapeText.quoted($0))" } ?? "")
    case .empty: "empty"
    case .status(let code, let wait):
      "status \(code)" + (wait.map { " retry \(TapeTime.text($0))" } ?? "")
    case .fail(let words, let isPermanent):
      "fail \(TapeText.quoted(words))\(isPermanent ? " permanently" : "")"
    case .never: "never"
    }
  }
}
