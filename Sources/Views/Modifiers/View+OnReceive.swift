import StateKit

nonisolated extension View {
  /// Runs an action for each value of a publisher, as long as this view is there: a property's `$name`, say.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

/// A view that listens to a publisher from when it comes until it goes.
package nonisolated struct ReceivingView<Content: View, P: Publisher>: WrappingView {
  package let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  private final class Listening {
    var action: ((P.Output) -> Void)?
    var publisher: P?
    var subscription: AnyCancellable?
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    let listening = context.node.kept(0) { Listening() }
    listening.action = action
    context.node.onRemoval = { listening.subscription = nil }
    if let before = listening.publisher, isOther(before) {
      (listening.publisher, listening.subscription) = (nil, nil)
    }
    if listening.subscription == nil {
      context.frame.afterAppearance {
        guard listening.subscription == nil else { return }
        listening.publisher = publisher
        listening.subscription = publisher.sink { [weak listening] in listening?.action?($0) }
      }
    }
    return context.child(.body)
  }

  /// Whether it is known that values now come from elsewhere.
  private func isOther(_ before: P) -> Bool {
    guard let before = before as? any Equatable else { return false }
    return !before.isSame(as: publisher)
  }
}

nonisolated extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { other as? Self == self }
}
