import Essentials

/// What a server answered, whatever its status.
public struct HTTPResponse: Equatable, Sendable {
  public let status: Int
  /// Who answered, after redirects.
  public let url: URL
  /// Where permanent redirects (301, 308) alone lead from the address that was asked, never from https to http; that
  /// address without any.
  public internal(set) var permanentURL: URL
  /// Decoded, at most as long as the limit.
  public let body: [UInt8]
  /// Whether the connection ended before the body did.
  public let isCut: Bool
  /// How long the server asks to be left alone (`Retry-After`), at most a year, a date by the
  /// clock of this machine; nil where it does not.
  public let retryAfter: Duration?
  /// How long it took.
  let time: Duration
  /// The fields of the head, by their names in lowercase.
  let fields: [String: String]

  /// The value of a field, of the last one where there are several; nil where there is none.
  public subscript(field: String) -> String? { fields[field.lowercased()] }

  /// The fields in the bytes of a head; lines without a colon are left out, and fields without a value.
  static func fields(of head: UnsafeRawBufferPointer) -> [String: String] {
    var fields: [String: String] = [:]
    for line in head.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
        .trimming(\.isWhitespace)
      fields[name] = value.isEmpty ? nil : value
    }
    return fields
  }
}
