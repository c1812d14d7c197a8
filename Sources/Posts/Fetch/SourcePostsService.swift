import Essentials
import Feeds
import Fetch
import StateKit

/// Posts of an address, a file or standard input, asked for anew at each load and kept nowhere.
public struct SourcePostsService: PostsService {
  public let name: String
  private let source: Source
  private let fetcher: SystemSourceFetcher

  /// Named after the host, with the port where the URL names one.
  ///
  /// - Parameter clock: Measures the deadlines of `limits`.
  public init(url: URL, limits: HTTPLimits = HTTPLimits(), clock: AnyClock = .dispatch()) {
    name = url.hostAndPort
    source = Source(address: url.absoluteString)
    fetcher = SystemSourceFetcher(limits: limits, clock: clock)
  }

  /// Named after the file, without its folders.
  ///
  /// - Parameter path: Absolute, or seen from the working directory.
  public init(path: String, clock: AnyClock = .dispatch()) {
    name = URL(filePath: path).lastPathComponent
    source = Source(address: path)
    fetcher = SystemSourceFetcher(clock: clock)
  }

  /// What is piped in.
  ///
  /// - Parameter descriptor: What is read to its end.
  public init(input descriptor: Int32 = STDIN_FILENO, clock: AnyClock = .dispatch()) {
    name = "standard input"
    source = Source(address: "-")
    fetcher = SystemSourceFetcher(clock: clock, input: descriptor)
  }

  @concurrent public func posts() async throws -> [Post] { try await feed().items }

  /// What the source says now, with what can be told of it as a whole.
  @concurrent public func feed() async throws -> Feed {
    guard case .document(let document) = try await fetcher.answer(of: source, given: nil) else {
      throw PostsError.server(code: 304)
    }
    return try PostsDecoder.feed(in: document)
  }
}
