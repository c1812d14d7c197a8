import Cells

nonisolated extension Font {
  /// How heavy letters are; a terminal knows three kinds.
  public struct Weight: Hashable, Sendable {
    let attributes: Style.Attributes

    /// Dim.
    public static let ultraLight = Weight(attributes: .dim)
    /// Dim.
    public static let thin = Weight(attributes: .dim)
    /// Plain, so that it can be read as well as the rest.
    public static let light = Weight(attributes: [])
    /// Plain.
    public static let regular = Weight(attributes: [])
    /// Plain.
    public static let medium = Weight(attributes: [])
    /// Bold.
    public static let semibold = Weight(attributes: .bold)
    /// Bold.
    public static let bold = Weight(attributes: .bold)
    /// Bold.
    public static let heavy = Weight(attributes: .bold)
    /// Bold.
    public static let black = Weight(attributes: .bold)
  }

  /// The kinds of letters; a terminal has the monospaced one, whichever is asked for.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters without corners.
    case rounded
    /// Letters of one width.
    case monospaced
  }

  /// How far lines are apart; in a terminal a row, whichever is asked for.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Closer.
    case tight
    /// Further apart.
    case loose
  }

  /// What a font is used for, from the largest to the smallest.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The name of a whole screen.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// The first line of a row.
    case headline
    /// The line below it.
    case subheadline
    /// Running text.
    case body
    /// A remark beside the text.
    case callout
    /// What is read last.
    case footnote
    /// What explains something else.
    case caption
    /// What explains a caption.
    case caption2
  }
}
