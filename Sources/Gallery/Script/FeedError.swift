/// Where an error is shown.
enum ErrorDisplay {
  case alert
  case fullScreen
}

/// Why there are no posts.
enum FeedError: Error, Equatable {
  case server(code: Int)
  case network

  /// A server that stumbles interrupts; without a network there is nothing to go back to.
  var display: ErrorDisplay {
    switch self {
    case .server: .alert
    case .network: .fullScreen
    }
  }
}

extension FeedError: CustomStringConvertible {
  /// A word for where there is no room for a sentence.
  var name: String {
    switch self {
    case .server(let code): "\(code)"
    case .network: "network"
    }
  }

  var description: String {
    switch self {
    case .server(let code): "Server error with code: \(code)"
    case .network: "Network error: no connection"
    }
  }
}
