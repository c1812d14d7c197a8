import Cells

/// Signs that ncurses holds for what it cannot hold itself, a cluster two columns wide. `OutputRewriter` writes the
/// cluster in place of its sign.
///
/// They are compatibility ideographs, which hardly any text has. Where one does, another stands for it.
nonisolated struct StandIns {
  private var numbers: [String: Int] = [:]
  /// What is written, by number.
  private var texts: [[UInt8]] = []

  private static let range: ClosedRange<UInt32> = 0x2F800...0x2FA1D

  /// Whether so many clusters more find room.
  func hasRoom(for count: Int) -> Bool { texts.count + count <= Self.range.count }

  /// Whether a scalar is one of those that stand for others.
  static func contains(_ scalar: Unicode.Scalar) -> Bool { range.contains(scalar.value) }

  /// The sign for a cluster, nil where all are in use.
  mutating func sign(for cluster: String) -> Unicode.Scalar? {
    if let number = numbers[cluster] { return Self.sign(number) }
    guard hasRoom(for: 1) else { return nil }
    numbers[cluster] = texts.count
    texts.append(Self.placed(cluster))
    return Self.sign(texts.count - 1)
  }

  /// What is written for a sign, by its bytes of UTF-8; nil for any other.
  func text(at bytes: some Collection<UInt8>) -> [UInt8]? {
    guard bytes.count == 4 else { return nil }
    let value = bytes.reduce(UInt32(0)) { $0 << 6 | UInt32($1 & 0x3F) } & 0x1F_FFFF
    guard Self.range.contains(value) else { return nil }
    let number = Int(value - Self.range.lowerBound)
    return texts.indices.contains(number) ? texts[number] : nil
  }

  private static func sign(_ number: Int) -> Unicode.Scalar? {
    Unicode.Scalar(range.lowerBound + UInt32(number))
  }

  /// Writes a cluster on two empty columns, and goes on behind them, however wide the terminal makes it.
  private static func placed(_ cluster: String) -> [UInt8] {
    Array("\u{1B}7  \u{1B}8\(cluster)\u{1B}8\u{1B}[2C".utf8)
  }
}
