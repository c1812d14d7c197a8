nonisolated extension ToastOptions {
  /// A text of a toast.
  public struct Message: Sendable {
    /// What it says; it wraps, and is cut where the screen ends.
    public var text: String
    /// What the letters are drawn in.
    public var color: Color
    /// The font, as far as a terminal has fonts.
    public var font: Font
    /// Where the text lies in the bar.
    public var alignment: Alignment

    /// A text at the left edge, white where no colour is given.
    public init(
      text: String, color: Color = .white, font: Font = .system(size: 16),
      alignment: Alignment = .leading
    ) {
      self.text = text
      self.color = color
      self.font = font
      self.alignment = alignment
    }
  }

  /// The button at the end of a toast that closes it, with a click or with Enter once Tab has reached it.
  public struct TrailingButton: Sendable {
    /// The name of its symbol.
    public var imageSystemName: String
    /// What the symbol is drawn in.
    public var color: Color
    /// How large it would be, in points; a terminal has signs of one size.
    public var size: GeometryProxy.Size

    /// A cross where no other symbol is named.
    public init(
      imageSystemName: String = "xmark", color: Color = .white,
      size: GeometryProxy.Size = .init(width: 12, height: 12)
    ) {
      self.imageSystemName = imageSystemName
      self.color = color
      self.size = size
    }
  }

  /// What a toast lies on.
  public struct Background: Sendable {
    /// The colour; without colours it is drawn as reversed text.
    public var color: Color
    /// In points; any radius above 0 rounds a cell at least, in a box of several rows.
    public var cornerRadius: Double

    /// The accent colour, that is the tint of the views around, where no other is given.
    public init(color: Color = .accentColor, cornerRadius: Double = 8) {
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }
}
