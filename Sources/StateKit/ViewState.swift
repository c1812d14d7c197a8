/// What the person sees: always exactly one of these.
///
/// It is not `Equatable`: an observer must hear of a change of payload alone.
public enum ViewState<Value> {
  /// Nothing was asked for yet.
  case idle
  /// A load runs; what was there before it stays known, and comes back if the load is cancelled.
  case loading(after: Settled<Value>)
  /// The last load brought this value.
  case loaded(Value)
  /// The load went well and found nothing; the text says what to do about it.
  case empty(String)
  /// A load failed; the presentation says where it is shown, and holds the content beneath it.
  case error(any Error, ErrorPresentation<Value>)
}

extension ViewState: Sendable where Value: Sendable {}

extension ViewState {
  /// Whether a load runs, whatever is shown meanwhile.
  public var isLoading: Bool {
    switch self {
    case .loading: true
    case .idle, .loaded, .empty, .error: false
    }
  }

  /// What was loaded last and is still there, whatever happened since.
  public var content: Value? {
    switch self {
    case .loaded(let value), .loading(after: .loaded(let value)),
      .error(_, .alert(_, let value)), .error(_, .banner(let value)):
      value
    case .idle, .empty, .loading(after: .idle), .loading(after: .empty), .loading(after: .failed),
      .error(_, .fullScreen):
      nil
    }
  }

  /// What this state goes back to when a load that starts now is cancelled; a load dismisses an alert.
  var settled: Settled<Value> {
    switch self {
    case .idle: .idle
    case .loading(let before): before
    case .loaded(let value): .loaded(value)
    case .empty(let message): .empty(message)
    case .error(let error, .fullScreen): .failed(error)
    case .error(_, .alert(_, let value)), .error(_, .banner(let value)): .loaded(value)
    }
  }
}

extension Settled {
  /// The state that shows this and nothing else.
  var state: ViewState<Value> {
    switch self {
    case .idle: .idle
    case .loaded(let value): .loaded(value)
    case .empty(let message): .empty(message)
    case .failed(let error): .error(error, .fullScreen)
    }
  }
}
