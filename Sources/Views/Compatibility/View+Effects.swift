/// What means nothing on a screen of cells, and is here for code that says it.
nonisolated extension View {
  /// A cell casts no shadow.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    self
  }

  /// A glyph is sharp.
  public func blur(radius: Double, opaque: Bool = false) -> some View { self }

  /// A glyph has one size.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }

  /// A glyph has one size both ways.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// A glyph stands upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Cells are flat already.
  public func compositingGroup() -> some View { self }

  /// Cells are drawn at once already.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// A terminal has no unsafe edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// The older name of `ignoresSafeArea`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// A terminal has no status bar of ours to hide.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the views in this one are light or dark; the user's terminal keeps its colours.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the size of controls, to be read; all are as large as their text.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Buttons are framed by brackets, whatever shape they are to have.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Bars show while there is something to scroll, and take their own column; views that ask are told what is set.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Scrolling views have no background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// A sheet is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// A sheet has nothing to be dragged by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Nothing explains a view while the pointer rests on it.
  public func help(_ text: some StringProtocol) -> some View { self }

  /// Nothing explains a view while the pointer rests on it.
  @_disfavoredOverload public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Nothing explains a view while the pointer rests on it.
  @_disfavoredOverload public func help(_ text: Text) -> some View { self }

  /// A preview is shown by nobody, so that it needs no name.
  public func previewDisplayName(_ value: String?) -> some View { self }
}

/// The frame of a button; here all have brackets.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  /// The usual one.
  public static let automatic = ButtonBorderShape()
  /// With round ends.
  public static let capsule = ButtonBorderShape()
  /// A disc.
  public static let circle = ButtonBorderShape()
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()

  /// With corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

/// How large a control would be; in cells all are as large as their text.
public nonisolated enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// A height at which a sheet would rest; here it is as high as its content.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private let part: Double

  /// Half of the screen.
  public static let medium = PresentationDetent(part: 0.5)
  /// All of the screen.
  public static let large = PresentationDetent(part: 1)

  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(part: fraction)
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(part: height)
  }
}

/// Parts of a screen that something else may cover; a terminal has none.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// The set as bits, one a part.
  public let rawValue: UInt
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device covers.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Whether the bar of a scrolling view would be seen.
public nonisolated enum ScrollIndicatorVisibility: Sendable {
  /// As the view finds best.
  case automatic
  /// While it scrolls.
  case visible
  /// Only with a mouse.
  case hidden
  /// Never.
  case never
}

/// How far something is turned.
public nonisolated struct Angle: Hashable, Sendable {
  /// In radians, a full turn being 2π.
  public var radians: Double

  /// In degrees, a full turn being 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// An angle in degrees, where an angle is asked for.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians, where an angle is asked for.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
