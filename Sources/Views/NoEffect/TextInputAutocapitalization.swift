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
