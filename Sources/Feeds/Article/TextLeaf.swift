/// The text of one block in the making: bytes of UTF-8, and where its styles change.
///
/// White space and line breaks are only counted, and written when something visible follows: so none stands twice, and
/// none at an end.
struct TextLeaf {
  private struct Start {
    var offset: Int
    let style: Article.Style
    let target: Article.Target?
  }

  private var text: [UInt8] = []
  private var starts: [Start] = []
  private var hasSpace = false
  private var breaks = 0
  /// Whether code begins, in which a line break at its start is none.
  var beginsCode = false

  /// How many bytes there are.
  var count: Int { text.count }

  /// Takes text in, cleaned.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: Article.Style, _ target: Article.Target?,
    keepsSpace: Bool
  ) {
    if keepsSpace, bytes.index(of: 0x09) != nil {
      let spaces = bytes.flatMap { $0 == 0x09 ? Array(repeating: UInt8(0x20), count: 4) : [$0] }
      spaces.withUnsafeBufferPointer { append($0, style, target, keepsSpace: true) }
    } else if !TextCleaner.isClean(bytes) {
      TextCleaner.clean(bytes).withUnsafeBufferPointer {
        appendClean($0, style, target, keepsSpace: keepsSpace)
      }
    } else {
      appendClean(bytes, style, target, keepsSpace: keepsSpace)
    }
  }

  /// Writes a sign that the author did not, and that needs no cleaning.
  mutating func append(_ sign: String, _ style: Article.Style) {
    var sign = sign
    sign.withUTF8 { append($0, style, nil, keepsSpace: false) }
  }

  /// Writes the number of a link behind its words.
  mutating func appendNumber(_ number: Int) {
    startRun([], nil)
    text.append(0x20)
    startRun(.number, nil)
    text.append(contentsOf: "[\(number)]".utf8)
  }

  mutating func space() { hasSpace = true }

  mutating func breakLine() {
    hasSpace = false
    breaks = min(breaks + 1, 2)
  }

  /// What stands from an offset on.
  func text(from offset: Int) -> String {
    String(decoding: text[min(offset, text.count)...], as: UTF8.self)
  }

  /// The runs, and the leaf is empty again; none where there is nothing to be seen.
  mutating func take() -> [Article.Run] {
    defer {
      text.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
      hasSpace = false
      breaks = 0
    }
    while text.last == 0x20 || text.last == 0x0A { text.removeLast() }
    guard !text.isEmpty else { return [] }
    var runs: [Article.Run] = []
    runs.reserveCapacity(starts.count)
    text.withUnsafeBufferPointer { text in
      for (index, start) in starts.enumerated() where start.offset < text.count {
        let end = index + 1 < starts.count ? min(starts[index + 1].offset, text.count) : text.count
        guard end > start.offset else { continue }
        let bytes = UnsafeBufferPointer(rebasing: text[start.offset..<end])
        runs.append(
          Article.Run(
            text: String(decoding: bytes, as: UTF8.self), style: start.style, target: start.target))
      }
    }
    return runs
  }
}

extension TextLeaf {
  private mutating func appendClean(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: Article.Style, _ target: Article.Target?,
    keepsSpace: Bool
  ) {
    if keepsSpace {
      appendKeeping(bytes, style, target)
    } else {
      appendCollapsing(bytes, style, target)
    }
  }

