/// How colours would be changed. A terminal draws those that it has.
nonisolated extension View {
  /// Colours stay as they are.
  public func brightness(_ amount: Double) -> some View { self }

  /// Colours stay as they are.
  public func contrast(_ amount: Double) -> some View { self }

  /// Colours stay as they are.
  public func saturation(_ amount: Double) -> some View { self }

  /// Colours stay as they are.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Colours stay as they are.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Colours stay as they are.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Colours stay as they are.
  public func luminanceToAlpha() -> some View { self }

  /// Colours stay as they are.
  public func colorInvert() -> some View { self }
}
