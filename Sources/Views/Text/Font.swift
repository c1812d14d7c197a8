import Cells

/// A font, within what a terminal offers: letters have one size, so a larger font is bold and a small one
/// dim, unless a weight says more.
///
/// Semibold and heavier weights are bold, thin and ultra light ones dim, those between plain.
public nonisolated struct Font: Hashable, Sendable {
  /// The rank of a size, where there is only a size.
  private enum Rank: Hashable, Sendable {
    case heading, text, caption

    init(size: Double) {
      self = size >= 20 ? .heading : size > 12 ? .text : .caption
    }

    init(_ style: TextStyle) {
      switch style {
      case .largeTitle, .title, .title2, .title3, .headline: self = .heading
      case .subheadline, .body, .callout: self = .text
      case .footnote, .caption, .caption2: self = .caption
      }
    }
  }

  private let rank: Rank
  private var weight: Weight?
  private var isItalic = false

  /// Bold, because a terminal has letters of one size only.
  public static let largeTitle = system(.largeTitle)
  /// Bold, for the name of what a screen shows.
  public static let title = system(.title)
  /// Bold, for a part of it.
  public static let title2 = system(.title2)
  /// Bold, for a part of a part.
  public static let title3 = system(.title3)
  /// Bold, for the first line of a row.
  public static let headline = system(.headline)
  /// Plain, for the line below a headline.
  public static let subheadline = system(.subheadline)
  /// Plain, for running text.
  public static let body = system(.body)
  /// Plain, for a caption beside the text.
  public static let callout = system(.callout)
  /// Dim, for what is read last.
  public static let footnote = system(.footnote)
  /// Dim, for what explains something else.
  public static let caption = system(.caption)
  /// Dim, for what explains a caption.
  public static let caption2 = system(.caption2)

  /// A font by its size in points: bold from 20 on, dim up to 12.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(rank: Rank(size: size), weight: weight)
  }

  /// A font by what it is used for.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(rank: Rank(style), weight: weight)
  }

  /// A font by its size alone: a terminal has only its own.
  public static func custom(_ name: String, size: Double) -> Font { system(size: size) }

  /// A font by its size alone, which a text style scales where sizes exist.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    system(size: size)
  }

  /// A font by its size alone, which does not scale.
  public static func custom(_ name: String, fixedSize: Double) -> Font { system(size: fixedSize) }

  /// The font in a weight, which wins over what its size says.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font itself: in a terminal every letter is as wide as the next.
  public func monospaced() -> Font { self }

  /// The font itself: in a terminal every digit is as wide as the next.
  public func monospacedDigit() -> Font { self }

  /// The font itself: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// The font itself: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font itself: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font itself: lines are a row apart.
  public func leading(_ leading: Leading) -> Font { self }

  /// How text in this font is drawn, in a weight that wins over its own.
  func attributes(weight other: Weight?) -> Style.Attributes {
    let slant: Style.Attributes = isItalic ? .italic : []
    guard let weight = other ?? weight else {
      switch rank {
      case .heading: return slant.union(.bold)
      case .text: return slant
      case .caption: return slant.union(.dim)
      }
    }
    if weight.attributes.isEmpty, rank == .caption { return slant.union(.dim) }
    return slant.union(weight.attributes)
  }
}

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
    /// A caption beside the text.
    case callout
    /// What is read last.
    case footnote
    /// What explains something else.
    case caption
    /// What explains a caption.
    case caption2
  }
}
