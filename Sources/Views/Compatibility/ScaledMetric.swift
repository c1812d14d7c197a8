/// A length that would grow with the size of text; letters have one size.
@propertyWrapper public nonisolated struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length as it was given.
  public let wrappedValue: Value

  /// A length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A length that would grow as a font does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
