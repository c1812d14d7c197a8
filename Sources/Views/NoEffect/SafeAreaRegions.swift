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
