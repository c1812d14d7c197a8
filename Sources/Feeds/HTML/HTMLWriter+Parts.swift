extension HTMLWriter {
  mutating func writeRule() {
    lines.part(2)
    mark()
    lines.append("───")
    lines.part(2)
  }

  mutating func beginItem(_ attributes: HTMLAttributes) {
    guard let list = lists.last else { return lines.beginItem("• ", follows: false) }
    let isNumbered = frames[list].element == .numberedList
    if let value = attributes["value"].flatMap({ Int($0) }) { frames[list].count = value }
    lines.beginItem(
      isNumbered ? "\(frames[list].count). " : "• ", follows: frames[list].mark != nil)
    frames[list].count &+= 1
  }

  mutating func beginCell() {
    guard let row = frames.indices.last, frames[row].element == .row else { return lines.part(1) }
    lines.beginCell(isFirst: frames[row].count == 0, follows: frames[row].mark != nil)
    frames[row].count += 1
  }

  mutating func endTablePart(_ frame: Frame) {
    if frame.element == .row {
      lines.endRow(hasText: frame.mark != nil)
    } else {
      lines.endCell()
    }
  }

  mutating func beginLink(_ frame: inout Frame, _ attributes: HTMLAttributes) {
    openLink = frames.count
    // A link within the same page is nowhere that one could go to from here.
    guard let address = attributes["href"], !address.hasPrefix("#") else { return }
    frame.address = self.address(of: address)
  }

  mutating func endLink(_ frame: Frame) {
    openLink = nil
    guard let address = frame.address else { return }
    if let mark = frame.mark {
      let text = lines.text(from: mark)
      let isAddress = Self.isAddress(text, of: address)
      guard let number = number(of: address), !isAddress else { return }
      lines.append(" [\(number)]")
    } else if frame.hasPicture, let number = number(of: address) {
      mark()
      lines.append("[image] [\(number)]")
    }
  }

  /// Whether a text shows an address already.
  private static func isAddress(_ text: String, of address: String) -> Bool {
    if text == address || "mailto:" + text == address { return true }
    return text.utf8.contains(UInt8(ascii: ":")) && SafeLink.link(text) == address
  }

  mutating func writeImage(_ attributes: HTMLAttributes) {
    if attributes.isDot { return }
    let words = TextCleaner.clean(attributes["alt"] ?? "", lines: .one).split(separator: " ")
    if words.isEmpty {
      hasPicture = true
      if let openLink { frames[openLink].hasPicture = true }
      return
    }
    let alt = words.joined(separator: " ")
    // One or two signs stand for themselves: most are the picture of an emoji.
    let isSign = alt.count <= 2 && !alt.contains { $0.isLetter || $0.isNumber }
    mark()
    lines.append(isSign ? alt : "[image: \(alt)]")
  }

  mutating func writeMedia(_ word: String, _ frame: Frame) {
    guard let address = frame.address, let number = number(of: address) else { return }
    let title = TextCleaner.clean(frame.title ?? "", lines: .one)
    mark()
    lines.append(title.isEmpty ? "[\(word)]" : "[\(word): \(title)]")
    lines.append(" [\(number)]")
  }

  mutating func wrap(_ frame: Frame, _ left: String, _ right: String) {
    guard let mark = frame.mark else { return }
    lines.insert(left, at: mark)
    lines.append(right)
  }

  /// Writes what stands higher or lower than the line such that x² is not x2.
  mutating func shift(_ frame: Frame) {
    guard let mark = frame.mark, mark > 0, lines.bytes[mark - 1] > 0x20,
      lines.bytes.count - mark <= 200
    else { return }
    let isRaised = frame.element == .raised
    let text = lines.text(from: mark)
    let signs = Dictionary(
      uniqueKeysWithValues: zip("0123456789+-−", isRaised ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻" : "₀₁₂₃₄₅₆₇₈₉₊₋₋"))
    let shifted = text.compactMap { signs[$0] }
    if shifted.count == text.count {
      lines.replace(from: mark, with: String(shifted))
    } else if let first = text.first, first.isLetter || first.isNumber,
      !["st", "nd", "rd", "th", "er", "e", "o", "a", "TM", "SM"].contains(text)
    {
      let hasSpace = text.contains(" ") && !text.contains("[")
      lines.insert(isRaised ? hasSpace ? "^(" : "^" : hasSpace ? "_(" : "_", at: mark)
      if hasSpace { lines.append(")") }
    }
  }

  /// Where a link leads; nil where it is not safe, and where there are no numbers for it anyway.
  mutating func address(of text: String) -> String? {
    if !hasNumbers { return nil }
    if let known = addresses[text] { return known }
    guard addresses.count < Self.maximumAddresses else { return nil }
    let address = SafeLink.link(text, base: base)
    addresses.updateValue(address, forKey: text)
    return address
  }

  /// The number of an address, the same wherever it occurs; nil where there is no number for it.
  private mutating func number(of address: String) -> Int? {
    if !hasNumbers { return nil }
    if let number = numbers[address] { return number }
    guard links.count < Self.maximumLinks else { return nil }
    links.append(address)
    numbers[address] = links.count
    return links.count
  }
}
