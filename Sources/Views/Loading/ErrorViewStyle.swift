/// What the parts of an error view look like, and which of them there are.
public nonisolated struct ErrorViewStyle {
  /// The symbol; nil shows none.
  public var imageOptions: ImageOptions?
  /// The text; nil for none.
  public var titleOptions: TitleOptions?
  /// The button; nil shows none.
  public var buttonOptions: ButtonOptions?
  /// Where the parts lie in the room that the view is given.
  public var frameAlignment: Alignment

  /// A red cross in a circle, a title that names no cause, and a button where there is something to press.
  public init(
    imageOptions: ImageOptions? = .init(), titleOptions: TitleOptions? = .init(),
    buttonOptions: ButtonOptions?, frameAlignment: Alignment = .center
  ) {
    self.imageOptions = imageOptions
    self.titleOptions = titleOptions
    self.buttonOptions = buttonOptions
    self.frameAlignment = frameAlignment
  }

  /// The symbol of an error view.
  public struct ImageOptions {
    /// Its SF Symbols name.
    public var systemName: String
    /// The colour that it is drawn in.
    public var foregroundColor: Color
    /// The room that it would take where symbols have sizes, in points; a terminal draws one sign.
    public var frame: GeometryProxy.Size

    /// A red cross in a circle, or another symbol.
    public init(
      systemName: String = "xmark.circle.fill", foregroundColor: Color = .red,
      frame: GeometryProxy.Size = .init(width: 50, height: 50)
    ) {
      self.systemName = systemName
      self.foregroundColor = foregroundColor
      self.frame = frame
    }
  }

  /// The texts of an error view.
  public struct TitleOptions {
    /// The words.
    public var text: String
    /// The colour that they are written in.
    public var foregroundColor: Color
    /// The font that they are written in.
    public var font: Font

    /// Words that fit any error, or better ones.
    public init(
      text: String = "Something went wrong", foregroundColor: Color = .primary,
      font: Font = .callout
    ) {
      self.text = text
      self.foregroundColor = foregroundColor
      self.font = font
    }
  }

  /// The button of an error view.
  public struct ButtonOptions {
    /// What is written on it.
    public var text: String
    /// The colour that this is written in.
    public var foregroundColor: Color
    /// The colour of the button behind it.
    public var tintColor: Color
    /// The font that this is written in.
    public var font: Font
    /// What it does.
    public var action: () -> Void

    /// A button to try again, or to do something else about the error.
    public init(
      text: String = "Retry", foregroundColor: Color = .white, tintColor: Color = .accentColor,
      font: Font = .callout, action: @escaping () -> Void
    ) {
      self.text = text
      self.foregroundColor = foregroundColor
      self.tintColor = tintColor
      self.font = font
      self.action = action
    }
  }
}

/// How an error is shown.
public nonisolated enum ErrorViewType {
  /// Not at all.
  case emptyView
  /// A symbol, a title and a button below one another.
  case vertical(style: ErrorViewStyle, alignment: HorizontalAlignment)
  /// A symbol, a title and a button beside one another.
  case horizontal(style: ErrorViewStyle, alignment: VerticalAlignment)
  /// By a custom view.
  case custom(_ view: AnyView)
}
