import Essentials
import Fetch
import StateKit

/// What the SOURCE argument of the command line names.
public enum PostSource: Equatable, Sendable {
  /// No argument: the posts built into the program.
  case tour
  /// `-`: what is piped in.
  case standardInput
  /// An http or https URL.
  case web(URL)
  /// A path, or the path of a file URL.
  case file(path: String)

  /// Throws `PostsError` with words for the person when the argument cannot name a source.
  public init(argument: String?) throws {
    guard let argument else {
      self = .tour
      return
    }
    if argument == "-" {
      self = .standardInput
    } else if argument.contains("://") {
      try self.init(address: argument)
    } else if argument.isEmpty {
      throw PostsError.badSource("an empty name")
    } else {
      self = .file(path: argument)
    }
  }

  /// The service that reads this source.
  ///
  /// - Parameter clock: Measures deadlines, and the delays of the tour.
  public func makeService(clock: AnyClock) -> any PostsService {
    switch self {
    case .tour: ScriptedPostsService.tour(clock: clock)
    case .standardInput: SourcePostsService(clock: clock)
    case .web(let url): SourcePostsService(url: url, clock: clock)
    case .file(let path): SourcePostsService(path: path, clock: clock)
    }
  }
}

extension PostSource {
  /// What it is told by: a URL without the sign-in in it, a path, `-`; empty for the tour.
  public var address: String {
    switch self {
    case .tour: ""
    case .standardInput: "-"
    case .web(let url): url.withoutCredentials.absoluteString
    case .file(let path): path
    }
  }

  /// Which failures of this source are tried again without being asked for.
  public var retries: RetryPolicy {
    switch self {
    case .web: .posts(budget: RetryBudget())
    // What the tour answers is to be seen, and a file that cannot be read now cannot be read again.
    case .tour, .standardInput, .file: .never
    }
  }

  /// When this source is asked anew; nil where nothing new can come by itself.
  public var freshness: RefreshPolicy? {
    switch self {
    case .web: .web
    case .file: RefreshPolicy(staleTime: RefreshPolicy.web.staleTime, throttle: .zero)
    case .tour, .standardInput: nil
    }
  }

  private init(address: String) throws {
    guard let url = URL(string: address)?.withHostInASCII, let scheme = url.scheme?.lowercased(),
      !scheme.isEmpty
    else {
      throw PostsError.badSource(address.withoutCredentials)
    }
    if scheme == "file" {
      guard ["", "localhost"].contains(url.host()?.lowercased() ?? "") else {
        throw PostsError.fileElsewhere(address)
      }
      self = .file(path: url.path(percentEncoded: false))
    } else {
      do {
        try url.validate()
      } catch {
        throw PostsError(error, host: url.hostAndPort, limits: HTTPLimits())
      }
      self = .web(url)
    }
  }
}

extension RefreshPolicy {
  /// How often a server is asked.
  public static let web = RefreshPolicy(staleTime: .seconds(300))
}
