import Cells

extension Style {
  /// What makes a terminal that draws in one style draw in this one: the shorter of a change and a fresh
  /// start; empty where the styles are the same.
  func sgr(after old: Style = .plain) -> String {
    if self == old { return "" }
    if self == .plain { return "\u{1B}[m" }
    let change = codes(after: old).joined(separator: ";")
    let start = (["0"] + codes(after: .plain)).joined(separator: ";")
    return "\u{1B}[\(start.utf8.count < change.utf8.count ? start : change)m"
  }

  private func codes(after old: Style) -> [String] {
    var codes: [String] = []
    var added = attributes.subtracting(old.attributes)
    let removed = old.attributes.subtracting(attributes)
    // One code ends both weights, so the one that stays is begun again.
    if !removed.isDisjoint(with: [.bold, .dim]) {
      codes.append("22")
      added.formUnion(attributes.intersection([.bold, .dim]))
    }
    for code in Self.attributeCodes where removed.contains(code.attribute) {
      if let off = code.off { codes.append(off) }
    }
    codes += Self.attributeCodes.filter { added.contains($0.attribute) }.map(\.on)
    if foreground != old.foreground { codes.append(foreground.code(base: 30)) }
    if background != old.background { codes.append(background.code(base: 40)) }
    return codes
  }

  private static let attributeCodes: [(attribute: Attributes, on: String, off: String?)] = [
    (.bold, "1", nil), (.dim, "2", nil), (.italic, "3", "23"), (.underline, "4", "24"),
    (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]
}

extension CellColor {
  /// The parameters of the colour, for a foreground from 30 on and for a background from 40 on.
  fileprivate func code(base: Int) -> String {
    switch kind {
    case .standard: "\(base + 9)"
    case .palette(let index) where index < 8: "\(base + Int(index))"
    case .palette(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .palette(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
