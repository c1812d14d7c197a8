import Essentials
import Feeds
import Fetch
import StateKit
import Synchronization

/// Which file is to be fetched, and to where.
public struct DownloadRequest: Sendable {
  let attachment: Attachment
  /// Of its post.
  let title: String
  public internal(set) var folder: String
  /// How far an earlier try has come.
  public let start: DownloadProgress
  /// Who gives the post, which may have to be asked in its own way.
  let source: Source?

  /// What the file is to be called.
  public var name: String { DownloadName.name(of: attachment, title: title) }

  /// Bytes of the file, as its feed says; nil where it does not.
  public var size: Int? { attachment.bytes }
}

/// Fetches a file, and goes on where an earlier try has ended.
///
/// What is asked for is the rest of the same file (`If-Range`): a server that has another one by now, or knows no parts,
/// sends the whole, and then the file begins again.
public struct FileDownload: Sendable {
  private let clock: AnyClock
  private let random: RandomSource
  private let limits: HTTPLimits
  private let client = HTTPClient()

  private static let retries = 3
  private static let longestWait = Duration.seconds(60)

  /// - Parameters:
  ///   - clock: Measures the waits between tries.
  ///   - limits: How long a server may be silent, and how large a file may be.
  public init(
    clock: AnyClock, random: RandomSource = .system, limits: HTTPLimits = FileDownload.usualLimits
  ) {
    (self.clock, self.random, self.limits) = (clock, random, limits)
  }

  /// A day, but a silence of no more than a minute; 20 GB.
  public static var usualLimits: HTTPLimits {
    var limits = HTTPLimits(whole: .seconds(86_400), bytes: 20_000_000_000)
    limits.pause = max(.seconds(60), HTTPLimits.usual)
    return limits
  }

  /// Fetches it and returns its path. A connection that ends on the way is tried again, at once so long as that helps.
  ///
  /// Throws `PostsError`, and `CancellationError` at once when its task is cancelled; what came is kept.
  ///
  /// - Parameter report: Is told how far it is, on any thread.
  @concurrent public func run(
    _ request: DownloadRequest, _ report: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws -> String {
    guard let url = URL(string: request.attachment.address) else {
      throw PostsError.badSource(request.attachment.address)
    }
    let known = request.start.path.flatMap { path -> PartFile?? in
      do { return .some(try PartFile(continuing: path)) } catch PostsError.alreadyDownloading {
        return .some(nil)
      } catch { return nil }
    }
    if case .some(nil) = known { throw PostsError.alreadyDownloading }
    let part = try (known ?? nil) ?? PartFile.new(named: request.name, in: request.folder)
    defer { part.close() }
    let body = DownloadBody(part, request.start, report)
    var (farthest, failures) = (part.count, 0)
    while true {
      do {
        try await ask(url, for: body, request)
        return try part.finish()
      } catch let error as PostsError {
        guard case .transient(let wait) = error.failure else { throw error }
        if part.count > farthest { (farthest, failures) = (part.count, 0) }
        failures += 1
        guard failures <= Self.retries, (wait ?? .zero) <= Self.longestWait else { throw error }
        try await clock.sleep(
          until: clock.now.advanced(by: max(wait ?? .zero, delay(failures))), tolerance: nil)
      }
    }
  }

  private func delay(_ failures: Int) -> Duration {
    var random = random
    return .milliseconds(Int.random(in: 0...(1000 << min(failures - 1, 4)), using: &random))
  }

  private func ask(_ url: URL, for body: DownloadBody, _ request: DownloadRequest) async throws {
    var fields = [
      HTTPRequest.Field(
        "User-Agent", request.source?.userAgent ?? "Outpost/\(OutpostVersion.current)"),
      HTTPRequest.Field("Accept", "*/*"),
    ]
    if let credential = url.credential {
      fields.append(.init("Authorization", credential.header, only: url.origin))
    }
    fields += try body.begin()
    var http = HTTPRequest(url: url, fields: fields, limits: limits)
    http.allowsHTTP = request.source?.allowsHTTP ?? false
    http.proxy = request.source?.proxy
    let isPage = request.attachment.type?.lowercased().hasPrefix("text/") == true
    http.take = { response, piece in
      if !isPage, response["Content-Type"]?.lowercased().hasPrefix("text/html") == true {
        throw PostsError.notDownloaded(reason: "its server sends a web page in place of the file")
      }
      try body.take(response, piece)
    }
    let response: HTTPResponse
    do {
      response = try await client.response(to: http)
    } catch HTTPError.tooLarge {
      throw PostsError.notDownloaded(reason: "it has more than \(limits.bytes / 1_000_000) MB")
    } catch let error as HTTPError {
      throw PostsError(error, host: url.hostAndPort, limits: limits)
    }
    switch response.status {
    case 200..<300, 416: try body.end(response, host: url.hostAndPort)
    default: throw PostsError.server(code: response.status, retryAfter: response.retryAfter)
    }
  }
}
