/// What a toast says, and how it is drawn.
public nonisolated struct ToastOptions: Sendable {
  /// What it says first.
  public var message: Message
  /// What it says below; nil for nothing.
  public var secondaryMessage: Message?
  /// The button that closes it; without one only a click does, or its time.
  public var trailingButton: TrailingButton?
  /// What all of it lies on.
  public var background: Background
  /// The room between the edge and what is said, in points.
  public var internalPadding: EdgeInsets

  /// - Parameter internalPadding: Points, 8 a column and 16 a row: by default two columns and one row, so
  ///   that one line makes a box of three rows. Where the box would take more than half of the screen,
  ///   the rows are given up first, and where it is narrow the columns.
  public init(
    message: Message, secondaryMessage: Message? = nil,
    trailingButton: TrailingButton? = .init(), background: Background = .init(),
    internalPadding: EdgeInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
  ) {
    self.message = message
    self.secondaryMessage = secondaryMessage
    self.trailingButton = trailingButton
    self.background = background
    self.internalPadding = internalPadding
  }
}
