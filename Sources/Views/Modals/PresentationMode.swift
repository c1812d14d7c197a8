/// Whether a view was presented, and how to take it away; newer code asks the environment for
/// `dismiss` and `isPresented`.
public struct PresentationMode {
  /// Whether the view stands in something that was presented and can be dismissed.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Takes away what the view was presented in; elsewhere it does nothing.
  public mutating func dismiss() { action() }
}
