nonisolated extension View {
  /// Lets a text take no more than some lines; what does not fit is cut with `…`.
  public func lineLimit(_ number: Int?) -> some View { lines(reserved: 0, limit: number) }

  /// Lets a text take no more than some lines, and with `true` no fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reserved: reservesSpace ? limit : 0, limit: limit)
  }

  /// Keeps the lines that a text takes within bounds.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: limit.upperBound)
  }

  /// Lets a text take no fewer than some lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: nil)
  }

  /// Lets a text take no more than some lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(reserved: 0, limit: limit.upperBound)
  }

  /// Sets where a text that does not fit is truncated, on its last line.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

  /// Sets the alignment of lines where a text in this view wraps.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// Puts room between the lines of a text, in points, 16 a row.
  public func lineSpacing(_ spacing: Double) -> some View {
    environment { $0.lineSpacing = spacing }
  }

  /// Draws a sign, dim, before each line of a text that continues the line above it, such as `↪ ` in code. Spaces at the
  /// start of a paragraph are kept.
  ///
  /// - Parameter text: One line; what is wider than the text has room for is left out, and nothing is drawn for none.
  package func wrappedLinePrefix(_ text: String) -> some View {
    environment { $0.text.wrappedLinePrefix = text }
  }

  /// Shows the text in this view in capital or in small letters; nil as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }

  /// Sets how small letters may become, to be read; those of a terminal cannot shrink.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    environment { $0.smallestScale = factor }
  }

  /// Sets whether letters may come closer, to be read; they stand in cells.
  public func allowsTightening(_ isAllowed: Bool) -> some View {
    environment { $0.allowsTightening = isAllowed }
  }

  private func lines(reserved: Int, limit: Int?) -> some View {
    environment {
      $0.lineLimit = limit.map { max(1, $0) }
      $0.text.reservedLines = max(0, reserved)
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The room between two lines of a text, in points.
  public var lineSpacing: Double {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// The letters that text is shown in; nil as it is written.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
