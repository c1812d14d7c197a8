/// The colour of a cell, in one of the ways that terminals support.
///
/// Packed into 32 bits so that a whole cell stays within 16 bytes. What the terminal cannot show is
/// brought down to what it can where the cell is drawn, not here.
public struct CellColor: Equatable, Hashable, Sendable {
  /// The ways to name a colour, for whoever writes it to a terminal or into a picture.
  public enum Kind: Equatable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// An entry of the 256-colour palette; 0 to 15 are the named colours.
    case palette(UInt8)
    /// A direct colour, each part 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  private let bits: UInt32

  /// A number of 16 bits in which colours that are beside each other mostly differ.
  var mixedBits: UInt32 { (bits ^ bits >> 9 ^ bits >> 18) & 0xFFFF }

  private init(bits: UInt32) { self.bits = bits }

  /// The terminal's own foreground or background, which fits the user's theme.
  public static let standard = CellColor(bits: 0)

  /// An entry of the 256-colour palette; 0 to 15 are the named colours of the user's theme.
  public static func palette(_ index: UInt8) -> CellColor {
    CellColor(bits: 1 << 24 | UInt32(index))
  }

  /// A direct colour, each part 0 to 255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The colour taken apart, to be switched over.
  public var kind: Kind {
    switch bits >> 24 {
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    case 2:
      .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    default: .standard
    }
  }
}
