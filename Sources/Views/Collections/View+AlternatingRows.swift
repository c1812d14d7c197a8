import Cells

nonisolated extension View {
  /// Gives every other row of the lists here a background a little off that of the terminal. There is none where nobody knows
  /// that of the terminal, so that what is written on it can be read.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment { $0.alternatingRows = behavior }
  }
}

/// Whether every other row of a list has a background.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// It has none.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It has one.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It has none.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

nonisolated extension EnvironmentValues {
  fileprivate var alternatingRows: AlternatingRowBackgroundBehavior {
    get { self[of: AlternatingRowBackgroundBehavior.self] ?? .automatic }
    set { self[of: AlternatingRowBackgroundBehavior.self] = newValue }
  }

  /// What lies behind every other row of a list; nil where nothing does.
  var otherRowColor: CellColor? {
    guard alternatingRows == .enabled, hasColors, let background else { return nil }
    return .palette(background == .dark ? 236 : 254)
  }
}
