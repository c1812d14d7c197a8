/// A piece of a line, between blanks.
struct TapeToken {
  enum Kind {
    /// What stands without quotes.
    case word
    /// What stood in quotes.
    case text
    /// What stood between slashes.
    case expression
  }

  let kind: Kind
  /// The value: without its quotes, its escapes resolved.
  let value: String
  /// How it is written, for messages.
  let source: String
  /// Where it begins, from 1.
  let column: Int
  /// The column behind it.
  let end: Int
  /// What is wrong with the way it is written.
  let flaws: [TapeFlaw]

  /// The verb that it is, nil for a key and for all else.
  var verb: TapeVerb? {
    kind == .word ? TapeVerb(rawValue: TapeVerb.split(value).name) : nil
  }

  /// Whether a command begins here.
  var isVerb: Bool { kind == .word && TapeVerb.begins(with: value) }
}

/// Something wrong in a line.
struct TapeFlaw: Equatable {
  /// Where, from 1.
  let column: Int
  /// What, and what would be right.
  let message: String
}

/// What keeps a command from being read.
struct TapeFlaws: Error {
  let all: [TapeFlaw]

  init(_ all: [TapeFlaw]) { self.all = all }

  init(_ column: Int, _ message: String) { all = [TapeFlaw(column: column, message: message)] }
}
