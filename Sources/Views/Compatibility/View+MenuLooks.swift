/// How menus would look, in which order their items would lie, and whether they would stay open.
nonisolated extension View {
  /// A menu has its mark; views that ask are told what is set.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment { $0.menuIndicatorVisibility = visibility }
  }

  /// Items lie in the order in which they are written; views that ask are told what is set.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment { $0.menuOrder = order }
  }

  /// A menu closes when one of its items is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order that the items of a menu would lie in.
public nonisolated struct MenuOrder: Sendable {
  /// What the system finds best.
  public static let automatic = MenuOrder()
  /// The first one next to the finger.
  public static let priority = MenuOrder()
  /// As they are written.
  public static let fixed = MenuOrder()
}

/// Whether a menu would close when one of its items is chosen.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
  /// What the system finds best.
  public static let automatic = MenuActionDismissBehavior()
  /// It closes.
  public static let enabled = MenuActionDismissBehavior()
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior()
}

nonisolated extension ContentTransition {
  /// A sign turns into another one; here it is shown at once.
  public static var symbolEffect: ContentTransition { .identity }

  /// The same in a way of its own.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .identity
  }
}

nonisolated extension SymbolEffect {
  /// One sign takes the place of another.
  public static let replace = SymbolEffect()
  /// Upwards, after the old one went down.
  public var downUp: SymbolEffect { self }
  /// Upwards, after the old one went up.
  public var upUp: SymbolEffect { self }
  /// Upwards, after the old one vanished.
  public var offUp: SymbolEffect { self }

  /// What both signs share would stay.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}
