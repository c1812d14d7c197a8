/// The glass of newer systems. A terminal has cells.
nonisolated extension View {
  /// Nothing is seen through a cell.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Nothing is seen through a cell.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }

  /// Pieces of glass do not flow together.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
}

/// How a piece of glass would look.
public nonisolated struct Glass: Equatable, Sendable {
  /// As the system finds best.
  public static let regular = Glass()
  /// Clear.
  public static let clear = Glass()
  /// None at all.
  public static let identity = Glass()

  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Following the finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass would flow together: the views as they are.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: Of no effect: there is no glass.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
