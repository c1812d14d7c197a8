import Essentials

/// Addresses from outside, made such that a terminal may show them and a browser may be given them.
///
/// What is answered is ASCII without white space or quotation marks. Names of hosts in other letters are written as
/// Punycode, so that none looks like another; who signs in (`user:password@`) is left out.
public enum SafeLink {
  /// Longer addresses are refused.
  static let maximumLength = 2_000

  /// The absolute address that a text means from `base`; nil unless it is http, https or mailto.
  public static func link(_ text: String, base: URL? = nil) -> String? {
    isPlain(text) ? text : made(of: text, base: base)
  }

  /// The same by the long way, which takes an address apart.
  static func made(of text: String, base: URL?) -> String? {
    guard text.utf8.count <= maximumLength * 4 else { return nil }
    let text = TextCleaner.clean(
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !breaks.contains($0) })),
      lines: .one)
    var link = LinkParts(text)
    if link.scheme == nil, let base {
      guard !text.isEmpty, let whole = link.based(on: LinkParts(base.absoluteString)) else {
        return nil
      }
      link = whole
    } else if link.scheme == nil, link.host != nil {
      link.scheme = "https"
    }
    guard let safe = link.safe, safe.utf8.count <= maximumLength else { return nil }
    return safe
  }

  /// Browsers leave them out of an address, wherever they stand.
  private static let breaks: Set<Unicode.Scalar> = ["\t", "\n", "\r"]
}
