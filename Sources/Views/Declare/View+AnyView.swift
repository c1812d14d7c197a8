extension View {
  /// This view without its type, where views of several types must have one.
  public func asAnyView() -> AnyView { AnyView(self) }
}
