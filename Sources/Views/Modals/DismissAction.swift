/// Takes a view away that was presented: call it as a function.
///
/// In a sheet, a cover or a popover it dismisses that, in a screen that was pushed onto a navigation
/// stack it goes back. Elsewhere it does nothing.
public nonisolated struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Lets a view write `dismiss()`.
  @MainActor public func callAsFunction() { action() }
}

nonisolated extension EnvironmentValues {
  /// Takes away what the view was presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[of: DismissAction.self] ?? DismissAction {} }
    set { self[of: DismissAction.self] = newValue }
  }

  /// The same two for older code, as in `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}

/// Whether a view was presented, and how to take it away; newer code asks the environment for
/// `dismiss` and `isPresented`.
public nonisolated struct PresentationMode {
  /// Whether the view stands in something that was presented and can be dismissed.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Takes away what the view was presented in; elsewhere it does nothing.
  @MainActor public mutating func dismiss() { action() }
}
