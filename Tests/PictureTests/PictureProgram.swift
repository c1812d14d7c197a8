import Foundation
import TestSupport
import Testing

/// The program that draws pictures, beside the bundle of the tests.
enum PictureProgram {
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "outpost-picture").path
  }()

  /// Whether it can draw; it cannot where it was built without libchafa and the decoders.
  static let canDraw =
    (try? run(["1", "1", "half", "direct", "000000", "smooth", "1"], []))?.answer
    == Array("error it is empty\n".utf8)

  /// Runs it to its end.
  static func run(_ arguments: [String], _ bytes: [UInt8]) throws -> Ended {
    // Its answers go through a pipe, for it may write no file.
    let file = try #require(tmpfile())
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
    rewind(file)
    let pipe = try Spawn.pipe()
    defer { close(pipe.output) }
    let id = try Spawn.start(
      [path] + arguments, input: .descriptor(fileno(file)), output: .descriptor(pipe.input),
      errors: .nothing)
    close(pipe.input)
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(pipe.output, &part, part.count)
      if count > 0 { answer += part[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return Ended(status: Spawn.waitForEnd(of: id), answer: answer)
  }

  struct Ended {
    /// 0, 1 where there is no picture, or 128 and the number of a signal.
    let status: Int32
    let answer: [UInt8]

    /// Why there is no picture; nil where there is one, or no answer of a line.
    var cause: String? {
      let text = String(decoding: answer, as: UTF8.self)
      guard status == 1, text.hasPrefix("error "), text.hasSuffix("\n") else { return nil }
      return String(text.dropFirst(6).dropLast())
    }
  }
}

/// What is asked of the program.
struct PictureRequest {
  var columns = 2
  var rows = 1
  var symbols = "quadrants"
  var colors = "direct"
  var background = "000000"
  var scaling = "smooth"
  var frames = 1
  var hasPixels = false

  /// - Throws: An expectation where the answer is no picture of the size that was asked for.
  func draw(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws
    -> DrawnPicture
  {
    let ended = try run(bytes)
    try #require(
      ended.status == 0, "\(ended.status): \(ended.cause ?? "")", sourceLocation: sourceLocation)
    return try #require(
      DrawnPicture(ended.answer, of: self), sourceLocation: sourceLocation)
  }

  func run(_ bytes: [UInt8]) throws -> PictureProgram.Ended {
    var arguments = [
      "\(columns)", "\(rows)", symbols, colors, background, scaling, "\(frames)",
    ]
    if hasPixels { arguments.append("pixels") }
    if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { arguments.append("avif") }
    return try PictureProgram.run(arguments, bytes)
  }
}

/// The answer of the program, taken apart.
struct DrawnPicture {
  struct Cell: Equatable {
    let glyph: UInt32
    /// Nil for the terminal's own.
    let foreground: UInt32?
    let background: UInt32?

    /// The one colour of a cell that has one.
    var color: UInt32? { glyph == 0x2588 ? foreground : glyph == 0x20 ? background : nil }
  }

  let width: Int
  let height: Int
  let columns: Int
  let frames: [(milliseconds: UInt32, cells: [Cell])]
  /// How many pixels lie side by side and above each other, and four bytes for each; nil where none were asked for.
  let pixels: (width: UInt32, height: UInt32, bytes: [UInt8])?

  /// Nil where it is no whole answer.
  init?(_ answer: [UInt8], of request: PictureRequest) {
    let (columns, rows) = (request.columns, request.rows)
    guard let head = answer.firstIndex(of: 0x0A) else { return nil }
    let words = String(decoding: answer[..<head], as: UTF8.self).split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.first == "cells", numbers.count == 5, numbers[2...3] == [columns, rows] else {
      return nil
    }
    (width, height, self.columns) = (numbers[0], numbers[1], columns)
    let rest = answer[(head + 1)...]
    let size = columns * rows == 0 ? 0 : 4 + 12 * columns * rows
    let end = rest.startIndex + numbers[4] * size
    guard end <= rest.endIndex, numbers[4] > 0 else { return nil }
    func number(_ at: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(rest[at + $1]) << UInt32(8 * $1) }
    }
    func color(_ at: Int) -> UInt32? { number(at) == .max ? nil : number(at) }
    if request.hasPixels, size > 0 {
      guard end + 8 <= rest.endIndex else { return nil }
      pixels = (number(end), number(end + 4), Array(rest[(end + 8)...]))
    } else {
      pixels = nil
    }
    let pixelBytes = pixels.map { 8 + 4 * Int($0.width) * Int($0.height) } ?? 0
    guard rest.endIndex == end + pixelBytes else { return nil }
    guard size > 0 else {
      frames = []
      return
    }
    frames = stride(from: rest.startIndex, to: end, by: size).map { start in
      let cells = stride(from: start + 4, to: start + size, by: 12).map {
        Cell(glyph: number($0), foreground: color($0 + 4), background: color($0 + 8))
      }
      return (number(start), cells)
    }
  }

  /// The colours of the first frame, row by row.
  var colors: [UInt32?] { frames[0].cells.map(\.color) }
  var text: String {
    String(String.UnicodeScalarView(frames[0].cells.compactMap { Unicode.Scalar($0.glyph) }))
  }
}

/// Whether two colours are alike, as those are that a decoder rounded.
func isNear(_ left: UInt32?, _ right: UInt32, by most: Int = 4) -> Bool {
  guard let left else { return false }
  return [0, 8, 16].allSatisfy { shift in
    abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) <= most
  }
}
