import Essentials
import Fetch

extension HTTPResponse {
  /// To be kept with its document.
  var validators: Validators {
    Validators(
      etag: Self.validator(self["ETag"]), lastModified: Self.validator(self["Last-Modified"]),
      origin: url.origin)
  }

  /// A validator is sent back to the letter, or not at all: a part of it would stand for nothing.
  static func validator(_ header: String?) -> String? {
    guard let header, !header.isEmpty, header.utf8.count <= 1024,
      !header.unicodeScalars.contains(where: {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
      }
      )
    else { return nil }
    return header
  }

  /// What the directive `max-age` names, up to a day, where no other one says that the answer is not to be used again;
  /// zero where it names nothing, and nil without the field.
  static func maxAge(_ cacheControl: String?) -> Duration? {
    guard let cacheControl else { return nil }
    let directives = cacheControl.lowercased().split(separator: ",").map {
      $0.trimming(\.isWhitespace)
    }
    guard !directives.contains(where: { ["no-cache", "no-store"].contains($0) }),
      let age = directives.first(where: { $0.hasPrefix("max-age=") })?.dropFirst(8),
      let seconds = Int(age.trimming { $0 == "\"" }), seconds > 0
    else { return .zero }
    return .seconds(min(seconds, 86_400))
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
