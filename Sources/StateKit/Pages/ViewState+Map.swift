extension ViewState {
  /// The same state of another value.
  func map<Other>(_ transform: (Value) -> Other) -> ViewState<Other> {
    switch self {
    case .idle: .idle
    case .loading(let before): .loading(after: before.map(transform))
    case .loaded(let value): .loaded(transform(value))
    case .empty(let message): .empty(message)
    case .error(let error, let presentation): .error(error, presentation.map(transform))
    }
  }
}

extension Settled {
  fileprivate func map<Other>(_ transform: (Value) -> Other) -> Settled<Other> {
    switch self {
    case .idle: .idle
    case .loaded(let value): .loaded(transform(value))
    case .empty(let message): .empty(message)
    case .failed(let error): .failed(error)
    }
  }
}

extension ErrorPresentation {
  fileprivate func map<Other>(_ transform: (Value) -> Other) -> ErrorPresentation<Other> {
    switch self {
    case .fullScreen: .fullScreen
    case .alert(let id, let value): .alert(id: id, over: transform(value))
    case .banner(let value): .banner(over: transform(value))
    }
  }
}
