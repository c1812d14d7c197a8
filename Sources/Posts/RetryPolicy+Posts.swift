import StateKit

extension RetryPolicy {
  /// Tries again what may pass: no connection, no answer in time, and a server that is busy or in trouble.
  public static func posts(
    random: RandomSource = .system, budget: RetryBudget? = nil
  ) -> RetryPolicy {
    RetryPolicy(random: random, budget: budget) { ($0 as? PostsError)?.failure ?? .permanent }
  }
}

extension PostsError {
  /// Whether the same again would fail again.
  public var isPermanent: Bool {
    if case .permanent = failure { true } else { false }
  }

  /// The status of HTTP that the server answered with; nil where it is no error of that kind.
  var code: Int? {
    switch self {
    case .server(let code, _): code
    case .signInRefused: 401
    default: nil
    }
  }

  /// Whether the server says how long it is to be left alone.
  var asksToWait: Bool {
    if case .server(_, let wait?) = self { wait > .zero } else { false }
  }

  /// Whether it is a fault of this machine, which costs nobody anything to try again.
  var isLocal: Bool {
    switch self {
    case .noSuchFile, .isDirectory, .permissionDenied, .unreadable, .nothingPiped, .noPassword,
      .noText, .noFeed, .notPosts(.noLibrary),
      .http(.noLibrary, _, _), .http(.noResources, _, _):
      true
    default: false
    }
  }

  /// Whether the same again may go well, and when at the earliest.
  var failure: RetryPolicy.Failure {
    switch self {
    case .server(let code, let retryAfter):
      switch code {
      case 408, 425, 429, 500...599: .transient(retryAfter: retryAfter)
      default: .permanent
      }
    case .http(let error, _, _): error.isTransient ? .transient() : .permanent
    case .scripted(_, let isPermanent): isPermanent ? .permanent : .transient()
    case .badSource, .fileElsewhere, .badPort, .unsupportedScheme, .signInRefused, .noPassword,
      .noText, .noFeed, .notNotified, .notDownloaded, .alreadyDownloading, .noPicture, .badPicture,
      .tooLarge, .noSuchFile, .isDirectory, .permissionDenied, .unreadable, .nothingPiped,
      .notPosts,
      // Each try leaves a thread behind that waits.
      .slowFile:
      .permanent
    }
  }
}
