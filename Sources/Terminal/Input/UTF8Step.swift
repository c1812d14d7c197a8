/// The first scalar of some bytes.
nonisolated struct UTF8Step {
  /// The bytes that it takes, 0 while the rest of it has not come.
  let length: Int
  /// Nil for bytes that are no text.
  let scalar: Unicode.Scalar?

  init(_ bytes: ArraySlice<UInt8>) {
    let wanted: Int
    switch bytes.first ?? 0 {
    case 0x00..<0x80: wanted = 1
    case 0xC2..<0xE0: wanted = 2
    case 0xE0..<0xF0: wanted = 3
    case 0xF0..<0xF5: wanted = 4
    default: wanted = 0
    }
    let tail = bytes.dropFirst().prefix(max(0, wanted - 1)).prefix { $0 & 0xC0 == 0x80 }
    if wanted > tail.count + 1 {
      // Cut short by another character, or by the end of what has come so far.
      let isCut = tail.endIndex < bytes.endIndex
      length = isCut ? tail.count + 1 : 0
      scalar = nil
    } else {
      length = max(1, wanted)
      scalar = wanted == 0 ? nil : Self.decoded(bytes.prefix(wanted))
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}" else { return nil }
    return scalar
  }
}
