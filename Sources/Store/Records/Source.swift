import Essentials
import Feeds

/// A source of posts, as the user configured it.
public struct Source: Identifiable, Hashable, Sendable {
  /// An http or https address, the absolute path of a file, or a program: `exec:` or `filter:` and its line. It keys all
  /// that is kept of the source.
  public private(set) var address: String
  /// The user's own name for it; nil where what the feed calls itself is good enough.
  public var name: String?
  /// The folders that it is in, in the order of its tags; none at the top.
  public var folders: [String] = []
  /// The first of them; nil at the top.
  public var folder: String? {
    get { folders.first }
    set { folders = newValue.map { [$0] } ?? [] }
  }
  /// Whether it may lead from https to http, where anybody on the way can read and change what comes.
  public var allowsHTTP = false
  /// The user agent of Outpost, for servers that refuse programs they do not know; nil for the default.
  public var userAgent: String?
  /// The address of its proxy; nil for that of the environment, empty for none.
  public var proxy: String?
  /// The program that plays its sounds, and its arguments; nil for that of the others.
  public var player: [String]?
  /// What tells the password, where it is kept nowhere else.
  public var passwordCommand: PasswordCommand?
  /// Whether the list of sources leaves it out.
  public var isHidden = false
  /// Whether nobody is told of its new posts.
  public var isMuted = false
  /// How often it is asked automatically; nil as often as the others.
  public var interval: Duration?
  /// How many of its posts are kept; nil as of the others.
  public var keep: KeepLimit?
  /// Whether it is a page to be read, rather than a feed.
  package var isPage = false
  /// Whether its posts are shown with the whole text of their pages.
  public var showsWholeText = false

  public var id: String { address }

  /// Whether a request for it is the same; its name and its folder make no difference.
  package func isAsked(as other: Source) -> Bool {
    address == other.address && allowsHTTP == other.allowsHTTP && userAgent == other.userAgent
      && proxy == other.proxy
      && passwordCommand == other.passwordCommand && interval == other.interval
      && isMuted == other.isMuted
  }

  /// The same at another address.
  package func moved(to address: String) -> Source {
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

  /// Who is asked for it, as `example.org` or `localhost:8080`; empty for a file and a program.
  public var server: String {
    guard let url = URL(string: address), url.scheme?.lowercased().hasPrefix("http") == true
    else { return "" }
    return url.hostAndPort.lowercased()
  }

  /// A folder in the one spelling of those that mean the same, as `News/Swift`; nil for the top.
  public static func folder(_ path: String) -> String? {
    let names = path.split(separator: "/").map { TextCleaner.clean(String($0), lines: .one) }
    let folder = names.filter { !$0.isEmpty }.joined(separator: "/")
    return folder.isEmpty ? nil : folder
  }

  /// The same, with its name and folder as they are read from a file.
  package var tidy: Source {
    var tidy = self
    let name = name.map { TextCleaner.clean($0, lines: .one) } ?? ""
    tidy.name = name.isEmpty ? nil : name
    var known: Set<String> = []
    tidy.folders = folders.compactMap(Self.folder).filter { known.insert($0).inserted }
    return tidy
  }

  /// Whether anybody on the way can read what it is told: http, but to another machine than this one.
  public var isReadableOnTheWay: Bool {
    guard let parts = URLComponents(string: address), parts.scheme?.lowercased() == "http"
    else { return false }
    let host = parts.percentEncodedHost?.lowercased() ?? ""
    return host != "localhost" && !host.hasSuffix(".localhost") && host != "[::1]"
      && !(host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
  }
}

/// A program that prints a password, as `pass` does, so that it stands in no file of ours.
///
/// It runs beside this program and has no terminal: what asks for a key does so in a window.
public struct PasswordCommand: Hashable, Sendable {
  /// Empty for servers that want no name beside a token.
  public var user: String
  /// The program and its arguments.
  public var arguments: [String]

  public init(user: String, arguments: [String]) {
    self.user = user
    self.arguments = arguments
  }
}
