/// Which parts of a lazy stack stay in sight while it scrolls; here none does.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits, one a kind of view.
  public let rawValue: UInt32
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
