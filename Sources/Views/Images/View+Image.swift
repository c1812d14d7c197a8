extension View {
  /// Changes nothing: a terminal has symbols of one size.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Changes nothing: a symbol of a terminal has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
