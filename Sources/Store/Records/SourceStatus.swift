import StateKit

/// What a source is doing: exactly one thing at a time.
public enum SourceStatus: Equatable, Sendable {
  /// Not asked since the program began; what is kept of it may be of any age.
  case idle
  /// It waits for a permit: only so many are asked at once.
  case queued
  /// It was asked at this instant.
  case loading(since: AnyClock.Instant)
  /// It failed and is asked again automatically at this instant.
  case waiting(SourceFailure, until: AnyClock.Instant)
  /// Its last answer was good.
  case fresh
  /// Its last answer was good, and is old now.
  case stale
  /// Its last request failed, and it is not asked again automatically before the next interval.
  case failed(SourceFailure)

  /// Whether a response is awaited, or a permit.
  public var isBusy: Bool {
    switch self {
    case .queued, .loading, .waiting: true
    case .idle, .fresh, .stale, .failed: false
    }
  }

  /// The same, with a failure that counts no fewer tries than the one before it.
  package func counting(since last: SourceFailure?) -> SourceStatus {
    guard case .waiting(var failure, let start) = self, let last else { return self }
    failure.attempts = max(failure.attempts, last.attempts)
    return .waiting(failure, until: start)
  }

  /// Why the last try failed; nil where it did not.
  public var failure: SourceFailure? {
    switch self {
    case .waiting(let failure, _), .failed(let failure): failure
    case .idle, .queued, .loading, .fresh, .stale: nil
    }
  }
}
