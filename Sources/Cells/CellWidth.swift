extension Unicode.Scalar {
  /// The columns that this scalar covers by itself: 0, 1 or 2.
  ///
  /// Our own table, so that every machine lays text out alike whatever its C library knows.
  public var columns: Int {
    if value < 0x300 { return isControlOrSoftHyphen ? 0 : 1 }
    if isPlainWide { return 2 }
    if isZeroWidth { return 0 }
    return WideRanges.contains(value) ? 2 : 1
  }

  /// The bulk of Chinese, Japanese and Korean text, told without a look at any table.
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
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return true }
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
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      let range = all[middle]
      if value < range.lowerBound {
        high = middle
      } else if value > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
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
    utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
    } ?? nil
  }

  /// The sign, where this is one sign that lines or blocks are drawn with: they are many, one column
  /// wide each, and known by their bytes.
  var boxSign: Unicode.Scalar? {
    utf8.withContiguousStorageIfAvailable { bytes -> Unicode.Scalar? in
      guard bytes.count == 3, bytes[0] == 0xE2,
        bytes[1] == 0x94 || bytes[1] == 0x95 || bytes[1] == 0x96
      else { return nil }
      let value = 0x2000 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
      return value < 0x25A0 ? Unicode.Scalar(value) : nil
    } ?? nil
  }
}
