import Observation

/// Says that an object is about to change. Views listen to it; there is nothing to subscribe to by hand.
public final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var beat: Void { () }

  /// A publisher for an object that announces its changes itself.
  public init() {}

  /// Announces a change, before it is made, from any thread.
  public func send() { registrar.withMutation(of: self, keyPath: \.beat) {} }

  /// Lets the observation that is under way hear of the next `send()`.
  package func observe() { registrar.access(self, keyPath: \.beat) }
}
