/// A symbol as a terminal can show it.
nonisolated struct Symbol: Equatable, Sendable {
  let glyph: String
  /// What stands for the glyph where only ASCII can be shown.
  let ascii: String

  static let unknown = Symbol(glyph: "▢", ascii: "?")
  /// For names of what is off or forbidden.
  private static let off = Symbol(glyph: "⊘", ascii: "-")

  private init(glyph: String, ascii: String) {
    self.glyph = glyph
    self.ascii = ascii
  }

  /// The symbol of a name. A variant without a sign is drawn as what it is a variant of; a
  /// name that nobody knows is drawn as an empty box.
  init(named name: String) {
    if let known = Self.known[name] {
      self = known
      return
    }
    var parts = name.split(separator: ".")
    if let number = Self.number(parts) {
      self = number
      return
    }
    while !parts.isEmpty {
      if let known = Self.known[parts.joined(separator: ".")] {
        self = known
        return
      }
      if parts.contains("slash") {
        self = Self.off
        return
      }
      if let badge = parts.firstIndex(of: "badge"), badge > 0 {
        parts.removeSubrange(badge...)
      } else if let last = parts.last, Self.variants.contains(last) {
        parts.removeLast()
      } else {
        break
      }
    }
    self = .unknown
  }

  /// A number in a circle or a square, from 0 to 20: there are no signs for more.
  private static func number(_ parts: [Substring]) -> Symbol? {
    guard parts.count > 1, let number = UInt32(parts[0]), number <= 20,
      ["circle", "square"].contains(parts[1]),
      let sign = Unicode.Scalar(number == 0 ? 0x24EA : 0x245F + number)
    else { return nil }
    return Symbol(glyph: String(Character(sign)), ascii: number < 10 ? String(number) : "#")
  }

  func text(in set: SymbolSet) -> String {
    switch set {
    case .glyphs: glyph
    case .ascii: ascii
    }
  }

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "inverse", "rtl", "2", "3",
  ]

  private static let known = parse(table)

  private static func parse(_ table: String) -> [String: Symbol] {
    var known: [String: Symbol] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      let symbol = Symbol(glyph: String(words[0]), ascii: String(words[1]))
      for name in words[2...] { known[String(name)] = symbol }
    }
    return known
  }
}

/// The signs that symbols are drawn with.
package enum SymbolSet: Sendable {
  /// Signs of Unicode, one column wide.
  case glyphs
  /// Letters and signs that every terminal has.
  case ascii
}
