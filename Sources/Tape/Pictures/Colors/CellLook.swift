import Cells

/// A style, resolved for a picture, with reverse and dim worked out.
struct CellLook: Hashable, Sendable {
  /// What a glyph is drawn with: runs of one ink are one element.
  struct Ink: Hashable, Sendable {
    var color: PictureColor
    var isBold: Bool
    var isItalic: Bool
  }

  let ink: Ink
  let ground: PictureColor
  let isUnderlined: Bool
  let isStruck: Bool

  init(_ style: Style, palette: PicturePalette) {
    let attributes = style.attributes
    var color = palette.color(style.foreground, standard: palette.ink)
    var ground = palette.color(style.background, standard: palette.ground)
    if attributes.contains(.dim) { color = color.blended(40, towards: ground) }
    if attributes.contains(.reverse) { (color, ground) = (ground, color) }
    ink = Ink(
      color: color, isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic))
    self.ground = ground
    isUnderlined = attributes.contains(.underline)
    isStruck = attributes.contains(.strikethrough)
  }
}
