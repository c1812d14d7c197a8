/// Names of hosts as all programs of the network understand them: in ASCII, two that look alike do not look alike.
public enum HostName {
  /// Small letters of ASCII, other letters as Punycode; nil where it is no name.
  public static func ascii(_ name: some StringProtocol) -> String? {
    guard !name.isEmpty, name.utf8.count <= 255 else { return nil }
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let plain = isASCII ? name.lowercased() : name.map(plain).joined().lowercased()
    guard plain.unicodeScalars.allSatisfy(isOfName) else { return nil }
    let labels = plain.split(separator: ".", omittingEmptySubsequences: false).map(Punycode.label)
    let ascii = labels.joined(separator: ".")
    return ascii.utf8.allSatisfy(isPlain) ? ascii : nil
  }

  /// Whether a byte may stand in the name of a host as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": true
    default: false
    }
  }

  /// Letters, their marks and digits of all scripts, and emoji; those of ASCII are for others to judge.
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || scalar.properties.isIDContinue || scalar.properties.isEmoji
  }

  /// Wide letters and the full stops of Chinese and Japanese mean the plain ones.
  private static func plain(_ character: Character) -> String {
    let isOne = character.unicodeScalars.count == 1
    if !isOne, let letter = composed[character] { return String(letter) }
    let scalars = character.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0xFE00...0xFE0F: nil  // How an emoji is drawn
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
      case 0x3002, 0xFF61: "."
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Letters with their marks in one: a letter and the marks that follow it are found as the same character.
  private static let composed: [Character: Character] = {
    let codes = [0xC0..<0x2000, 0x3040..<0x3100, 0xAC00..<0xD7A4].joined()
    let characters = codes.compactMap { Unicode.Scalar($0) }.map(Character.init)
    return Dictionary(characters.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}

extension URL {
  /// The same address with its host in ASCII, as servers are asked for it; nil where the host is no name.
  ///
  /// Foundation does so itself, FoundationEssentials writes such a name with percent signs.
  public var withHostInASCII: URL? {
    guard host()?.contains("%") == true, let name = host(percentEncoded: false),
      !name.contains(":"), var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    // `URLComponents` stops the program at a host that is none.
    guard let ascii = HostName.ascii(name) else { return nil }
    parts.percentEncodedHost = ascii
    return parts.url
  }
}

/// Parts of names of hosts in ASCII (RFC 3492).
private enum Punycode {
  /// A part of a name between dots: itself where it is ASCII, else `xn--` and its code.
  static func label(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.map { Int($0.value) }
    return scalars.allSatisfy { $0 < 0x80 } ? String(text) : "xn--" + encoded(scalars)
  }

  private static func encoded(_ scalars: [Int]) -> String {
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let basic = output.count
    if basic > 0 { output.append(0x2D) }
    var (next, delta, bias, done) = (0x80, 0, 72, basic)
    while let lowest = scalars.filter({ $0 >= next }).min() {
      delta += (lowest - next) * (done + 1)
      next = lowest
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: done + 1, isFirst: done == basic)
        delta = 0
        done += 1
      }
      delta += 1
      next += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var position = 36
    while true {
      let threshold = min(max(position - bias, 1), 26)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? 0x61 + value : 0x16 + value)
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var result = 0
    while delta > 455 {
      delta /= 35
      result += 36
    }
    return result + 36 * delta / (delta + 38)
  }
}
