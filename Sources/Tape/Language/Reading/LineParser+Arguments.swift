extension LineParser {
  /// A text in quotes.
  mutating func text(_ what: String = "a text in quotes") throws(TapeFlaws) -> String {
    guard next?.kind == .text else { throw wanted(what) }
    return try take()?.value ?? ""
  }

  /// A text in quotes with something in it, and where it begins.
  mutating func filled(_ what: String) throws(TapeFlaws) -> (value: String, column: Int) {
    let column = column
    let value = try text("\(what) in quotes")
    guard !value.isEmpty else { throw TapeFlaws(column, "\(verb.name) wants \(what), not \"\"") }
    return (value, column)
  }

  /// A text or an expression to look for.
  mutating func pattern() throws(TapeFlaws) -> TapePattern {
    if next?.kind == .expression { return .expression(try take()?.value ?? "") }
    guard next?.kind == .text else {
      throw wanted("words in quotes or an expression between slashes")
    }
    return .text(try filled("words").value)
  }

  /// A whole number within a range.
  mutating func number(_ what: String, _ range: ClosedRange<Int>) throws(TapeFlaws) -> Int {
    let wanted = wanted("\(what) from \(range.lowerBound) to \(range.upperBound)")
    guard let next, next.kind == .word, let number = Int(next.value), range.contains(number) else {
      throw wanted
    }
    try take()
    return number
  }

  /// A number of times, if one is there.
  mutating func count() throws(TapeFlaws) -> Int {
    guard let next, next.kind == .word, let first = next.value.unicodeScalars.first,
      first == "-" || first.properties.numericType != nil
    else { return 1 }
    return try number("a count", 1...1000)
  }

  /// A time.
  mutating func time() throws(TapeFlaws) -> Duration {
    guard let next, next.kind == .word, !isAtEnd else { throw wanted("a time") }
    let time = try TapeTime.read(next.value, at: next.column)
    try take()
    return time
  }

  /// One of a few words.
  mutating func choice<Value>(
    _ what: String, _ choices: KeyValuePairs<String, Value>
  ) throws(TapeFlaws) -> Value {
    let names = choices.map(\.key)
    guard let next, next.kind == .word, !isAtEnd,
      let choice = choices.first(where: { $0.key == next.value })
    else {
      let list = names.joined(separator: ", ")
      throw wanted(names.count == 1 ? "\(what) \(list)" : "\(what) (\(list))", or: names)
    }
    try take()
    return choice.value
  }

  /// Whether a word comes next that may be left out; one that is misspelt is a mistake.
  mutating func option(_ word: String) throws(TapeFlaws) -> Bool {
    if skip(word) { return true }
    guard let next, next.kind == .word, !isAtEnd else { return false }
    guard Spelling.nearest(to: next.value, in: [word]) == nil else {
      throw wanted("nothing or \(word)", or: [word])
    }
    return false
  }
}
