/// One place that posts come from, as the person configured it.
public struct Source: Identifiable, Hashable, Sendable {
  /// An http or https address, or the absolute path of a file. It keys all that is kept of the source.
  public private(set) var address: String
  /// The person's own name for it; nil where what the feed calls itself is good enough.
  public var name: String?
  /// The folder that an OPML file has it in; nil at the top.
  public var folder: String?
  /// Whether it may lead from https to http, where anybody on the way can read and change what comes.
  public var allowsHTTP = false
  /// Who Outpost says to be, for servers that refuse programs they do not know; nil says what it is.
  public var userAgent: String?
  /// What tells the password, where it is kept nowhere else.
  public var passwordCommand: PasswordCommand?

  public var id: String { address }

  /// Whether a request for it is the same; its name and its folder make no difference.
  func isAsked(as other: Source) -> Bool {
    address == other.address && allowsHTTP == other.allowsHTTP && userAgent == other.userAgent
      && passwordCommand == other.passwordCommand
  }

  /// The same at another address.
  func moved(to address: String) -> Source {
    var moved = self
    moved.address = address
    return moved
  }

  /// Makes one of an address that was checked already, as `PostSource` does.
  public init(address: String, name: String? = nil, folder: String? = nil) {
    self.address = address
    self.name = name
    self.folder = folder
  }
}
