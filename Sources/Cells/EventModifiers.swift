/// The keys held down with a key or a mouse button.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The set as bits, one a key.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift, where the character of the key does not show it already.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Ctrl.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which most keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, or Super; most terminals keep it to themselves.
  public static let command = EventModifiers(rawValue: 1 << 4)
}
