/// Text as the index of words takes it. Scripts that put no spaces between words become pairs of letters that follow one
/// another, so that a part of such a text is found wherever it stands; an emoji, which is in no word, becomes a word.
struct WordPairs {
  private var text = String.UnicodeScalarView()
  /// Letters that follow one another without a space.
  private var run: [Unicode.Scalar] = []

  /// - Parameter isSearch: Whether it is what a user looks for. In what is kept each run ends with its last letter alone,
  ///   so that one letter is found as the beginning of a pair wherever it stands.
  static func spaced(_ text: String, isSearch: Bool = false) -> String {
    // Most texts have no such letter; all of them take three bytes at least.
    guard text.utf8.contains(where: { $0 >= 0xE0 }) else { return text }
    var pairs = WordPairs()
    for scalar in text.unicodeScalars { pairs.add(scalar, isSearch) }
    pairs.endRun(isSearch)
    return String(pairs.text)
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ isSearch: Bool) {
    let isUnsegmented = Self.isUnsegmented(scalar)
    guard isUnsegmented || !run.isEmpty else { return text.append(scalar) }
    switch scalar.properties.generalCategory {
    // They belong to the letter before them, and the index knows none.
    case .nonspacingMark, .spacingMark: return
    case .otherLetter, .modifierLetter, .letterNumber:
      if isUnsegmented { return run.append(scalar) }
    default: break
    }
    endRun(isSearch)
    guard isUnsegmented else { return text.append(scalar) }
    let isEmoji = scalar.properties.isEmojiPresentation
    text.append(contentsOf: (isEmoji ? " emoji\(scalar.value) " : " ").unicodeScalars)
  }

  private mutating func endRun(_ isSearch: Bool) {
    guard !run.isEmpty else { return }
    let isWhole = !isSearch || run.count == 1
    text.append(" ")
    for index in run.indices.dropLast(isWhole ? 0 : 1) {
      text.append(contentsOf: run[index..<min(index + 2, run.count)])
      text.append(" ")
    }
    run = []
  }

  /// Whether it is of a script that puts no spaces between words, or a sign that is in no word, as an emoji.
  static func isUnsegmented(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0E00: false
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF: true  // Han, Kana
    default: scalar.properties.isEmojiPresentation
    }
  }
}
