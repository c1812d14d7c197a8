/// The text of a snack bar, and how it is drawn.
public nonisolated struct SnackBarOptions: Sendable {
  /// What all of it lies on.
  public typealias Background = ToastOptions.Background
  /// The text of a snack bar.
  public typealias Message = ToastOptions.Message

  /// The text.
  public var message: Message
  /// The symbol before the message; nil for none.
  public var image: Image?
  /// What all of it lies on.
  public var background: Background
  /// The room between the edge and what is said, in points.
  public var internalPadding: EdgeInsets

  /// - Parameter internalPadding: Points, by default two columns and one row. It gives way as that of a
  ///   toast does.
  public init(
    message: Message, image: Image? = nil, background: Background = .init(),
    internalPadding: EdgeInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
  ) {
    self.message = message
    self.image = image
    self.background = background
    self.internalPadding = internalPadding
  }
}

nonisolated extension SnackBarOptions {
  /// The symbol of a snack bar.
  public struct Image: Sendable {
    /// The name of the symbol.
    public var imageSystemName: String
    /// What it is drawn in.
    public var color: Color
    /// How large it would be, in points; a terminal has signs of one size.
    public var size: GeometryProxy.Size

    /// A tick where no other symbol is named.
    public init(
      imageSystemName: String = "checkmark.circle", color: Color = .white,
      size: GeometryProxy.Size = .init(width: 12, height: 12)
    ) {
      self.imageSystemName = imageSystemName
      self.color = color
      self.size = size
    }
  }
}
