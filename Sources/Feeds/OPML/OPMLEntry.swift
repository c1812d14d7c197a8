/// A source in a list that readers exchange.
public struct OPMLEntry: Equatable, Sendable {
  /// As the list gives it, which may be anything.
  public var address: String
  /// On one line; nil where the list gives none but the address.
  public var name: String?
  /// The names of the outlines that it stands in, as `News/Swift`; nil at the top.
  public var folder: String?

  public init(address: String, name: String? = nil, folder: String? = nil) {
    self.address = address
    self.name = name
    self.folder = folder
  }
}
