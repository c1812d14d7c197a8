/// Gives every item of a document an id of its own.
struct UniqueIDs {
  /// The greatest id so far, while all were whole numbers that rise.
  private var highest = -1
  /// How often each id was asked for, once the ids do not simply rise.
  ///
  /// Most sources count their posts, and then no table is needed: it costs as much as all the rest.
  private var counts: [String: Int]?

  /// The id itself where it is new; else the id and the number of its occurrence.
  mutating func unique(_ wanted: String, after items: [FeedItem]) -> String {
    if counts == nil {
      if let number = Self.wholeNumber(wanted), number > highest {
        highest = number
        return wanted
      }
      counts = Dictionary(items.map { ($0.id, 1) }, uniquingKeysWith: +)
    }
    return counted(wanted)
  }
}

extension UniqueIDs {
  private mutating func counted(_ wanted: String) -> String {
    guard let count = counts?.updateValue(1, forKey: wanted) else { return wanted }
    var number = count + 1
    while counts?["\(wanted) (\(number))"] != nil { number += 1 }
    counts?[wanted] = number
    let other = "\(wanted) (\(number))"
    counts?[other] = 1
    return other
  }

  /// The number that a text writes in the one usual way, so that equal numbers are equal texts.
  private static func wholeNumber(_ text: String) -> Int? {
    guard text.utf8.count < 18, text.utf8.first != UInt8(ascii: "0") || text == "0" else {
      return nil
    }
    var number = 0
    for byte in text.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return text.isEmpty ? nil : number
  }
}
