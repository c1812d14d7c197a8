import Cells

/// A font, as far as a terminal has fonts: headings are bold, captions dim, the rest plain.
public struct Font: Hashable, Sendable {
  private let attributes: Style.Attributes

  public static let largeTitle = Font(attributes: .bold)
  public static let title = Font(attributes: .bold)
  public static let title2 = Font(attributes: .bold)
  public static let title3 = Font(attributes: .bold)
  public static let headline = Font(attributes: .bold)
  public static let subheadline = Font(attributes: [])
  public static let body = Font(attributes: [])
  public static let callout = Font(attributes: [])
  public static let footnote = Font(attributes: .dim)
  public static let caption = Font(attributes: .dim)

  func apply(to style: inout Style) {
    style.attributes.subtract([.bold, .dim])
    style.attributes.formUnion(attributes)
  }
}
