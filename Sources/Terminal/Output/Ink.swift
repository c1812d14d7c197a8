import CNCurses
import Cells

/// How ncurses is told a style.
nonisolated struct Ink {
  var attributes: UInt32
  var pair: Int32

  /// The attributes in the numbers of the C target.
  static func attributes(of style: Style) -> UInt32 {
    let known: [(Style.Attributes, UInt32)] = [
      (.bold, UInt32(CNBold)), (.dim, UInt32(CNDim)), (.italic, UInt32(CNItalic)),
      (.underline, UInt32(CNUnderline)), (.reverse, UInt32(CNReverse)),
      (.strikethrough, UInt32(CNStrikethrough)),
    ]
    return known.reduce(0) { style.attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
