import Cells

/// A font, as far as a terminal has fonts: headings are bold, captions dim, the rest plain.
public struct Font: Hashable, Sendable {
  private let attributes: Style.Attributes

  /// Bold, because a terminal has letters of one size only.
  public static let largeTitle = Font(attributes: .bold)
  /// Bold, for the name of what a screen shows.
  public static let title = Font(attributes: .bold)
  /// Bold, for a part of it.
  public static let title2 = Font(attributes: .bold)
  /// Bold, for a part of a part.
  public static let title3 = Font(attributes: .bold)
  /// Bold, for the first line of a row.
  public static let headline = Font(attributes: .bold)
  /// Plain, for the line below a headline.
  public static let subheadline = Font(attributes: [])
  /// Plain, for running text.
  public static let body = Font(attributes: [])
  /// Plain, for a remark beside the text.
  public static let callout = Font(attributes: [])
  /// Dim, for what is read last.
  public static let footnote = Font(attributes: .dim)
  /// Dim, for what explains something else.
  public static let caption = Font(attributes: .dim)

  func apply(to style: inout Style) {
    style.attributes.subtract([.bold, .dim])
    style.attributes.formUnion(attributes)
  }
}
