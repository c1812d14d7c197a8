/// How many colours a terminal can show.
public nonisolated enum ColorDepth: Int, Comparable, Sendable {
  case monochrome
  case eight
  case sixteen
  case palette
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

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
