// Swift converts a `CGFloat` to the `Double` of the library, but neither one that may be absent nor what a closure makes of
// one. Only where nothing else fits, the compiler takes the forms of this file. A form with a mere `CGFloat` would make two
// of them in one expression ambiguous: those for constants, as `.gutter`, have one beside them that takes variables.

/// What is a `CGFloat`, and not converted to one.
public nonisolated protocol FoundationLength {
  /// The length as the library has it.
  var _points: Double { get }
}

extension CGFloat: FoundationLength {
  public var _points: Double { Double(self) }
}

nonisolated extension View {
  /// Adds room on every side of this view, in points.
  @_disfavoredOverload public func padding(_ length: CGFloat) -> some View {
    padding(Double(length))
  }

  /// Adds room on every side of this view, in points.
  public func padding(_ length: some FoundationLength) -> some View { padding(length._points) }

  /// Rounds the corners of this view.
  @_disfavoredOverload public func cornerRadius(_ radius: CGFloat) -> some View {
    cornerRadius(Double(radius))
  }

  /// Rounds the corners of this view.
  public func cornerRadius(_ radius: some FoundationLength) -> some View {
    cornerRadius(radius._points)
  }
}

nonisolated extension RoundedRectangle {
  /// A rectangle with round corners.
  @_disfavoredOverload public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(cornerRadius: Double(cornerRadius), style: style)
  }

  /// A rectangle with round corners.
  public init(
    cornerRadius: some FoundationLength, style: RoundedCornerStyle = .continuous
  ) {
    self.init(cornerRadius: cornerRadius._points, style: style)
  }
}

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

  /// The same as padding: a screen of cells has no unsafe edges.
  @_disfavoredOverload public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    padding(edges, length)
  }

  /// Draws this view elsewhere; its room stays where it is.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  /// Takes all the room there is, and draws this view with its middle at a place.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: Double(position.x), y: Double(position.y))
  }

  /// Offers this view room whose width is so many times its height; without a number the view keeps its shape.
  @_disfavoredOverload public func aspectRatio(
    _ aspectRatio: CGFloat?, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.map { Double($0) }, contentMode: contentMode)
  }

  /// Offers this view room of the shape of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(Double(aspectRatio.width / aspectRatio.height), contentMode: contentMode)
  }

  /// Says where in this view the line of an alignment lies, in points from its left edge.
  @_disfavoredOverload public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide) { Double(computeValue($0)) }
  }

  /// The same for an alignment of the height; points from the upper edge.
  @_disfavoredOverload public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide) { Double(computeValue($0)) }
  }

  /// Makes this view as long as is worked out of the length of the scroll view around it.
  @_disfavoredOverload public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { Double(length(CGFloat($0), $1)) }
  }

  /// Puts a view above or below this one.
  @_disfavoredOverload public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }

  /// Puts a view beside this one.
  @_disfavoredOverload public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }

  /// Puts empty room between the rows of a list.
  @_disfavoredOverload public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    listRowSpacing(spacing.map { Double($0) })
  }

  /// Of no effect: what scrolls has no margins.
  @_disfavoredOverload public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets the width of a column of a split view, and its bounds.
  @_disfavoredOverload public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(
      min: min.map { Double($0) }, ideal: Double(ideal), max: max.map { Double($0) })
  }

  /// Sets the width of an inspector, and its bounds.
  @_disfavoredOverload public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(
      min: min.map { Double($0) }, ideal: Double(ideal), max: max.map { Double($0) })
  }

  /// Of no effect: a glyph has one size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Of no effect: glyphs are flat.
  @_disfavoredOverload public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Of no effect: a sheet is a box of lines.
  @_disfavoredOverload public func presentationCornerRadius(
    _ cornerRadius: CGFloat?
  ) -> some View {
    self
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
