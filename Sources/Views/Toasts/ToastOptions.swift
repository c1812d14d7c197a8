/// The texts of a toast, and how it is drawn.
public nonisolated struct ToastOptions: Sendable {
  /// The title.
  public var message: Message
  /// The text below the title; nil for none.
  public var secondaryMessage: Message?
  /// The button that closes it; without one only a click does, or its time.
  public var trailingButton: TrailingButton?
  /// What all of it lies on.
  public var background: Background
  /// The room between the edge and what is said, in points.
  public var internalPadding: EdgeInsets

  /// - Parameter internalPadding: Points, 8 a column and 16 a row: by default two columns and one row, so
  ///   that one line makes a box of three rows. Where the box would take more than half of the screen,
  ///   the rows are dropped first, and where it is narrow the columns.
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

nonisolated extension ToastOptions {
  /// A text of a toast.
  public struct Message: Sendable {
    /// The text; it wraps, and is cut where the screen ends.
    public var text: String
    /// What the letters are drawn in.
    public var color: Color
    /// The font, within what a terminal offers.
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

/// What a toast looks like.
public nonisolated enum ToastType {
  /// A bar as wide as a line is easy to read, with a message and a button that closes it.
  case toast(options: ToastOptions)
  /// A box as wide as its text.
  case snackBar(options: SnackBarOptions)
  /// A custom view, with no box around it.
  case custom(_ view: AnyView)
}

/// Where on the screen a toast lies.
public nonisolated struct ToastPositionOptions: Sendable {
  /// The edges that a toast can lie at.
  public enum Position: String, CaseIterable, Sendable {
    /// Below everything else.
    case bottom
    /// Above everything else, but below the bar with the title.
    case top
  }

  /// The edge that it lies at.
  public var position: Position
  /// The room between it and the edges of the screen, in points.
  public var padding: EdgeInsets

  /// Where between the sides of the screen it lies.
  public var alignment: HorizontalAlignment

  /// In the middle of the upper edge and close to it, if nothing else is said.
  public init(
    position: Position = .top, padding: EdgeInsets = .init(),
    alignment: HorizontalAlignment = .center
  ) {
    self.position = position
    self.padding = padding
    self.alignment = alignment
  }
}

/// How long a toast stays, and how it would come and go.
public nonisolated struct ToastTransitionOptions: Sendable {
  /// In seconds, from the first frame that shows it; one that is infinite stays until it is dismissed.
  public var duration: Double
  /// How it would come and go; a terminal shows it at once, and takes it away at once.
  public var transition: AnyTransition
  /// How that would move; here it does not.
  public var animation: Animation

  /// Four seconds, if nothing else is said.
  public init(
    duration: Double = 4, transition: AnyTransition = .opacity, animation: Animation = .default
  ) {
    self.duration = duration
    self.transition = transition
    self.animation = animation
  }
}
