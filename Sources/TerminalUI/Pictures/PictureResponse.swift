import Cells
import Views

/// What `outpost-picture` answers, as its source describes it.
nonisolated enum PictureResponse {
  /// Takes a picture apart.
  ///
  /// - Returns: Nil for anything but a whole answer to the request.
  static func picture(_ answer: [UInt8], of request: PictureRequest, palette: PicturePalette)
    -> DecodedPicture?
  {
    guard let end = answer.prefix(headBytes).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: answer[..<end], as: UTF8.self).split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.count == 6, words[0] == "cells", numbers.count == 5,
      numbers.allSatisfy({ $0 >= 0 && $0 <= 100_000_000 }), numbers[0] > 0, numbers[1] > 0,
      numbers[2...3] == [request.size.width, request.size.height],
      1...request.frames ~= numbers[4]
    else { return nil }
    let size = Size(width: numbers[0], height: numbers[1])
    let body = answer[(end + 1)...]
    guard request.size != .zero else { return body.isEmpty ? DecodedPicture(pixels: size) : nil }
    let frameBytes = frameBytes(request.size)
    let bodyEnd = body.startIndex + numbers[4] * frameBytes
    guard bodyEnd <= body.endIndex else { return nil }
    let still = pixels(body[bodyEnd...], of: request)
    guard still != nil || body.endIndex == bodyEnd + (request.hasPixels ? 8 : 0) else { return nil }
    var frames: [DecodedPicture.Frame] = []
    for start in stride(from: body.startIndex, to: bodyEnd, by: frameBytes) {
      let milliseconds = number(body, start)
      guard let cells = cells(body[(start + 4)...], request.size, palette) else { return nil }
      frames.append(.init(cells: cells, duration: .milliseconds(Int(milliseconds))))
    }
    return DecodedPicture(pixels: size, frames: frames, still: still)
  }

  /// The cause where there is no picture; nil for anything but a line that names one.
  static func cause(_ answer: [UInt8]) -> String? {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("error "), text.last == "\n", text.utf8.count <= 256 else { return nil }
    let cause = text.dropFirst(6).dropLast()
    return cause.contains("\n") || cause.isEmpty ? nil : String(cause)
  }

  /// The most bytes that an answer has.
  static func mostBytes(_ request: PictureRequest) -> Int {
    let pixelBytes = request.hasPixels ? 8 + 4 * mostPixels : 0
    return max(256, headBytes + request.frames * frameBytes(request.size) + pixelBytes)
  }

  private static let headBytes = 80
  private static let mostPixels = 1_000_000

  private static func frameBytes(_ size: Size) -> Int {
    size == .zero ? 0 : 4 + 12 * size.width * size.height
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, _ size: Size, _ palette: PicturePalette)
    -> CellBuffer?
  {
    var buffer = CellBuffer(size: size)
    var at = bytes.startIndex
    for y in 0..<size.height {
      for x in 0..<size.width {
        guard let glyph = Unicode.Scalar(number(bytes, at)),
          let foreground = palette.color(number(bytes, at + 4)),
          let background = palette.color(number(bytes, at + 8))
        else { return nil }
        buffer.put(
          String(Character(glyph)), at: Point(x: x, y: y),
          style: Style(foreground: foreground, background: background))
        at += 12
      }
    }
    return buffer
  }

  /// The pixels that follow the frames; nil where there are none, and where their number is wrong.
  private static func pixels(_ bytes: ArraySlice<UInt8>, of request: PictureRequest)
    -> PixelPicture?
  {
    guard request.hasPixels, bytes.count > 8 else { return nil }
    let (width, height) = (
      Int(number(bytes, bytes.startIndex)), Int(number(bytes, bytes.startIndex + 4))
    )
    guard 1...mostPixels ~= width, 1...mostPixels ~= height, bytes.count == 8 + 4 * width * height
    else { return nil }
    return PixelPicture(
      cells: request.size, pixels: Size(width: width, height: height),
      bytes: Array(bytes.dropFirst(8)))
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ at: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
  }
}

/// The colours that a terminal has, for pictures.
public nonisolated enum PicturePalette: String, Sendable {
  /// None: pictures are patterns.
  case none
  /// The named ones.
  case named = "16"
  /// Those of the palette.
  case palette = "256"
  /// Red, green and blue.
  case direct

  /// A colour as `outpost-picture` writes it; nil for what is none of these.
  fileprivate func color(_ number: UInt32) -> CellColor? {
    if number == .max { return .standard }
    switch self {
    case .none: return nil
    case .named: return number < 16 ? .palette(UInt8(number)) : nil
    case .palette: return number < 256 ? .palette(UInt8(number)) : nil
    case .direct:
      guard number <= 0xFFFFFF else { return nil }
      return .rgb(
        UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
    }
  }
}
