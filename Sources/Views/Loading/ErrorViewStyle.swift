/// What the parts of an error view look like, and which of them there are.
public struct ErrorViewStyle {
  /// The symbol; nil shows none.
  public var imageOptions: ImageOptions?
  /// What is said; nil says nothing.
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
}
