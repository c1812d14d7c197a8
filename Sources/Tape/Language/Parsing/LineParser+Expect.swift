import Cells

extension LineParser {
  private enum Subject { case nothing, state, row }

  /// What follows `Expect` or `Wait`.
  mutating func expectation(of verb: String) throws(TapeFlaws) -> TapeExpectation {
    if let next, next.kind != .word { return .shows(try pattern()) }
    guard next != nil, !isAtEnd else { throw wanted("what the screen shows") }
    switch try choice(
      #""WORDS", /EXPRESSION/ or a word"#, ["no": Subject.nothing, "state": .state, "row": .row])
    {
    case .nothing: return .hides(try pattern())
    case .state: return try state(verb)
    case .row:
      begin("\(verb) row", usage: #"\#(verb) row N contains "WORDS" [style WORD…]"#)
      let row = try number("a row", 0...999)
      try choice("the word", ["contains": ()])
      return .row(row, contains: try pattern(), style: try style())
    }
  }

  private mutating func state(_ verb: String) throws(TapeFlaws) -> TapeExpectation {
    begin("\(verb) state", usage: #"\#(verb) state NAME, or \#(verb) state of "SOURCE" NAME"#)
    guard skip("of") else { return .state(try stateName()) }
    let source = try sourceName()
    return .sourceState(try stateName(), of: source)
  }

  private mutating func stateName() throws(TapeFlaws) -> String {
    if next?.kind == .text { return try filled("the name of a state").value }
    guard word != nil else { throw wanted("the name of a state") }
    return try take()?.value ?? ""
  }

  private mutating func style() throws(TapeFlaws) -> Style.Attributes? {
    guard try option("style") else { return nil }
    let names = Style.Attributes.named.map(\.name) + ["plain"]
    if skip("plain") {
      guard isAtEnd || !names.contains(next?.value ?? "") else { throw wanted("plain alone") }
      return []
    }
    var style: Style.Attributes = []
    repeat {
      guard let found = Style.Attributes.named.first(where: { $0.name == word?.value })
      else { throw wanted("a style (\(names.joined(separator: ", ")))", or: names) }
      style.insert(found.attribute)
      try take()
    } while word != nil
    return style
  }
}
