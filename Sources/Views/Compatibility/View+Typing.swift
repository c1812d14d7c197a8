/// What a keyboard on the screen would do. A terminal has a real one, which types what is typed.
nonisolated extension View {
  /// Capital letters are typed with Shift.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// The older name of `textInputAutocapitalization`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Nothing corrects what is typed; views that ask are told what is set.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    disableAutocorrection(disable)
  }

  /// The older name of `autocorrectionDisabled`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment { $0.disableAutocorrection = disable }
  }

  /// The keyboard has all keys.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Nothing is filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Enter is called Enter.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// What Enter would be called on a keyboard on the screen.
public nonisolated struct SubmitLabel: Sendable {
  /// It ends the work.
  public static let done = SubmitLabel()
  /// It leads on.
  public static let go = SubmitLabel()
  /// It sends.
  public static let send = SubmitLabel()
  /// It joins.
  public static let join = SubmitLabel()
  /// It leads elsewhere.
  public static let route = SubmitLabel()
  /// It searches.
  public static let search = SubmitLabel()
  /// It is Enter.
  public static let `return` = SubmitLabel()
  /// It leads to the next field.
  public static let next = SubmitLabel()
  /// It goes on.
  public static let `continue` = SubmitLabel()
}

/// Which letters a keyboard on the screen would make capital.
public nonisolated struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first of each word.
  public static let words = TextInputAutocapitalization()
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// Which letters a keyboard on the screen would make capital, by UIKit's name.
public nonisolated enum UITextAutocapitalizationType: Hashable, Sendable {
  /// From no letter to all letters.
  case none, words, sentences, allCharacters
}

/// Which keys a keyboard on the screen would offer, by UIKit's name.
public nonisolated enum UIKeyboardType: Hashable, Sendable {
  /// All keys.
  case `default`, asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation, numberPad, decimalPad, asciiCapableNumberPad
  /// What an address needs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL, emailAddress, webSearch, twitter
  /// What a telephone needs.
  case phonePad, namePhonePad
}

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
  /// What only that user knows.
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
