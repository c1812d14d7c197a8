import Essentials
import Fetch
import StateKit

/// Asks web addresses over HTTP, files of this machine, and for `-` what is piped in.
public struct SystemSourceFetcher: SourceFetcher {
  private let limits: HTTPLimits
  /// How large a file may be.
  var fileBytes = FileBytes.maximum
  private let clock: AnyClock
  private let client = HTTPClient()
  private let credentials: CredentialStore
  private let proxy: String?
  private let passwords = PasswordMemory()
  private let input: StandardInput

  /// - Parameters:
  ///   - clock: Measures the deadlines of `limits`.
  ///   - input: The descriptor that `-` stands for; it is waited for without end, as the user may type there.
  ///   - proxy: The address of that of sources that name none; nil for that of the environment, empty for none.
  ///   - credentials: Those of the sources that ask for them.
  public init(
    limits: HTTPLimits = HTTPLimits(), clock: AnyClock, input: Int32 = STDIN_FILENO,
    proxy: String? = nil,
    credentials: @escaping CredentialStore = { _ in nil }
  ) {
    self.input = StandardInput(descriptor: input)
    self.limits = limits
    self.proxy = proxy
    self.clock = clock
    self.credentials = credentials
  }

  @concurrent public func answer(
    of source: Source, given validators: Validators?
  ) async throws -> SourceResponse {
    if let command = SourceCommand(source.address) {
      return try await answer(of: command, for: source)
    }
    switch try PostSource(argument: source.address) {
    case .web(let url):
      var credential = credentials(source.address)
      if let command = source.passwordCommand {
        credential = try await passwords.credential(of: command)
      }
      let name = source.userAgent ?? "Outpost/\(OutpostVersion.current)"
      var request = HTTPRequest(
        url: url, fields: [.init("User-Agent", name)] + Self.fields(for: source), limits: limits)
      request.allowsHTTP = source.allowsHTTP
      request.proxy = source.proxy ?? proxy
      do {
        return try await answer(to: request, given: validators, as: credential ?? url.credential)
      } catch PostsError.signInRefused {
        if let command = source.passwordCommand, let credential {
          await passwords.forget(command, refused: credential)
        }
        throw PostsError.signInRefused
      }
    case .file(let path):
      return try await answer(to: FileQuestion(path: path, limit: fileBytes), validators)
    case .standardInput:
      return .document(
        SourceDocument(
          bytes: try await input.bytes(), validators: Validators(), address: URL(filePath: "-")))
    }
  }

  /// What a program prints, of what is at the address that it reads.
  @concurrent private func answer(
    of command: SourceCommand, for source: Source
  ) async throws -> SourceResponse {
    var document: SourceDocument?
    if let address = command.input,
      case .document(let found) = try await answer(of: source.moved(to: address), given: nil)
    {
      document = found
    }
    let input = document?.bytes ?? []
    return .document(
      SourceDocument(
        bytes: try await command.output(of: input),
        validators: Validators(), address: document?.address ?? URL(filePath: "-")))
  }

  /// Keeps connections to the servers that were asked last.
  public func hold() { client.hold() }

  public func release() { client.release() }

  /// Leaves a file that does not come to its end to a thread that waits on: its permit is for others.
  private func answer(
    to question: FileQuestion, _ validators: Validators?
  ) async throws -> SourceResponse {
    try await withThrowingTaskGroup(of: SourceResponse?.self) { [clock, limits] group in
      defer { group.cancelAll() }
      let end = clock.now.advanced(by: limits.whole)
      group.addTask {
        try await clock.sleep(until: end, tolerance: nil)
        return nil
      }
      group.addTask { try await BlockingWork.run { try question.answer(given: validators) } }
      guard let answer = try await group.next() ?? nil else {
        throw PostsError.slowFile(question.path, within: limits.whole)
      }
      return answer
    }
  }

  private func answer(
    to request: HTTPRequest, given validators: Validators?, as credential: Credential?
  ) async throws -> SourceResponse {
    var request = request
    let url = request.url
    if let credential {
      request.fields.append(.init("Authorization", credential.header, only: url.origin))
    }
    if let validators {
      let origin = validators.origin ?? url.origin
      if let etag = validators.etag {
        request.fields.append(.init("If-None-Match", etag, only: origin))
      }
      if let date = validators.lastModified {
        request.fields.append(.init("If-Modified-Since", date, only: origin))
      }
    }
    let response: HTTPResponse
    do {
      response = try await client.response(to: request)
    } catch let error as HTTPError {
      throw PostsError(error, host: url.hostAndPort, limits: limits)
    }
    let terms = SourceTerms(
      maxAge: HTTPResponse.maxAge(response["Cache-Control"]),
      newAddress: Self.newAddress(in: response, to: url, isSignedIn: credential != nil))
    switch response.status {
    case 200..<300: return .document(SourceDocument(response, terms))
    case 304 where validators?.isEmpty == false: return .unchanged(terms)
    case 401 where credential != nil && response.url.origin == url.origin:
      throw PostsError.signInRefused
    default:
      throw PostsError.server(code: response.status, retryAfter: response.retryAfter)
    }
  }

  /// Where a source has moved for good; what is asked with a sign-in stays at its server.
  private static func newAddress(
    in response: HTTPResponse, to url: URL, isSignedIn: Bool
  ) -> String? {
    let new = response.permanentURL
    guard new != url, url.credential == nil, !isSignedIn || new.origin == url.origin else {
      return nil
    }
    return try? SourceAddress(argument: new.absoluteString, folder: "/").address
  }

  /// What is wanted first, and then whatever there is: many servers name a feed wrongly.
  private static func fields(for source: Source) -> [HTTPRequest.Field] {
    let feed =
      "application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, "
      + "application/xml;q=0.8, text/xml;q=0.8, */*;q=0.5"
    let page = "text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8"
    return [
      // What HTTP/1.1 goes without saying; not every server of it knows that.
      HTTPRequest.Field("Connection", "keep-alive"),
      HTTPRequest.Field("Accept", source.isPage ? page : feed),
    ]
  }
}

extension SourceDocument {
  fileprivate init(_ response: HTTPResponse, _ terms: SourceTerms) {
    self.init(
      bytes: response.body, charset: HTTPResponse.charset(response["Content-Type"]),
      validators: response.validators, address: response.url)
    guard response.isCut else {
      self.terms = terms
      return
    }
    isTruncated = true
    // They stand for the whole.
    validators = Validators()
  }
}
