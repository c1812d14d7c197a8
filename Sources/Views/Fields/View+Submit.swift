nonisolated extension View {
  /// Runs an action when Enter is pressed in a field of this view; those of the views around it run, too.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    environment { $0.submitActions.append((triggers, action)) }
  }

  /// Keeps what is submitted in this view from the views around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    environment { if isBlocking { $0.submitActions = [] } }
  }
}

extension ResolveContext {
  /// What Enter does in a field here, the actions of the views next to it first; nil where
  /// nobody waits for it.
  func submit(_ trigger: SubmitTriggers, _ own: (() -> Void)? = nil) -> (() -> Void)? {
    let around = environment.submitActions.filter { $0.triggers.contains(trigger) }
    let actions = (own.map { [$0] } ?? []) + around.reversed().map(\.action)
    guard !actions.isEmpty else { return nil }
    return { for action in actions { action() } }
  }
}

/// What can be submitted with Enter.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// The set as bits, one a kind of field.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The field of `.searchable`.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
