@testable import StateKit

struct Failure: Error, Equatable {
  var name = "no"
}

typealias Machine = LoadMachine<String>

extension Machine {
  /// The machine after events that are sent one by one.
  func sending(_ events: Event...) -> Machine {
    events.reduce(self) { $0.after($1).machine }
  }

  /// After a load that answered this.
  func loaded(_ value: String) -> Machine {
    let running = sending(.load(.user))
    guard let token = running.liveToken else { return running }
    return running.sending(.succeeded(token, .value(value)))
  }

  /// After a load that failed.
  func failed(_ trigger: Trigger, _ error: any Error = Failure()) -> Machine {
    let running = sending(.load(trigger))
    guard let token = running.liveToken else { return running }
    return running.sending(.failed(token, error))
  }

  /// A state as text, so that tests can compare it with its payload.
  var summary: String { state.summary }
}

extension ViewState<String> {
  var summary: String {
    switch self {
    case .idle: "idle"
    case .loading(.idle): "loading after idle"
    case .loading(.loaded(let value)): "loading after \(value)"
    case .loading(.empty(let message)): "loading after empty \(message)"
    case .loading(.failed): "loading after failure"
    case .loaded(let value): "loaded \(value)"
    case .empty(let message): "empty \(message)"
    case .error(_, .fullScreen): "error"
    case .error(_, .alert(let id, let value)): "alert \(id) over \(value)"
    case .error(_, .banner(let value)): "banner over \(value)"
    }
  }
}
