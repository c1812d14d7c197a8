/// What would be felt, or seen under a pointer.
nonisolated extension View {
  /// Nothing vibrates.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View {
    self
  }

  /// Nothing vibrates, whatever the condition says.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value,
    condition: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool
  ) -> some View {
    self
  }

  /// Nothing vibrates.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value,
    _ feedback: @escaping (_ oldValue: Value, _ newValue: Value) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Nothing vibrates.
  public func sensoryFeedback(
    trigger: some Equatable, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// The pointer changes nothing while it rests.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// The pointer is known when its button is pressed, and not before.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// The terminal selects text, with Shift held down where the mouse is the program's.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}

/// What would be felt.
public nonisolated enum SensoryFeedback: Sendable {
  /// That something went well, so so, or badly.
  case success, warning, error
  /// That something was chosen, or was made more or less.
  case selection, increase, decrease
  /// That something begins, or ends.
  case start, stop, alignment, levelChange
  /// That something was hit.
  case impact

  /// That something heavy or light was hit.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }

  /// That something hard or soft was hit.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }

  /// How heavy it would be.
  public nonisolated enum Weight: Sendable {
    /// From little to much.
    case light, medium, heavy
  }

  /// How soft it would be.
  public nonisolated enum Flexibility: Sendable {
    /// From hard to soft.
    case rigid, solid, soft
  }
}

/// What a pointer would do to a view.
public nonisolated struct HoverEffect: Sendable {
  /// What the system finds best.
  public static let automatic = HoverEffect()
  /// A light behind it.
  public static let highlight = HoverEffect()
  /// It comes nearer.
  public static let lift = HoverEffect()
}

/// Whether text can be selected.
public nonisolated protocol TextSelectability {}

/// It can be.
public nonisolated struct EnabledTextSelectability: TextSelectability {}

/// It cannot be.
public nonisolated struct DisabledTextSelectability: TextSelectability {}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be.
  public static var enabled: Self { Self() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot be.
  public static var disabled: Self { Self() }
}
