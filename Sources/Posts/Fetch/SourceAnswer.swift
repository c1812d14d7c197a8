/// How a source answers when it is asked for news.
public enum SourceAnswer: Equatable, Sendable {
  /// It has nothing newer than what the validators stand for (304).
  case unchanged(SourceTerms = SourceTerms())
  case document(SourceDocument)
}

/// What a server says of the address it was asked at, whether or not there is news.
public struct SourceTerms: Equatable, Sendable {
  /// How long there is nothing newer; zero where nobody is to go by that, nil where the server does not say.
  public var maxAge: Duration?
  /// The new address of the source, for good; nil where it is the old one.
  public var newAddress: String?

  public init(maxAge: Duration? = nil, newAddress: String? = nil) {
    self.maxAge = maxAge
    self.newAddress = newAddress
  }
}