  private mutating func appendCollapsing(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: Article.Style, _ target: Article.Target?
  ) {
    var index = 0
    while index < bytes.count {
      let gap = bytes.gap(at: index)
      if gap > 0 {
        hasSpace = true
        index += gap
        continue
      }
      var end = index + 1
      // A single space between two words stays as it is, so words are written many at once.
      while end < bytes.count {
        if bytes[end] > 0x20, bytes[end] != 0xC2 || bytes.gap(at: end) == 0 {
          end += 1
        } else if bytes[end] == 0x20, end + 1 < bytes.count, bytes.gap(at: end + 1) == 0 {
          end += 2
        } else {
          break
        }
      }
      begin(style, target)
      text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<end]))
      index = end
    }
  }

  private mutating func appendKeeping(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: Article.Style, _ target: Article.Target?
  ) {
    var kept = beginsCode && bytes.first == 0x0A ? 1 : 0
    guard kept < bytes.count else { return }
    beginsCode = false
    for _ in 0..<breaks { text.append(0x0A) }
    breaks = 0
    startRun(style, target)
    for index in kept..<bytes.count
    where bytes[index] == 0xA0 && index > kept && bytes[index - 1] == 0xC2 {
      text += bytes[kept..<index - 1]
      text.append(0x20)
      kept = index + 1
    }
    text += bytes[kept...]
  }

  /// Writes what is pending before text of a style.
  private mutating func begin(_ style: Article.Style, _ target: Article.Target?) {
    if !text.isEmpty, let last = starts.last {
      if breaks > 0 {
        // The number of a link ends with its line.
        if last.style.contains(.number) { startRun([], nil) }
        for _ in 0..<breaks { text.append(0x0A) }
      } else if hasSpace {
        // A line below a link does not go on below the space after it.
        startRun(
          last.style.subtracting(.number).intersection(style), last.target == target ? target : nil)
        text.append(0x20)
      }
    }
    breaks = 0
    hasSpace = false
    startRun(style, target)
  }

  private mutating func startRun(_ style: Article.Style, _ target: Article.Target?) {
    if let last = starts.last, last.style == style, last.target == target { return }
    if starts.last?.offset == text.count { starts.removeLast() }
    if let last = starts.last, last.style == style, last.target == target { return }
    starts.append(Start(offset: text.count, style: style, target: target))
  }
}

// What stands higher or lower.
extension TextLeaf {
  /// Writes the end of the text in raised or lowered signs where there are some, or behind `^` or `_`.
  mutating func shift(from offset: Int, isRaised: Bool) {
    guard offset < text.count, text[offset] > 0x20, offset == 0 || text[offset - 1] > 0x20 else {
      return
    }
    var end = text.count
    if let number = starts.last, number.style == .number, number.offset > offset {
      end = number.offset - 1
    }
    guard end > offset, end - offset <= 200 else { return }
    let whole = String(decoding: text[offset..<end], as: UTF8.self)
    let isNote = whole.first == "[" && whole.last == "]"
    let inner = isNote ? String(whole.dropFirst().dropLast()) : whole
    // A number in a link is raised before what is said around the link.
    if isRaised, inner.allSatisfy({ Self.raisedSigns.contains($0) }) { return }
    let shifted = inner.compactMap { (isRaised ? Self.raised : Self.lowered)[$0] }
    if !inner.isEmpty, shifted.count == inner.count {
      replace(offset..<end, with: Array(String(shifted).utf8))
    } else if offset > 0,
      let first = whole.first(where: { !"+-−".contains($0) }), first.isLetter || first.isNumber,
      !Self.ordinals.contains(whole)
    {
      let isLong = whole.count > 1
      replace(end..<end, with: isLong ? [UInt8(ascii: ")")] : [])
      let sign = (isRaised ? "^" : "_") + (isLong ? "(" : "")
      replace(offset..<offset, with: Array(sign.utf8))
    }
  }

  /// Replaces bytes; what is put between two runs belongs to the second.
  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    text.replaceSubrange(range, with: bytes)
    let change = bytes.count - range.count
    for index in starts.indices where starts[index].offset > range.lowerBound {
      // Runs within are one with the first of them.
      starts[index].offset = max(
        range.lowerBound + (starts[index].offset < range.upperBound ? 0 : bytes.count),
        starts[index].offset + change)
    }
  }

  private static let ordinals: Set = [
    "st", "nd", "rd", "th", "er", "e", "o", "a", "TM", "SM",
  ]
  private static let raised = table("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ")
  private static let raisedSigns = Set(raised.values)
  private static let lowered = table("0123456789+-−=()aeoxhklmnpst", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ")

  private static func table(_ plain: String, _ signs: String) -> [Character: Character] {
    Dictionary(uniqueKeysWithValues: zip(plain, signs))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes of white space are at an index.
  @inline(__always)
  fileprivate func gap(at index: Int) -> Int {
    switch self[index] {
    case 0x20, 0x0A, 0x0D, 0x09, 0x0C: 1
    case 0xC2 where index + 1 < count && self[index + 1] == 0xA0: 2
    default: 0
    }
  }
}
