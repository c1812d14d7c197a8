/// What means nothing on a screen of cells, and is here for code that says it.
extension View {
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

  /// Tells the views in this one that they are to be light or dark; the person's terminal keeps its colours.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Controls have one size, that of their text.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Buttons are framed by brackets, whatever shape they are to have.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Bars show while there is something to scroll, and take their own column.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Scrolling views have no background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// A sheet is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// A sheet has nothing to be dragged by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Nothing explains a view while the pointer rests on it.
  public func help(_ text: some StringProtocol) -> some View { self }

  /// A preview is shown by nobody, so that it needs no name.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
