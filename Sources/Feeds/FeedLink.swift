/// A feed that a web page names in its head.
public struct FeedLink: Equatable, Sendable {
  /// What the page calls it, on one line; nil where it does not say.
  public var title: String?
  /// Where it is: http or https, made absolute.
  public var address: String

  /// Makes a link of text that is clean already.
  public init(title: String? = nil, address: String) {
    self.title = title
    self.address = address
  }
}
