/// Lengths that may be absent, which Swift does not convert from `CGFloat` as it does others.
nonisolated extension View {
  /// Gives this view a fixed width or height, in points; nil leaves it as it is.
  @_disfavoredOverload public func frame(
    width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// Gives this view a fixed height, in points; nil leaves it as it is.
  @_disfavoredOverload public func frame(
    height: CGFloat?, alignment: Alignment = .center
  ) -> some View {
    frame(width: nil, height: height, alignment: alignment)
  }

  /// Keeps the width and the height of this view within bounds, in points.
  @_disfavoredOverload public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
      alignment: alignment)
  }

  /// Adds room around this view, in points; nil for the usual room.
  @_disfavoredOverload public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    padding(edges, length.map { Double($0) })
  }
}

nonisolated extension View {
  /// Runs an action when a key types characters of a set.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let typed = press.characters.unicodeScalars
      guard !typed.isEmpty, typed.allSatisfy(characters.contains) else { return .ignored }
      return action(press)
    }
  }
}
