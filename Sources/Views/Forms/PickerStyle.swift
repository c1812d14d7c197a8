/// A way to show the options of a picker.
@MainActor @preconcurrency public protocol PickerStyle {
  /// What it looks like in this style.
  nonisolated var _look: PickerLook { get }
}

/// How the options of a picker are shown.
public nonisolated enum PickerLook: Sendable {
  /// The chosen one, and all of them in a box over the screen.
  case menu
  /// All of them below one another.
  case inline
  /// All of them beside one another.
  case segmented
  /// The chosen one, and all of them on a screen of their own.
  case navigationLink
}

/// The chosen option; the others come in a box.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// The style by its type, as older code names it.
  public init() {}
  public var _look: PickerLook { .menu }
}

/// The style that goes back to the usual one.
public typealias DefaultPickerStyle = MenuPickerStyle
/// A wheel, which in cells is a box of options.
public typealias WheelPickerStyle = MenuPickerStyle

/// All options below one another.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// The style by its type, as older code names it.
  public init() {}
  public var _look: PickerLook { .inline }
}

/// As radio buttons.
public typealias RadioGroupPickerStyle = InlinePickerStyle

/// All options beside one another.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// The style by its type, as older code names it.
  public init() {}
  public var _look: PickerLook { .segmented }
}

/// As small pictures in a menu.
public typealias PalettePickerStyle = SegmentedPickerStyle

/// The chosen option as a link to a screen with all of them.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// The style by its type, as older code names it.
  public init() {}
  public var _look: PickerLook { .navigationLink }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// The default look of pickers.
  public nonisolated static var automatic: Self { Self() }
  /// The chosen option; the others come in a box.
  public nonisolated static var menu: Self { Self() }
  /// A box of options.
  public nonisolated static var wheel: Self { Self() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// All options below one another.
  public nonisolated static var inline: Self { Self() }
  /// As radio buttons.
  public nonisolated static var radioGroup: Self { Self() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside one another.
  public nonisolated static var segmented: Self { Self() }
  /// As small pictures in a menu.
  public nonisolated static var palette: Self { Self() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen with all options.
  public nonisolated static var navigationLink: Self { Self() }
}

nonisolated extension View {
  /// The older way to put radio buttons beside one another; they stay rows.
  public func horizontalRadioGroupLayout() -> some View { self }

  /// Sets how the pickers in this view show their options.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    let look = style._look
    return environment { $0.pickerLook = look }
  }
}

nonisolated extension EnvironmentValues {
  /// How pickers show their options from here on; nil for what fits the place.
  var pickerLook: PickerLook? {
    get { self[of: PickerLook.self] }
    set { self[of: PickerLook.self] = newValue }
  }
}
