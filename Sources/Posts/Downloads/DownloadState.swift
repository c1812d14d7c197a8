import Essentials
import Store

/// What a download is doing: always exactly one of these.
public enum DownloadState: Equatable, Sendable {
  /// Others are fetched first.
  case waiting
  /// It is being fetched.
  case loading
  /// It is whole.
  case loaded
  /// It could not be fetched; what came is kept.
  case failed(String)
  /// The user has stopped it; what came is kept.
  case cancelled

  /// What can happen to a download.
  enum Event: Equatable, Sendable {
    case request
    case begin
    case succeed
    case fail(String)
    case cancel
  }

  /// The state that follows; the same where the event means nothing in it.
  func after(_ event: Event) -> DownloadState {
    switch (self, event) {
    case (.failed, .request), (.cancelled, .request): .waiting
    case (.waiting, .begin): .loading
    case (.loading, .succeed): .loaded
    case (.waiting, .fail(let reason)), (.loading, .fail(let reason)): .failed(reason)
    case (.waiting, .cancel), (.loading, .cancel): .cancelled
    case (.waiting, _), (.loading, _), (.loaded, _), (.failed, _), (.cancelled, _): self
    }
  }

  /// Whether it is still to come.
  public var isUnderWay: Bool {
    switch self {
    case .waiting, .loading: true
    case .loaded, .failed, .cancelled: false
    }
  }
}

/// How far a download is, and what is needed to go on with it.
public struct DownloadProgress: Equatable, Sendable {
  /// Where the file will be when it is whole; nil before it has a name.
  public var path: String?
  /// In bytes.
  public var received = 0
  /// Bytes of the whole; nil where the server does not say.
  public var total: Int?
  var validators = Validators()

  /// From 0 to 1; nil where the whole is not known.
  public var fraction: Double? {
    total.map { $0 > 0 ? min(1, Double(received) / Double($0)) : 1 }
  }
}

/// A file of a post that the user wants on the disk.
public struct Download: Equatable, Sendable {
  public let post: StoredPost.ID
  let address: String
  public internal(set) var state = DownloadState.waiting
  public internal(set) var progress = DownloadProgress()

  /// What it is called, or will be.
  public var name: String { progress.path?.fileName ?? "" }

  /// Whether it is of the file at an address.
  public func isOf(_ address: String) -> Bool { self.address == address }

  init(post: StoredPost.ID, address: String) {
    (self.post, self.address) = (post, address)
  }

  /// As it was remembered; what was under way waits again.
  init(_ stored: StoredDownload) {
    self.init(post: stored.post, address: stored.address)
    progress = DownloadProgress(
      path: stored.path, received: stored.received, total: stored.total,
      validators: stored.validators)
    state =
      switch stored.stage {
      case .wanted: .waiting
      case .loaded: .loaded
      case .failed: .failed(stored.failure ?? "")
      case .cancelled: .cancelled
      }
  }

  /// As it is remembered.
  var stored: StoredDownload {
    var stored = StoredDownload(post: post, address: address)
    (stored.path, stored.validators) = (progress.path, progress.validators)
    (stored.received, stored.total) = (progress.received, progress.total)
    switch state {
    case .waiting, .loading: stored.stage = .wanted
    case .loaded: stored.stage = .loaded
    case .failed(let reason): (stored.stage, stored.failure) = (.failed, reason)
    case .cancelled: stored.stage = .cancelled
    }
    return stored
  }
}
