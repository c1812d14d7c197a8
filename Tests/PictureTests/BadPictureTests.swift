import Foundation
import TestSupport
import Testing

/// Bytes that are no picture, or a bad one: the cause is told in a line.
@Suite(.enabled(if: PictureProgram.canDraw)) struct BadPictureTests {
  private func cause(_ bytes: [UInt8]) throws -> String? {
    try PictureRequest(columns: 40, rows: 12).run(bytes).cause
  }

  @Test(arguments: [
    ("PNG", PNGFile.bytes(.corners)), ("JPEG", JPEGFile(grid: .corners).bytes),
    ("GIF", GIFFile(frames: [.init(color: 1)]).bytes), ("WebP", FixedFile.webP),
    ("AVIF", FixedFile.avif),
  ])
  func `a picture whose end is missing is truncated`(format: String, bytes: [UInt8]) throws {
    #expect(try cause(Array(bytes.prefix(bytes.count - 20))) == "the \(format) is truncated")
    for count in 13..<bytes.count where count % 7 == 0 || count < 40 {
      let cause = try cause(Array(bytes.prefix(count)))
      #expect(
        cause == nil || cause?.hasPrefix("the \(format) is ") == true
          || cause?.hasPrefix("it is no ") == true)
    }
  }

  @Test(arguments: [
    ("", "it is empty"), ("x", "it is no PNG, JPEG, GIF, WebP or AVIF"),
    ("\u{89}PNG", "it is no PNG, JPEG, GIF, WebP or AVIF"),
    ("\n<!DOCTYPE html><title>404</title>", "it is a web page, not a picture"),
    ("\u{FEFF}<HTML>", "it is a web page, not a picture"),
    ("<svg><image href=\"http://127.0.0.1:1/a.png\"/></svg>", "SVG is not drawn"),
    (
      "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>",
      "SVG is not drawn"
    ),
    ("GIF89a", "the GIF is truncated"), ("RIFF....WEBP", "the WebP is truncated"),
  ])
  func `what is no picture is told apart`(text: String, expected: String) throws {
    #expect(try cause(Array(text.utf8)) == expected)
  }

  @Test func `a single byte is no picture, whatever it is`() throws {
    for byte in stride(from: UInt8(0), to: 255, by: 15) {
      #expect(try cause([byte]) == "it is no PNG, JPEG, GIF, WebP or AVIF")
    }
  }

  /// Headers of pictures that nobody could draw, by their sizes.
  private static let large: [String: [UInt8]] = {
    let row = PNGFile.chunk("IDAT", PNGFile.stored([0]))
    let scan = JPEGFile.segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    let jpeg: [UInt8] = [0xFF, 0xD8] + JPEGFile.frame(width: 65_500, height: 65_500, parts: 3)
    var webP = FixedFile.webP
    webP.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    var avif = FixedFile.avif
    if let size = avif.firstRange(of: Array("ispe".utf8))?.upperBound {
      let side = UInt32(70_000).bigEndianBytes
      avif.replaceSubrange(size + 4..<size + 12, with: side + side)
    }
    return [
      "100000 × 100000": PNGFile.head(width: 100_000, height: 100_000) + row,
      "1000000 × 41": PNGFile.head(width: 1_000_000, height: 41) + row,
      "65535 × 65535": GIFFile(width: 65_535, height: 65_535, frames: []).bytes,
      "65500 × 65500": jpeg + scan,
      "16384 × 16384": webP,
      "70000 × 70000": avif,
    ]
  }()

  @Test(arguments: large)
  func `a picture of too many pixels is refused by its header`(size: String, bytes: [UInt8]) throws
  {
    #expect(bytes.count < 500)
    #expect(try cause(bytes) == "\(size) pixels are too many")
  }

  @Test func `a picture without pixels is refused`() throws {
    #expect(try cause(GIFFile(width: 0, height: 16, frames: []).bytes) == "it has no pixels")
    #expect(try cause(PNGFile.head(width: 0, height: 1)) == "the PNG is damaged")
  }

  @Test func `a file of more than 10 MB is not read to its end`() throws {
    let bytes = PNGFile.bytes(.pair) + [UInt8](repeating: 0, count: 11 << 20)
    #expect(try cause(bytes) == "it has more than 10 MB")
  }

  @Test func `a decompression bomb costs no more than its pixels`() throws {
    let bomb =
      PNGFile.head(width: 6000, height: 6000, kind: 0) + PNGFile.chunk("IDAT", zeros(6001 * 6000))
    #expect(bomb.count < 300_000)
    #expect(Set(try PictureRequest().draw(bomb).colors) == [0])
    // More behind a picture that is small, and in what is told of it.
    let hidden = zeros(100 << 20)
    let name = Array("Comment".utf8) + [0, 0]
    let parts = [
      PNGFile.head(width: 1, height: 1, kind: 0), PNGFile.chunk("zTXt", name + hidden),
      PNGFile.chunk("iCCP", name + hidden), PNGFile.chunk("IDAT", hidden),
      PNGFile.chunk("IEND", []),
    ]
    #expect(Set(try PictureRequest().draw(parts.flatMap(\.self)).colors) == [0])
  }

  @Test func `a bomb of another format costs no more than its pixels`() throws {
    #expect(FixedFile.largeAVIF.count < 1000)
    #expect(Set(try PictureRequest().draw(FixedFile.largeAVIF).colors) == [0x808080])
    // Five bits a block: it is as grey as the one before, and has nothing else.
    let jpeg = JPEGFile.grey(
      side: 6000, scans: JPEGFile.scan(0...63, [UInt8](repeating: 0, count: 351_563)))
    #expect(Set(try PictureRequest().draw(jpeg).colors) == [0x808080])
    #expect(try cause(Array(jpeg.dropLast(4))) == "the JPEG is truncated")
  }

  @Test func `a JPEG that tells its pixels again and again is refused`() throws {
    func file(_ count: Int) -> [UInt8] {
      let others = (0..<count).flatMap { _ in JPEGFile.scan(1...63, [0x0F]) }
      return JPEGFile.grey(side: 16, frame: 0xC2, scans: JPEGFile.scan(0...0, [0, 0]) + others)
    }
    #expect(Set(try PictureRequest().draw(file(20)).colors) == [0x808080])
    #expect(try cause(file(200)) == "the JPEG has more than 100 scans")
  }

  @Test func `an animation on a large canvas is drawn up to some pixels`() throws {
    let frames = Array(repeating: GIFFile.Frame(color: 1), count: 10_000)
    let gif = GIFFile(width: 6000, height: 6000, frames: frames).bytes
    let request = PictureRequest(frames: 256)
    var count = try request.draw(gif).frames.count
    #expect(1...5 ~= count)
    // The same frame again and again, on a canvas of 6000 × 6000 pixels.
    let small = FixedFile.animatedWebP
    var body = Array(small[8..<24])
    body += [0x6F, 0x17, 0, 0x6F, 0x17, 0]
    body += small[30..<44]
    for _ in 0..<10_000 { body += small[44..<92] }
    var webP = Array("RIFF".utf8)
    webP += UInt32(body.count).bigEndianBytes.reversed()
    webP += body
    count = try request.draw(webP).frames.count
    #expect(1...5 ~= count)
  }

  @Test func `damage is told`() throws {
    var png = PNGFile.bytes(.corners)
    png[png.count / 2] ^= 0xFF
    #expect(try cause(png) == "the PNG is damaged")
    var webP = FixedFile.webP
    webP[22] ^= 0x3F
    #expect(try cause(webP)?.hasPrefix("the WebP is ") == true)
    let block = PNGFile.head(width: 16, height: 16) + PNGFile.chunk("IDAT", [1, 2, 3])
    #expect(try cause(block) == "the PNG is damaged")
  }

  /// A stream of zlib that is a 159th of its content, which is so many zeros or a few more.
  private func zeros(_ count: Int) -> [UInt8] {
    let copies = count / 2064 + 1
    let gzip = GzipBomb.bytes(copies: copies, of: 0)
    // Three bits of the last copy and the end of the block are zeros; of zeros the checksum is their number.
    let checksum = UInt32((2064 * copies + 1) % 65_521) << 16 | 1
    return [0x78, 0x01] + gzip.dropFirst(10) + [0, 0] + checksum.bigEndianBytes
  }
}
