import Foundation
import TestSupport
import Testing

/// Pictures with changes that nobody would make: each is drawn, or its cause is told.
@Suite(.enabled(if: PictureProgram.canDraw)) struct PictureFuzzTests {
  private static let seeds = [
    PNGFile.bytes(.corners), PNGFile.bytes(.pair, isDeep: true),
    JPEGFile(grid: .corners, orientation: 6).bytes,
    JPEGFile(grid: .pair, kind: .adobePrint).bytes,
    GIFFile(frames: [
      .init(color: 1), .init(width: 8, color: 2, disposal: 3),
      .init(left: 8, width: 8, color: 3, disposal: 2),
    ]).bytes,
    FixedFile.webP, FixedFile.lossyWebP, FixedFile.animatedWebP, FixedFile.avif,
  ]
  /// How many files are tried; `OUTPOST_FUZZ_PICTURES` says another number.
  private static let count =
    ProcessInfo.processInfo.environment["OUTPOST_FUZZ_PICTURES"].flatMap { Int($0) }
    ?? Soak.count(200, soak: 2000)

  private func mutated(_ seed: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = seed
    for _ in 0..<random.number(1...6) where !bytes.isEmpty {
      let at = random.number(0...bytes.count - 1)
      switch random.number(0...6) {
      case 0: bytes[at] ^= 1 << UInt8(random.number(0...7))
      case 1: bytes[at] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      case 2: bytes[at] = UInt8(random.number(0...255))
      case 3: bytes.removeSubrange(at..<min(bytes.count, at + random.number(1...8)))
      case 4:
        bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + random.number(1...40))], at: at)
      case 5: bytes.removeLast(min(bytes.count, random.number(0...bytes.count / 3)))
      default:
        let other = Self.seeds[random.number(0...Self.seeds.count - 1)]
        let from = random.number(0...other.count - 1)
        bytes.replaceSubrange(
          at..<min(bytes.count, at + 8), with: other[from..<min(other.count, from + 8)])
      }
    }
    // A decoder refuses a PNG whose sums are wrong before it looks at the rest.
    return random.number(0...1) == 0 ? PNGFile.summed(bytes) : bytes
  }

  @Test func `whatever the bytes, there is a picture or a cause`() throws {
    var drawn = 0
    var killed: [Int32: Int] = [:]
    for number in 0..<Self.count {
      var random = SeededGenerator(seed: number)
      let bytes = mutated(Self.seeds[number % Self.seeds.count], &random)
      let request = PictureRequest(
        columns: random.number(1...40), rows: random.number(1...20),
        symbols: ["ascii", "half", "quadrants", "sextants"][random.number(0...3)],
        colors: ["none", "16", "256", "direct"][random.number(0...3)], frames: random.number(1...4),
        hasPixels: number % 2 == 0)
      let ended = try request.run(bytes)
      if ended.status > 128 {
        // A decoder that breaks takes nothing along but its picture.
        killed[ended.status - 128, default: 0] += 1
        print("seed \(number) ended by signal \(ended.status - 128)")
      } else if ended.status == 0 {
        let picture = DrawnPicture(ended.answer, of: request)
        try #require(picture != nil, "seed \(number)")
        drawn += 1
      } else {
        try #require(ended.cause != nil, "seed \(number)")
      }
    }
    #expect(drawn > Self.count / 20 && drawn < Self.count)
    #expect(killed.isEmpty, "\(killed)")
  }
}
