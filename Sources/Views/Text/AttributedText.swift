/// A text whose runs are drawn in their own styles, as a value that a model can keep.
///
/// Two copies of one value are compared at no cost, however many runs they have.
public nonisolated struct AttributedText: Sendable, Equatable {
  /// A part of the text in one style. What it does not set it inherits from the views around it.
  public nonisolated struct Run: Sendable, Equatable {
    /// The characters, line breaks among them.
    public var text: String
    /// Whether the letters are heavier.
    public var isBold: Bool
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether a line is drawn below the letters.
    public var isUnderlined: Bool
    /// Whether a line is drawn through the letters.
    public var isStruckThrough: Bool
    /// Whether the run is in the second level of the foreground style, which is dim by default.
    public var isDim: Bool
    /// Whether the run is highlighted: drawn with its two colours exchanged.
    public var isMarked: Bool
    /// The colour of the letters; nil for the inherited one.
    public var foregroundColor: Color?
    /// The address that the run leads to; nil where it is no link. Runs beside one another with one address are one
    /// link.
    public var link: String?

    /// A run that inherits what is not named.
    public init(
      _ text: String, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, isDim: Bool = false, isMarked: Bool = false,
      foregroundColor: Color? = nil, link: String? = nil
    ) {
      self.text = text
      self.isBold = isBold
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.isDim = isDim
      self.isMarked = isMarked
      self.foregroundColor = foregroundColor
      self.link = link
    }
  }

  /// The parts in the order that they are read in.
  public var runs: [Run]

  /// A text of these runs.
  public init(_ runs: [Run] = []) { self.runs = runs }

  /// A text that inherits its whole style.
  public init(_ text: String) { self.init([Run(text)]) }

  /// The characters without any style.
  public var plain: String { runs.reduce(into: "") { $0 += $1.text } }
}
