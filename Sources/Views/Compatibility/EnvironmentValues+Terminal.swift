/// What a program may ask about its screen and its user, and a terminal does not say or has in one way only.
nonisolated extension EnvironmentValues {
  /// Whether buttons are to be told by more than their text; a terminal does not say, and buttons have brackets.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether nothing is to be seen through; a terminal does not say, and cells are not seen through.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the system shows each colour as its opposite; a terminal does not say.
  public var accessibilityInvertColors: Bool { false }

  /// Whether any assistive software is at work; a terminal does not say.
  public var accessibilityEnabled: Bool { false }

  /// Whether a few switches take the place of the keys; a terminal does not say.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether small controls are shown large while they are held; a terminal shows none so.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether the system is in its simpler form; a terminal does not say.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether what flashes is to be dimmed; a terminal does not say.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether pictures that move may do so: unless `accessibilityReduceMotion` is true.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

  /// How far colours are to stand apart: as usual, for a terminal does not say.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// How heavy letters are to be: nil for as usual, unless a view has set it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[of: LegibilityWeight.self] }
    set { self[of: LegibilityWeight.self] = newValue }
  }

  /// Whether the screen is always on, and dark now; a terminal does not say, unless a view has.
  public var isLuminanceReduced: Bool {
    get { self[of: LuminanceReduction.self]?.isOn ?? false }
    set { self[of: LuminanceReduction.self] = LuminanceReduction(isOn: newValue) }
  }

  /// Whether the keys come to the program, as `scenePhase` tells it, or what a view has set.
  public var controlActiveState: ControlActiveState {
    get { self[of: ControlActiveState.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[of: ControlActiveState.self] = newValue }
  }

  /// Whether controls are to look as if they could be used: the keys come to the program, or a view has set it.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }
}

private nonisolated struct LuminanceReduction {
  let isOn: Bool
}

/// How far colours stand apart.
public nonisolated enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// Further than usual.
  case increased
}

/// How heavy letters are.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// All of them bold.
  case bold
}

/// Whether the keys come to what a control stands in.
public nonisolated enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// They do.
  case key
  /// It is in front, and the keys go elsewhere; a terminal has one window, where this is never so.
  case active
  /// They do not.
  case inactive
}
