extension LoadMachine {
  /// Names one load of this machine.
  public struct Token: Hashable, Sendable {
    let number: Int
  }

  /// Who asked for a load.
  public typealias Trigger = LoadTrigger

  /// All that can happen to a load.
  public enum Event {
    /// Somebody asks for the value, from an instant on, or now where it is nil; where a load runs already,
    /// this joins it. A user who asks while a retry is waited for does not wait: the load begins again.
    case load(Trigger, from: AnyClock.Instant? = nil)
    /// The value was changed elsewhere; a load that runs may bring the old one, so another takes its place.
    case reload(Trigger)
    /// The load of this token ended well; a token that is not live changes nothing.
    case succeeded(Token, Outcome)
    /// The load of this token failed; `CancellationError` counts as a cancelled load.
    case failed(Token, any Error)
    /// A try of the load of this token failed, and another is to follow.
    case attemptFailed(Token, Retry)
    /// The wait for the next try is over.
    case due(Token)
    /// The running load is cancelled, and what was there before it comes back: or the failure of its last
    /// try, if one has failed.
    case cancel
    /// The alert of this id was closed; its content stays.
    case dismiss(id: Int)
    /// Everything begins again with nothing loaded; a load that runs is cancelled.
    case reset
  }

  /// What a load that went well found.
  public enum Outcome {
    /// There is something to show.
    case value(Value)
    /// There is nothing to show; the text says what to do about it.
    case nothing(String)
  }

  /// What whoever runs the machine has to do.
  public enum Effect: Equatable, Sendable {
    /// Start a try of this load; its answer must come back with the token.
    case start(Token)
    /// Send `.due` with the token at this instant.
    case wait(Token, until: AnyClock.Instant)
    /// Cancel the try or the wait of this load; its answer would change nothing.
    case cancel(Token)
    /// The event had no meaning in this state and changed nothing; for tests and diagnostics.
    case ignored
  }
}

extension LoadMachine.Event: Sendable where Value: Sendable {}
extension LoadMachine.Outcome: Sendable where Value: Sendable {}

/// Who asked for a load; it decides how a failure over content is shown, and the history records it.
public enum LoadTrigger: Hashable, Sendable {
  /// The user, who sees a failure in an alert over the content.
  case user
  /// The program, automatically; a failure is only a banner beside the content, as in all the following.
  case background
  /// The terminal got the focus again.
  case focus
  /// The program was stopped and goes on.
  case resume
  /// It was time.
  case interval
  /// A try of the load has failed, and this is the next one; only histories record it.
  case retry
}
