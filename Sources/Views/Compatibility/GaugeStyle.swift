/// How a gauge would look; in cells all are bars.
public nonisolated protocol GaugeStyle {}

/// The look of all gauges, whatever the style is called.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default look.
  public static var automatic: Self { Self() }
  /// A bar.
  public static var linearCapacity: Self { Self() }
  /// A ring.
  public static var accessoryCircular: Self { Self() }
  /// A ring that is filled.
  public static var accessoryCircularCapacity: Self { Self() }
  /// A line with a mark.
  public static var accessoryLinear: Self { Self() }
  /// A line that is filled.
  public static var accessoryLinearCapacity: Self { Self() }
}

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
  /// Gauges are bars.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }

  /// Groups of controls have one look.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
}
