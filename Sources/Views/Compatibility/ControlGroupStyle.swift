/// How controls that belong together would look; in cells they stand beside one another.
public nonisolated protocol ControlGroupStyle {}

/// The look of all groups of controls.
public nonisolated struct DefaultControlGroupStyle: ControlGroupStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == DefaultControlGroupStyle {
  /// The default look.
  public static var automatic: Self { Self() }
  /// For moving between screens.
  public static var navigation: Self { Self() }
  /// In a menu.
  public static var menu: Self { Self() }
  /// In a menu, small.
  public static var compactMenu: Self { Self() }
}

nonisolated extension View {
  /// Groups of controls have one look.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
}
