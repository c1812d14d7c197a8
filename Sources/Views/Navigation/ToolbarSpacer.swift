/// Room between the items of a toolbar. They stand apart anyway, so it adds none.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Of no effect: the items of a bar have the same room between them.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {}
}

/// How much room would be between items.
public nonisolated struct SpacerSizing: Equatable, Sendable {
  private let name: String

  /// All that there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}
