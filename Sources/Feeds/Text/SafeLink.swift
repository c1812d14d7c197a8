import Foundation

/// Addresses from outside, made such that a browser may be given them.
public enum SafeLink {
  /// The absolute address that a text means from `base`; nil unless it is http, https or mailto.
  public static func link(_ text: String, base: URL? = nil) -> String? {
    guard let url = URL(string: TextCleaner.clean(text, lines: .one), relativeTo: base),
      ["http", "https", "mailto"].contains(url.scheme?.lowercased())
    else { return nil }
    return url.absoluteString
  }
}
