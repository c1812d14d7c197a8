/// What a text is, so that a device could fill it in, by UIKit's name.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The kind as a word.
  public let rawValue: String
  /// A kind that the list below lacks.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Who somebody is.
  public static let name = UITextContentType(rawValue: "name")
  /// The first part of a name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last part of a name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What somebody likes to be called.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody signs in as.
  public static let username = UITextContentType(rawValue: "username")
  /// What only that person knows.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent to be typed once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Where mail goes.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Where calls go.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}
