/// Bytes as text of 64 signs (RFC 4648).
nonisolated enum Base64 {
  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let filler = UInt8(ascii: "=")

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { text, written in
      signs.withUnsafeBufferPointer { signs in
        bytes.withUnsafeBufferPointer { bytes in
          var (from, to) = (0, 0)
          while from < bytes.count {
            func byte(_ index: Int) -> Int { index < bytes.count ? Int(bytes[index]) : 0 }
            let bits = byte(from) << 16 | byte(from + 1) << 8 | byte(from + 2)
            text.initializeElement(at: to, to: signs[bits >> 18])
            text.initializeElement(at: to + 1, to: signs[bits >> 12 & 63])
            text.initializeElement(
              at: to + 2, to: from + 1 < bytes.count ? signs[bits >> 6 & 63] : filler)
            text.initializeElement(
              at: to + 3, to: from + 2 < bytes.count ? signs[bits & 63] : filler)
            (from, to) = (from + 3, to + 4)
          }
        }
      }
      written = count
    }
  }
}
