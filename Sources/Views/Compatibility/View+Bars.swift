/// How bars would look. A bar is a row of cells that looks like the terminal.
nonisolated extension View {
  /// A bar has no background of its own.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }

  /// A bar has no background that could be hidden.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// A bar has no background that could be hidden.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// A bar has the colours of the terminal.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Letters have one size.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// The older name of `statusBarHidden`.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Pages have no row of dots.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

/// How large a title would be.
public nonisolated struct ToolbarTitleDisplayMode: Sendable {
  /// As the system finds best.
  public static let automatic = ToolbarTitleDisplayMode()
  /// Within the bar.
  public static let inline = ToolbarTitleDisplayMode()
  /// Large, and within the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode()
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode()
}

/// The dots that would say which page is shown.
public nonisolated struct PageIndexViewStyle: Sendable {
  /// When what lies behind the dots would be drawn.
  public enum BackgroundDisplayMode: Sendable {
    /// As the system finds best, or as named.
    case automatic, interactive, always, never
  }

  /// Dots with something behind them.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The usual dots.
  public static let page = PageIndexViewStyle()

  /// Dots with something behind them.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode = .automatic
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
