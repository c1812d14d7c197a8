/// A text as it is looked for: in small letters, Latin ones without their accents. `cafe` finds `Café` in a post as it does
/// in the search of all posts.
struct FoldedText: Equatable {
  private var bytes: [UInt8] = []
  /// The byte of the text that each one comes from, and the end of the text; nil where they are the same.
  private var origins: [Int]?

  init(_ text: String) {
    let source = text.utf8
    bytes.reserveCapacity(source.count)
    for byte in source {
      guard byte < 0x80 else {
        fold(text)
        return
      }
      bytes.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte)
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Where a word stands in the text, in bytes of UTF-8.
  func ranges(of word: FoldedText) -> [Range<Int>] {
    guard let first = word.bytes.first else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while start + word.bytes.count <= bytes.count {
      guard bytes[start] == first, bytes[start...].starts(with: word.bytes) else {
        start += 1
        continue
      }
      let end = start + word.bytes.count
      found.append(origin(of: start)..<origin(of: end))
      start = end
    }
    return found
  }

  private func origin(of byte: Int) -> Int { origins?[byte] ?? byte }
}

extension FoldedText {
  private mutating func fold(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    var origins: [Int] = []
    origins.reserveCapacity(text.utf8.count + 1)
    var position = 0
    for scalar in text.unicodeScalars {
      defer { position += UTF8.width(scalar) }
      if let letter = Self.letter(scalar) {
        bytes.append(letter)
      } else {
        // The capital İ becomes a letter and a dot above it.
        for small in scalar.properties.lowercaseMapping.unicodeScalars where !Self.isAccent(small) {
          bytes.append(contentsOf: UTF8.encode(small) ?? UTF8.encodedReplacementCharacter)
        }
      }
      while origins.count < bytes.count { origins.append(position) }
    }
    self.origins = origins + [position]
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  /// The small letter without an accent that a Latin one is taken for; nil for all others.
  private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x41...0x5A: UInt8(scalar.value) + 32
    case ..<0x80: UInt8(scalar.value)
    case 0xC0...0x24F, 0x1E00...0x1EFF: letters[scalar]
    default: nil
    }
  }

  private static let letters: [Unicode.Scalar: UInt8] = {
    let accented = [0xC0...0x24F as ClosedRange<UInt32>, 0x1E00...0x1EFF].joined()
    return accented.reduce(into: [:]) { letters, code in
      // Such as LATIN SMALL LETTER E WITH ACUTE.
      guard let scalar = Unicode.Scalar(code), let name = scalar.properties.name,
        name.hasPrefix("LATIN "), let with = name.firstRange(of: " WITH "),
        let letter = name[..<with.lowerBound].split(separator: " ").last, letter.utf8.count == 1
      else { return }
      letters[scalar] = letter.utf8.first.map { $0 | 0x20 }
    }
  }()
}
