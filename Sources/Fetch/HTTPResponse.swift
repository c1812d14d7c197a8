import Essentials

/// What a server answered, whatever its status.
public struct HTTPResponse: Equatable, Sendable {
  public let status: Int
  /// Who answered, after redirects.
  public let url: URL
  /// Decoded, at most as long as the limit.
  public let body: [UInt8]
  /// Whether the connection ended before the body did.
  public let isCut: Bool
  /// How long the server asks to be left alone (`Retry-After`), at most a year, a date by the
  /// clock of this machine; nil where it does not.
  public let retryAfter: Duration?
  /// How long it took.
  let time: Duration
  /// The status line and the fields.
  let head: String

  /// The value of a field, of the last one where there are several; nil where there is none.
  public subscript(field: String) -> String? {
    for line in head.split(whereSeparator: { $0 == "\r\n" || $0 == "\n" }).reversed() {
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].lowercased() == field.lowercased()
      else { continue }
      return line[line.index(after: colon)...].trimming(\.isWhitespace)
    }
    return nil
  }
}
