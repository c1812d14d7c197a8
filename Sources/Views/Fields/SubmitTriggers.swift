/// What can be submitted with Enter.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// The set as bits, one a kind of field.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The field of `.searchable`.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
