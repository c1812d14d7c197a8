/// Files that are no text, by the bytes that they begin with.
enum FileKind {
  /// What a document is where it is no text; nil where it may be text.
  static func refusal(of bytes: [UInt8]) -> FeedError? {
    let head = bytes.prefix(512)
    if let known = signatures.first(where: { head.starts(with: $0.bytes) }) { return known.error }
    let isRIFF = head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    if isRIFF || head.dropFirst(4).starts(with: "ftypavif".utf8) { return .image }
    return nil
  }

  /// Whether bytes that are neither markup nor JSON hold what no text holds.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(512).contains { $0 < 0x09 || (0x0E..<0x1B).contains($0) }
  }

  private static let signatures: [(bytes: [UInt8], error: FeedError)] = [
    ([0x89, 0x50, 0x4E, 0x47], .image), (Array("GIF8".utf8), .image), ([0xFF, 0xD8, 0xFF], .image),
    ([0x00, 0x00, 0x01, 0x00], .image), (Array("%PDF-".utf8), .pdf), ([0x1F, 0x8B], .archive),
    ([0x50, 0x4B, 0x03, 0x04], .archive), (Array("BZh".utf8), .archive),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive), ([0x28, 0xB5, 0x2F, 0xFD], .archive),
    ([0x37, 0x7A, 0xBC, 0xAF], .archive),
  ]
}
