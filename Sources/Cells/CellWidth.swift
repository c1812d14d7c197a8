extension Unicode.Scalar {
  /// The columns that this scalar alone covers: 0, 1 or 2.
  ///
  /// Our own table, so that every machine lays text out alike whatever its C library knows.
  public var columns: Int {
    if value < 0x300 { return isControlOrSoftHyphen ? 0 : 1 }
    if isPlainWide { return 2 }
    if isZeroWidth { return 0 }
    return WideRanges.contains(value) ? 2 : 1
  }

  /// The bulk of Chinese, Japanese and Korean text, recognized without a table.
  private var isPlainWide: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3041...0x3096).contains(value)
      || (0x30A1...0x30FA).contains(value) || (0xAC00...0xD7A3).contains(value)
  }

  private var isControlOrSoftHyphen: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD
  }

  /// Whether this scalar draws onto the one before it, or not at all.
  private var isZeroWidth: Bool {
    // Hangul vowels and finals join the syllable that they follow.
    if isHangulJoiner { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol, .spaceSeparator, .privateUse:
      return false
    case .otherLetter, .unassigned: return properties.isDefaultIgnorableCodePoint
    @unknown default: return false
    }
  }

  /// Whether this scalar may stand in a cell: no control, no bidi control, nothing invisible.
  var isDrawable: Bool {
    if value < 0x300 { return columns == 1 }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return columns > 0 || isHangulJoiner
    }
  }

  private var isHangulJoiner: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }
}

extension WideRanges {
  static func contains(_ value: UInt32) -> Bool {
    let index = all.partitionIndex { $0.upperBound >= value }
    return index < all.count && all[index].contains(value)
  }
}

extension Array {
  /// The index from which on all elements meet a condition that none before it meets, found in few steps.
  package func partitionIndex(from start: Int = 0, where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StringProtocol {
  /// The columns that the drawable part of this text covers on one line.
  public var columns: Int {
    if let count = plainASCIICount { return count }
    var sum = 0
    for character in self { CellGlyph.each(in: character) { sum += $0.columns } }
    return sum
  }

  /// The length, where every byte is a printable ASCII character; else nil.
  package var plainASCIICount: Int? {
    utf8.withContiguousStorageIfAvailable { $0.plainASCIICount } ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes there are, where all are printable ASCII; else nil.
  var plainASCIICount: Int? {
    // Without a branch, many bytes are compared at once.
    var others: UInt8 = 0
    for byte in self { others |= byte &- 0x20 >= 0x5F ? 1 : 0 }
    return others == 0 ? count : nil
  }

  /// How many signs there are, where all are those that lines or blocks are drawn with; else nil. They are many, one
  /// column wide each, and known by their bytes.
  var boxSignCount: Int? {
    guard count.isMultiple(of: 3) else { return nil }
    for index in 0..<count / 3 {
      guard self[index * 3] == 0xE2, (0x94...0x96).contains(self[index * 3 + 1]),
        boxSign(index).value < 0x25A0
      else { return nil }
    }
    return count / 3
  }

  /// The sign with a number.
  func boxSign(_ number: Int) -> Unicode.Scalar {
    let value =
      UInt16(self[number * 3 + 1] & 0x3F) << 6 | UInt16(self[number * 3 + 2] & 0x3F)
    return Unicode.Scalar(0x2000 | value) ?? " "
  }
}

/// The scalars that cover two columns: East Asian Wide and Fullwidth, and emoji shown as pictures.
///
/// Source: EastAsianWidth.txt of Unicode 17.0, unassigned CJK planes included.
enum WideRanges {
  // swift-format-ignore
  static let all: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653,
    0x267F...0x267F, 0x268A...0x268F, 0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB,
    0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705,
    0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755,
    0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C,
    0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5,
    0x2FF0...0x3029, 0x3030...0x303E, 0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312F,
    0x3131...0x3163, 0x3165...0x318E, 0x3190...0x31E5, 0x31EF...0x321E, 0x3220...0x3247,
    0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x16FF6, 0x17000...0x18CD5, 0x18CFF...0x18D1E,
    0x18D80...0x18DF2, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE, 0x1B000...0x1B122,
    0x1B132...0x1B132, 0x1B150...0x1B152, 0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB,
    0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E,
    0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D8, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FA7C, 0x1FA80...0x1FA8A, 0x1FA8E...0x1FAC6, 0x1FAC8...0x1FAC8,
    0x1FACD...0x1FADC, 0x1FADF...0x1FAEA, 0x1FAEF...0x1FAF8, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
