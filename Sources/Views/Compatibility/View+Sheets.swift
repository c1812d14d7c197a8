/// How a sheet would look. It is a box of lines, as high as its content.
nonisolated extension View {
  /// A sheet is as high as its content, so that the height in the binding stays as it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// The corners of a sheet are those of its lines.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }

  /// A sheet has the terminal's own background.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }

  /// A sheet has the terminal's own background.
  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    self
  }

  /// Nothing behind a sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// A popover is a box on every screen.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
}

/// Whether what lies behind a sheet could be used.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  /// As the system finds best.
  public static let automatic = PresentationBackgroundInteraction()
  /// It could.
  public static let enabled = PresentationBackgroundInteraction()
  /// It could not.
  public static let disabled = PresentationBackgroundInteraction()

  /// It could while the sheet is not higher.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a presentation would become on a small screen.
public nonisolated struct PresentationAdaptation: Sendable {
  /// What the system finds best.
  public static let automatic = PresentationAdaptation()
  /// What it is.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation()
}
