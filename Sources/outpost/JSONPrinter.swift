import Essentials

/// JSON as all commands print it.
enum JSONPrinter {
  /// Sorted, in lines, with dates in the form of ISO 8601.
  static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
