/// How many colours a terminal can show.
public nonisolated enum ColorDepth: Int, Comparable, Sendable {
  /// None: the terminal has no colours, or `NO_COLOR` refuses them. Attributes remain.
  case monochrome
  /// The eight named colours.
  case eight
  /// The named colours and their bright kin.
  case sixteen
  /// The 256 entries of the palette.
  case palette
  /// Red, green and blue.
  case direct

  /// The depth of a terminal that counts so many colours.
  init(count: Int) {
    switch count {
    case ..<8: self = .monochrome
    case ..<16: self = .eight
    case ..<256: self = .sixteen
    default: self = .palette
    }
  }

  /// Fewer colours come before more.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
