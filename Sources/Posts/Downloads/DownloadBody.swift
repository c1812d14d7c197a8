import Essentials
import Fetch
import Synchronization

/// The file that responses bring, one after the other: whether the next one goes on with it or begins it again.
final class DownloadBody: Sendable {
  private struct State {
    var progress: DownloadProgress
    /// Whether the response under way has given something.
    var isBegun = false
    var lastReport = 0
  }

  private let part: PartFile
  // A lock, because pieces come on the thread of the requests.
  private let state: Mutex<State>
  private let report: @Sendable (DownloadProgress) -> Void

  /// Bytes between two reports, at most.
  private static let reportInterval = 262_144

  init(
    _ part: PartFile, _ start: DownloadProgress,
    _ report: @escaping @Sendable (DownloadProgress) -> Void
  ) {
    (self.part, self.report) = (part, report)
    var progress = part.count > 0 ? start : DownloadProgress()
    progress.path = part.path
    progress.received = part.count
    state = Mutex(State(progress: progress))
    report(progress)
  }

  /// Prepares for another response, and returns what its server is asked for.
  func begin() throws -> [HTTPRequest.Field] {
    let known = state.withLock { state in
      state.isBegun = false
      return state.progress
    }
    guard part.count > 0 else { return [] }
    let range = HTTPRequest.Field("Range", "bytes=\(part.count)-")
    // A weak one does not say that the bytes are the same (RFC 9110, 13.1.5).
    if let etag = known.validators.etag, !etag.hasPrefix("W/") {
      return [range, HTTPRequest.Field("If-Range", etag)]
    }
    if let date = known.validators.lastModified {
      return [range, HTTPRequest.Field("If-Range", date)]
    }
    // Without them the length of the whole alone tells one file from another.
    guard known.total == nil else { return [range] }
    try part.clear()
    return []
  }

  func take(_ response: HTTPResponse, _ piece: UnsafeRawBufferPointer) throws {
    try state.withLock { state in
      if !state.isBegun {
        try begin(response, &state.progress)
        (state.isBegun, state.lastReport) = (true, .min / 2)
      }
      try part.append(piece)
      state.progress.received = part.count
      let interval = min(Self.reportInterval, (state.progress.total ?? .max) / 100)
      guard state.progress.received - state.lastReport >= interval else { return }
      state.lastReport = state.progress.received
      report(state.progress)
    }
  }

  /// Throws where the file is not whole, or is none.
  func end(_ response: HTTPResponse, host: String) throws {
    let (progress, isBegun) = state.withLock { ($0.progress, $0.isBegun) }
    if response.status == 416 {
      if ContentRange(response["Content-Range"])?.total == part.count { return report(progress) }
      try part.clear()
      throw PostsError.http(.cutOff(hasHead: true), host: host)
    }
    guard isBegun else {
      throw PostsError.notDownloaded(reason: "its server sends an empty file")
    }
    report(progress)
    guard let total = progress.total, part.count != total else { return }
    if part.count < total { throw PostsError.http(.cutOff(hasHead: true), host: host) }
    let count = part.count
    try part.clear()
    throw PostsError.notDownloaded(
      reason: "its server announced \(total) bytes and sent \(count)")
  }

  /// Decides by the head of a response what its body is.
  private func begin(_ response: HTTPResponse, _ known: inout DownloadProgress) throws {
    let validators = Validators(etag: response["ETag"], lastModified: response["Last-Modified"])
    if response.status == 206 {
      let range = ContentRange(response["Content-Range"])
      let isSame =
        part.count == 0
        || Self.agree(known.total, range?.total)
          && Self.agree(known.validators.etag, validators.etag)
          && Self.agree(known.validators.lastModified, validators.lastModified)
      guard let range, range.start == part.count, isSame else {
        // It is the rest of another file: the next try asks for the whole.
        try part.clear()
        throw PostsError.http(.cutOff(hasHead: true), host: response.url.hostAndPort)
      }
      known.total = range.total ?? known.total
      if !validators.isEmpty { known.validators = validators }
      return
    }
    try part.clear()
    known.total = response["Content-Length"].flatMap { Int($0) }
    known.validators = validators
  }

  private static func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
    one == nil || other == nil || one == other
  }
}

/// Which bytes of a file a response has: `bytes 100-199/200`, or `bytes */200`.
struct ContentRange: Equatable {
  /// Nil where it has none of them.
  let start: Int?
  /// Bytes of the whole; nil where the server does not say.
  let total: Int?

  init?(_ field: String?) {
    guard let match = field?.wholeMatch(of: /bytes (?:\*|(\d+)-\d+)\/(?:\*|(\d+))/.ignoresCase())
    else { return nil }
    start = match.1.flatMap { Int($0) }
    total = match.2.flatMap { Int($0) }
  }
}
