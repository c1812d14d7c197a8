/// What the user sees: always exactly one of these.
///
/// It is not `Equatable`: an observer must see a change of payload alone.
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

/// How a load last ended, or that there was none: what a cancelled load goes back to.
public enum Settled<Value> {
  /// There was no load yet.
  case idle
  /// The load brought this value.
  case loaded(Value)
  /// There is nothing to show; the text says what to do about it.
  case empty(String)
  /// The load failed and left nothing to show but the error.
  case failed(any Error)
}

extension Settled: Sendable where Value: Sendable {}

/// How a failure is shown. Whatever leaves the screen of content has the content beneath it.
public enum ErrorPresentation<Value> {
  /// Nothing was loaded: the failure is the screen.
  case fullScreen
  /// The user asked, and there is content: a box over it, which is dismissed by its id.
  case alert(id: Int, over: Value)
  /// Nobody asked, and there is content: a badge beside it.
  case banner(over: Value)
}

extension ErrorPresentation: Sendable where Value: Sendable {}
