/// One place that posts come from, as the person configured it.
public struct Source: Identifiable, Hashable, Sendable {
  /// An http or https address, or the absolute path of a file. It keys all that is kept of the source.
  public let address: String
  /// The person's own name for it; nil where what the feed calls itself is good enough.
  public var name: String?
  /// The folder that an OPML file has it in; nil at the top.
  public var folder: String?
  /// Whether it may lead from https to http, where anybody on the way can read and change what comes.
  public var allowsHTTP = false

  public var id: String { address }

  /// Makes one of an address that was checked already, as `PostSource` does.
  public init(address: String, name: String? = nil, folder: String? = nil) {
    self.address = address
    self.name = name
    self.folder = folder
  }
}
