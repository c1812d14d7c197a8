import Essentials
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server says before the bytes of its answer.
struct HTTPHead: Equatable, Sendable {
  var code = 0
  /// How long the answer says that it is; negative where it does not say.
  var expectedBytes: Int64 = -1
  var retryAfter: Duration?
  var validators = Validators()
  var charset: String?
  /// Who answered, after redirects.
  var url: URL?

  init(_ response: URLResponse?, now: Date) {
    url = response?.url
    expectedBytes = response?.expectedContentLength ?? -1
    guard let response = response as? HTTPURLResponse else { return }
    let header = { response.value(forHTTPHeaderField: $0) }
    code = response.statusCode
    retryAfter = RetryAfter.duration(header("Retry-After"), date: header("Date"), now: now)
    validators = Validators(
      etag: Self.validator(header("ETag")), lastModified: Self.validator(header("Last-Modified")))
    charset = Self.charset(header("Content-Type"))
  }
}

extension HTTPHead {
  /// A validator is sent back to the letter, or not at all: a part of it would stand for nothing.
  static func validator(_ header: String?) -> String? {
    guard let header, !header.isEmpty, header.utf8.count <= 1024,
      !header.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
      )
    else { return nil }
    return header
  }

  /// What the parameter `charset` names, in quotes or not.
  static func charset(_ contentType: String?) -> String? {
    for parameter in (contentType ?? "").split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        parts[0].trimming(\.isWhitespace).lowercased() == "charset"
      else { continue }
      let name = parts[1].trimming { " \t\"'".contains($0) }
      let isName = name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      return isName && (1...40).contains(name.utf8.count) ? name : nil
    }
    return nil
  }
}
