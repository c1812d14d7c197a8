extension View {
  /// Changes this view while a condition holds.
  ///
  /// The view with the change and the one without are two views: state in them is reset when the condition
  /// changes. To keep it, give a modifier that is always there another value instead.
  @ViewBuilder public func `if`(
    _ condition: Bool, transform: (Self) -> some View
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}
