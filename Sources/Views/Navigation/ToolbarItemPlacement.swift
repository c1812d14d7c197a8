/// Where an item of a toolbar is drawn.
public nonisolated struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side: Int, CaseIterable, Sendable {
    case leading, principal, trailing, bottom
  }

  let side: Side

  /// At the right edge of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// At the right edge, for what one does most.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the right edge, for what one does sometimes.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the right edge, for what ends a sheet and keeps what was done.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// At the left edge, for what ends a sheet and leaves things as they were.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// At the right edge, for what ends a sheet and takes something away.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// At the left edge, for what leads elsewhere.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the left edge of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the right edge of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The left edge, as older code calls it.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The right edge, as older code calls it.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// In the row at the foot of the screen.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// In the row at the foot, for what says how things stand.
  public static let status = ToolbarItemPlacement(side: .bottom)
}
