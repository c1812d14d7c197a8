import Foundation
import TestSupport

/// The pixels of a PNG. `python3` takes the file apart, with nothing but its own library, as Foundation cannot.
struct Pixels {
  struct Area: Equatable {
    var x: Range<Int>
    var y: Range<Int>
  }

  /// Whether a test can look at pixels, and what to say where it cannot.
  static var isAvailable: Bool { Tool.find("python3") != nil }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(png: Data) throws {
    let python = Tool.find("python3") ?? "python3"
    let answer = try Tool.run(python, ["-c", Self.script], input: png)
    let parts = answer.output.split(separator: 10, maxSplits: 1)
    let size = String(decoding: parts.first ?? Data(), as: UTF8.self).split(separator: " ")
    guard answer.status == 0, size.count == 2, let width = Int(size[0]), let height = Int(size[1])
    else { throw Unreadable(message: answer.error) }
    self.width = width
    self.height = height
    bytes = Array(parts[1])
  }

  struct Unreadable: Error {
    let message: String
  }

  /// A pixel as `#rrggbb`.
  subscript(x: Int, y: Int) -> String {
    let start = (y * width + x) * 3
    return "#"
      + bytes[start..<start + 3].map { String(($0 >> 4), radix: 16) + String($0 & 15, radix: 16) }
      .joined()
  }

  /// The smallest area of some rows that holds every pixel of a colour.
  func area(of color: String, rows: Range<Int>) -> Area? {
    var area: Area?
    for y in rows {
      for x in 0..<width where self[x, y] == color {
        let old = area ?? Area(x: x..<x + 1, y: y..<y + 1)
        area = Area(
          x: min(old.x.lowerBound, x)..<max(old.x.upperBound, x + 1),
          y: old.y.lowerBound..<max(old.y.upperBound, y + 1))
      }
    }
    return area
  }

  /// Takes a PNG of 8 bits a channel apart: the chunks, the five filters, alpha left out.
  private static let script = """
    import sys, zlib, struct
    d = sys.stdin.buffer.read(); p = 8; z = b''
    while p < len(d):
        n, = struct.unpack('>I', d[p:p+4]); kind = d[p+4:p+8]; body = d[p+8:p+8+n]
        if kind == b'IHDR': w, h, depth, color = struct.unpack('>IIBB', body[:10])
        if kind == b'IDAT': z += body
        p += 12 + n
    assert depth == 8 and color in (2, 6), (depth, color)
    b = 3 if color == 2 else 4
    r = zlib.decompress(z); line = w * b; last = bytearray(line); at = 0; out = bytearray()
    for y in range(h):
        f = r[at]; row = bytearray(r[at+1:at+1+line]); at += 1 + line
        for i in range(line):
            a = row[i-b] if i >= b else 0; u = last[i]; c = last[i-b] if i >= b else 0
            if f == 1: row[i] = (row[i] + a) & 255
            elif f == 2: row[i] = (row[i] + u) & 255
            elif f == 3: row[i] = (row[i] + (a + u) // 2) & 255
            elif f == 4:
                q = a + u - c; e = abs(q - a), abs(q - u), abs(q - c)
                k = a if e[0] <= e[1] and e[0] <= e[2] else u if e[1] <= e[2] else c
                row[i] = (row[i] + k) & 255
        last = row; shown = bytearray(row)
        if b == 4: del shown[3::4]
        out += shown
    sys.stdout.buffer.write(b'%d %d\\n' % (w, h) + bytes(out))
    """
}
