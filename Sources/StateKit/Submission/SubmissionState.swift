/// How far something stands that is to be done once.
public enum SubmissionState<Output> {
  /// Nothing was sent.
  case idle
  /// It is on its way; nothing else can be sent.
  case submitting
  /// It was done, with this answer.
  case done(Output)
  /// It failed and can be sent again.
  case failed(any Error)

  /// Whether it is on its way; the button that sends it is disabled meanwhile.
  public var isSubmitting: Bool {
    switch self {
    case .submitting: true
    case .idle, .done, .failed: false
    }
  }
}

extension SubmissionState: Sendable where Output: Sendable {}
