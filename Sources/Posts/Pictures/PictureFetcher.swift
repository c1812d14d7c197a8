import Essentials
import Fetch
import Synchronization

/// Gets the pictures of posts: from the cache, or from their servers.
public struct PictureFetcher: Sendable {
  private let cache: PictureCache?
  private let limits: HTTPLimits
  private let proxy: String?
  private let client = HTTPClient()

  /// - Parameters:
  ///   - cache: Nil where nothing is kept.
  ///   - proxy: Its address; nil for that of the environment, empty for none.
  public init(
    cache: PictureCache?, limits: HTTPLimits = HTTPLimits(bytes: 10_000_000), proxy: String? = nil
  ) {
    self.cache = cache
    self.proxy = proxy
    self.limits = limits
  }

  /// Whether an address is asked at all: not where it is there to count its readers.
  public static func isFetched(_ address: String) -> Bool {
    URL(string: address).map(isFetched) ?? false
  }

  private static func isFetched(_ url: URL) -> Bool {
    guard let host = url.host()?.lowercased(), (try? url.validate()) != nil else { return false }
    return !counters.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  /// The address at which a picture of a page is asked for.
  ///
  /// The host of a page that is read over https is asked over https only: over http others would see what is read, and
  /// could change it. So an older `http:` address on the host of the page becomes `https:`, as browsers do it. Other
  /// hosts are asked as the page says, and a server that leads from https to http is not followed.
  public static func address(of picture: String, on page: String?) -> String {
    guard let page = page.flatMap({ URL(string: $0) }), page.scheme?.lowercased() == "https",
      var url = URLComponents(string: picture), url.scheme?.lowercased() == "http",
      url.host?.lowercased() == page.host()?.lowercased()
    else { return picture }
    url.scheme = "https"
    return url.string ?? picture
  }

  /// Forgets the bytes of an address, because they are no picture; they are fetched again when they are wanted.
  public func discard(_ address: String) { cache?.remove(address) }

  /// The bytes of a picture; throws `PostsError`, and `CancellationError` when the task is cancelled.
  @concurrent public func bytes(of address: String) async throws -> [UInt8] {
    guard Self.isFetched(address), let url = URL(string: address) else {
      throw PostsError.noPicture
    }
    if let cache, let bytes = try await BlockingWork.run({ cache.bytes(of: address) }) {
      return bytes
    }
    let bytes = try await fetch(url)
    if let cache {
      // Without the cache it is fetched again the next time.
      try? await BlockingWork.run { try cache.keep(bytes, of: address) }
    }
    return bytes
  }
}

extension PictureFetcher {
  /// Hosts whose pictures show nothing.
  private static let counters = [
    "pixel.wp.com", "stats.wordpress.com", "feeds.feedburner.com", "google-analytics.com",
    "doubleclick.net", "scorecardresearch.com", "quantserve.com", "pixel.quantcast.com",
    "list-manage.com", "feedsportal.com",
    "analytics.twitter.com", "bat.bing.com", "pi.pardot.com", "statcounter.com",
  ]

  private func fetch(_ url: URL) async throws -> [UInt8] {
    let fields = [
      HTTPRequest.Field("User-Agent", "Outpost/\(OutpostVersion.current)"),
      HTTPRequest.Field("Accept", "image/avif, image/webp, image/*;q=0.9, */*;q=0.1"),
    ]
    var request = HTTPRequest(url: url, fields: fields, limits: limits)
    request.proxy = proxy
    request.follows = { Self.isFetched($0) }
    let body = PictureBody(limit: limits.bytes)
    request.take = { body.take($0, $1) }
    request.decodesPieces = true
    let response: HTTPResponse
    do {
      response = try await client.response(to: request)
    } catch HTTPError.tooLarge {
      throw PostsError.badPicture(reason: "it has more than \(limits.bytes / 1_000_000) MB")
    } catch HTTPError.leadsToHTTP {
      throw PostsError.badPicture(reason: "its server leads from https to http")
    } catch HTTPError.cutOff where !body.isEmpty {
      throw PostsError.badPicture(reason: "it is truncated")
    } catch let error as HTTPError {
      throw PostsError(error, host: url.hostAndPort, limits: limits)
    }
    switch response.status {
    case 204, 404, 410: throw PostsError.noPicture
    // It leads to who counts readers.
    case 300..<400 where response["Location"] != nil: throw PostsError.noPicture
    case 200..<300: break
    default: throw PostsError.server(code: response.status, retryAfter: response.retryAfter)
    }
    guard !body.isEmpty else { throw PostsError.noPicture }
    guard response["Content-Type"]?.lowercased().hasPrefix("text/") != true else {
      throw PostsError.badPicture(reason: "its server sends a text")
    }
    return body.takeBytes()
  }
}

/// The bytes of a picture as they come, so that there is one copy of them.
private final class PictureBody: Sendable {
  private let limit: Int
  // A lock, because pieces come on the thread of the requests.
  private let bytes = Mutex<[UInt8]>([])

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { bytes.withLock { $0.isEmpty } }

  func take(_ response: HTTPResponse, _ piece: UnsafeRawBufferPointer) {
    bytes.withLock { bytes in
      if bytes.isEmpty, let length = response["Content-Length"].flatMap({ Int($0) }), length > 0 {
        bytes.reserveCapacity(min(length, limit))
      }
      bytes.append(contentsOf: piece)
    }
  }

  /// All of them, which are gone here then.
  func takeBytes() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }
}
