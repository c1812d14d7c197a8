import Observation

/// A model that announces its changes, in the way that came before `@Observable`.
public protocol ObservableObject: AnyObject {
  /// Announces that this object is about to change; `@Published` properties do it automatically.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that all `@Published` properties of this object share.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    guard let publisher = properties.lazy.compactMap(\.publisher).first else {
      return join(properties)
    }
    return publisher
  }
}

extension ObservableObject {
  /// Its own and those of its superclasses.
  private var publishedProperties: [any PublishedProperty] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .flatMap(\.children).compactMap { ($0.value as? any PublishingProperty)?.property }
  }

  private func join(_ properties: [any PublishedProperty]) -> ObservableObjectPublisher {
    guard let first = properties.first else { return .ofObjectsWithoutProperties }
    let publisher = first.join(ObservableObjectPublisher())
    for property in properties.dropFirst() { _ = property.join(publisher) }
    return publisher
  }
}

extension ObservableObjectPublisher {
  /// An object without `@Published` properties has no room for a publisher, so all such objects share
  /// this one. It costs a needless frame now and then, and no table of all objects.
  fileprivate static let ofObjectsWithoutProperties = ObservableObjectPublisher()
}

/// Announces that an object is about to change. Views listen to it; there is nothing to subscribe to by hand.
public final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var beat: Void { () }

  /// A publisher for an object that announces its changes itself.
  public init() {}

  /// Announces a change, before it is made, from any thread.
  public func send() { registrar.withMutation(of: self, keyPath: \.beat) {} }

  /// Lets the observation that is under way see the next `send()`.
  package func observe() { registrar.access(self, keyPath: \.beat) }
}
