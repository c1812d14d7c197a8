import TestSupport

/// Makes broken documents of good ones.
struct Mutator {
  let documents: [[UInt8]]
  var random: SeededGenerator

  /// Longer documents are cut.
  static let maximumLength = 1 << 19

  /// One document, changed in one to eight ways.
  mutating func document() -> [UInt8] {
    var bytes = random.pick(documents)
    for _ in 0...random.mostlySmall(8) { change(&bytes) }
    return Array(bytes.prefix(Self.maximumLength))
  }
}

extension Mutator {
  private mutating func change(_ bytes: inout [UInt8]) {
    switch random.below(12) {
    case 0: for _ in 0...random.mostlySmall(16) { flip(&bytes) }
    case 1: bytes = Array(bytes[..<random.below(bytes.count + 1)])
    case 2: bytes.removeSubrange(range(in: bytes))
    case 3: bytes.insert(contentsOf: bytes[range(in: bytes)], at: random.below(bytes.count + 1))
    case 4: splice(&bytes)
    case 5, 6:
      bytes.insert(contentsOf: random.pick(FuzzWords.all), at: random.below(bytes.count + 1))
    case 7: repeatWord(&bytes)
    case 8: swapTags(&bytes)
    case 9: nest(&bytes)
    case 10: bytes.replaceSubrange(tag(in: bytes), with: random.pick(FuzzWords.all))
    default: reencode(&bytes)
    }
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[random.below(bytes.count)] =
      random.below(2) == 0
      ? UInt8(random.below(256)) : random.pick(Array("<>&\"'/;=![]{}:, \0".utf8))
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    return start..<min(bytes.count, start + random.mostlySmall(4096))
  }

  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = random.pick(documents)
    let part = other[range(in: other)]
    bytes.replaceSubrange(range(in: bytes), with: part)
  }

  /// Stands one piece, or a piece and its text, so often that what takes squared time is seen.
  private mutating func repeatWord(_ bytes: inout [UInt8]) {
    let part =
      random.below(3) == 0
      ? Array(bytes[range(in: bytes)].prefix(64))
      : random.pick(FuzzWords.all) + (random.below(2) == 0 ? random.pick(FuzzWords.all) : [])
    guard !part.isEmpty else { return }
    let count = min(random.mostlySmall(1 << 16), Self.maximumLength / part.count)
    let index = random.below(bytes.count + 1)
    bytes.insert(contentsOf: repeatElement(part, count: count).joined(), at: index)
  }

  /// What stands between two angle brackets; a short range where there is no such thing.
  private mutating func tag(in bytes: [UInt8]) -> Range<Int> {
    let index = random.below(bytes.count + 1)
    guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return index..<min(bytes.count, index + 8) }
    return start..<end + 1
  }

  private mutating func swapTags(_ bytes: inout [UInt8]) {
    let (one, other) = (tag(in: bytes), tag(in: bytes))
    let (left, right) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    guard left.upperBound <= right.lowerBound else { return }
    let (first, second) = (Array(bytes[left]), Array(bytes[right]))
    bytes.replaceSubrange(right, with: first)
    bytes.replaceSubrange(left, with: second)
  }

  /// Puts a part of the document into tags within tags.
  private mutating func nest(_ bytes: inout [UInt8]) {
    let name = random.pick([
      "a", "b", "div", "li", "ul", "blockquote", "table", "td", "item", "entry", "x:y", "p",
      "source", "svg",
    ])
    let count = random.mostlySmall(4096)
    let part = range(in: bytes)
    let inner = Array(bytes[part])
    let open = repeatElement(Array("<\(name)>".utf8), count: count).joined()
    let close = repeatElement(
      Array("</\(name)>".utf8), count: random.below(2) == 0 ? count : count / 2
    ).joined()
    bytes.replaceSubrange(part, with: Array(open) + inner + Array(close))
  }

  private mutating func reencode(_ bytes: inout [UInt8]) {
    switch random.below(4) {
    case 0: bytes = Array(bytes.prefix(1 << 16)).flatMap { [$0, 0] }
    case 1: bytes = Array(bytes.prefix(1 << 16)).flatMap { [0, $0] }
    case 2: bytes = bytes.map { (0x61...0x7A).contains($0) ? $0 - 32 : $0 }
    default:
      let label = random.pick([
        "utf-16", "utf-7", "shift_jis", "iso-2022-jp", "gb18030", "big5", "euc-kr", "utf-32",
        "koi8-r", "ebcdic-us", "hz", "x",
      ])
      bytes = Array("<?xml version=\"1.0\" encoding=\"\(label)\"?>".utf8) + bytes
    }
  }
}
