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
