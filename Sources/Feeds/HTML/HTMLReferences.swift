import CMarkup

/// The characters that HTML writes as references: `&amp;`, `&#8217;`, `&#x2019;`.
enum HTMLReferences {
  /// The bytes with references decoded, nil where there are none; a control character stays, and must be cleaned.
  ///
  /// - Parameter isAttribute: In an address, `&copy=1` is no sign.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, isAttribute: Bool = false) -> [UInt8]? {
    guard var next = bytes.index(of: UInt8(ascii: "&")) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var kept = 0
    while true {
      if let (text, end) = reference(bytes, at: next, isAttribute: isAttribute) {
        result += bytes[kept..<next]
        result += text.utf8
        kept = end
      }
      let start = max(kept, next + 1)
      let rest = UnsafeBufferPointer(rebasing: bytes[start...])
      guard let more = rest.index(of: UInt8(ascii: "&")) else { break }
      next = start + more
    }
    return result + bytes[kept...]
  }

  /// The same as text.
  static func text(of bytes: UnsafeBufferPointer<UInt8>, isAttribute: Bool = false) -> String {
    decoded(bytes, isAttribute: isAttribute).map { String(decoding: $0, as: UTF8.self) }
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// What begins with `&` at an index, and where it ends; nil where it is text.
  private static func reference(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, isAttribute: Bool
  ) -> (text: String, end: Int)? {
    let rest = bytes[(index + 1)...]
    if rest.first == UInt8(ascii: "#") { return number(rest.dropFirst()) }
    let name = rest.prefix(maximumName).prefix { $0.isLetter || $0.isDigit }
    guard !name.isEmpty else { return nil }
    if rest.dropFirst(name.count).first == UInt8(ascii: ";") {
      let whole = String(decoding: name, as: UTF8.self)
      if let scalar = named[whole] { return (String(scalar), name.endIndex + 1) }
      if let text = more[whole] { return (text, name.endIndex + 1) }
    }
    return legacy(name, isAttribute: isAttribute, before: rest.dropFirst(name.count).first)
  }

  /// The longest of the old names that need no semicolon.
  private static func legacy(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, isAttribute: Bool, before next: UInt8?
  ) -> (text: String, end: Int)? {
    for count in stride(from: min(name.count, 6), to: 1, by: -1) {
      guard let scalar = named[String(decoding: name.prefix(count), as: UTF8.self)],
        scalar.value < 0x100, scalar != "'"
      else { continue }
      let isLonger = count < name.count || next == UInt8(ascii: "=")
      return isAttribute && isLonger ? nil : (String(scalar), name.startIndex + count)
    }
    return nil
  }

  private static func number(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (text: String, end: Int)? {
    let isHex = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let all = isHex ? digits.dropFirst() : digits
    let written = all.prefix { $0.isDigit || isHex && $0.isHex }
    guard !written.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in written where value < 0x110000 {
      let digit = byte.isDigit ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10
      value = value * (isHex ? 16 : 10) + UInt32(digit)
    }
    let hasEnd = all.dropFirst(written.count).first == UInt8(ascii: ";")
    return (String(scalar(numbered: value)), written.endIndex + (hasEnd ? 1 : 0))
  }

  /// As browsers do it, 128 to 159 mean what they mean in Windows 1252.
  private static func scalar(numbered value: UInt32) -> Unicode.Scalar {
    if (0x80...0x9F).contains(value), let scalar = Unicode.Scalar(windows[Int(value - 0x80)]) {
      return scalar
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The names of HTML 4, with the few that may be written in capitals.
  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"", "COPY": "©", "REG": "®",
    ]
    for code in UInt32(0x22)...0x2666 {
      if let name = mu_entity(code) { named[String(cString: name)] = Unicode.Scalar(code) }
    }
    return named
  }()

  private static let maximumName = 32

  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161,
    0x203A, 0x153, 0x9D,
    0x17E, 0x178,
  ]

  /// Names that are newer than HTML 4, as far as people write them.
  private static let more: [String: String] = [
    "NewLine": "\n", "Tab": "\t", "excl": "!", "num": "#", "dollar": "$", "percnt": "%",
    "lpar": "(", "rpar": ")",
    "ast": "*", "plus": "+", "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";",
    "equals": "=",
    "quest": "?", "commat": "@", "lbrack": "[", "lsqb": "[", "bsol": "\\", "rbrack": "]",
    "rsqb": "]", "Hat": "^",
    "lowbar": "_", "grave": "`", "lbrace": "{", "lcub": "{", "vert": "|", "verbar": "|",
    "rbrace": "}", "rcub": "}",
    "hyphen": "‐", "dash": "‐", "horbar": "―", "check": "✓", "cross": "✗", "star": "☆",
    "starf": "★", "bigstar": "★",
    "phone": "☎", "female": "♀", "male": "♂", "half": "½", "bullet": "•", "hearts": "♥",
    "rarrw": "↝",
    "rightarrow": "→", "leftarrow": "←", "uparrow": "↑", "downarrow": "↓", "nearr": "↗",
    "searr": "↘", "le": "≤",
    "leq": "≤", "geq": "≥", "approx": "≈", "infin": "∞", "ZeroWidthSpace": "\u{200B}",
    "NonBreakingSpace": "\u{A0}",
    "apos": "'", "ccaron": "č", "Ccaron": "Č", "rcaron": "ř", "zcaron": "ž", "Zcaron": "Ž",
    "lstrok": "ł",
    "Lstrok": "Ł", "eogon": "ę", "aogon": "ą", "sacute": "ś", "cacute": "ć", "nacute": "ń",
    "zdot": "ż", "gbreve": "ğ",
    "inodot": "ı", "imath": "ı", "scedil": "ş", "odblac": "ő", "udblac": "ű",
  ]
}
