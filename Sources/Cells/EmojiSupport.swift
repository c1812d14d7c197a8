/// The emoji of several characters that a terminal draws as one picture, two columns wide.
///
/// Those that it does not are written in another way, so that a text is as wide on the screen as it was laid out.
public struct EmojiSupport: OptionSet, Hashable, Sendable {
  /// The set as bits, one a kind.
  public let rawValue: UInt8
  /// Takes the bits of a set over as they are.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Flags of two letters.
  public static let flags = EmojiSupport(rawValue: 1 << 0)
  /// Several pictures joined to one, such as families.
  public static let joined = EmojiSupport(rawValue: 1 << 1)
  /// Colours of skin.
  public static let tones = EmojiSupport(rawValue: 1 << 2)
  /// Keycaps.
  public static let keycaps = EmojiSupport(rawValue: 1 << 3)
  /// Signs that are a picture only with a selector behind them, such as the heart.
  public static let selected = EmojiSupport(rawValue: 1 << 4)

  /// What pictures, tests and the terminals that cluster as Unicode says can show.
  public static let all: EmojiSupport = [.flags, .joined, .tones, .keycaps, .selected]

  /// Whether the terminal shows a cluster of these scalars as one picture.
  package func shows(_ scalars: [Unicode.Scalar]) -> Bool {
    isSuperset(of: EmojiSupport(neededFor: scalars))
  }

  /// The text with names for what the terminal cannot show: `[DE]` for a flag, `[family]`, a digit for a keycap, and
  /// of other pictures their parts, or the picture without the colour of its skin.
  public func written(_ text: String) -> String {
    guard self != .all, text.mayHoldClusters else { return text }
    var result = ""
    for character in text {
      let scalars = Array(character.unicodeScalars)
      if scalars.count > 1 || scalars[0].isFlagLetter, !shows(scalars) {
        result.unicodeScalars.append(contentsOf: substitute(for: scalars))
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// What a cluster of emoji needs.
  private init(neededFor scalars: [Unicode.Scalar]) {
    self = []
    // A joiner at the end joins nothing.
    let end = scalars.lastIndex { $0 != "\u{200D}" } ?? 0
    for scalar in scalars[...end] {
      switch scalar {
      case "\u{200D}": insert(.joined)
      case "\u{20E3}": insert(.keycaps)
      case "\u{FE0F}": insert(.selected)
      case let scalar where scalar.isFlagLetter: insert(.flags)
      case let scalar where scalar.isTone: insert(.tones)
      default: continue
      }
    }
    // A selector belongs to what it is a part of; joined pictures are as wide as the first of them.
    if contains(.keycaps) { remove(.selected) }
    if contains(.joined) {
      if scalars[0].columns == 1 { insert(.selected) } else { remove(.selected) }
    }
  }

  private func substitute(for scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let needed = EmojiSupport(neededFor: scalars)
    if needed.contains(.flags) {
      let letters = scalars.compactMap(\.flagLetter)
      return letters.count == 2 ? ["["] + letters + ["]"] : letters
    }
    let isKept = { (scalar: Unicode.Scalar) in
      switch scalar {
      case "\u{20E3}": false
      case "\u{FE0F}": contains(.selected) && !needed.contains(.keycaps)
      default: !scalar.isTone || contains(.tones)
      }
    }
    let kept = scalars.filter(isKept)
    let isJoined = isSuperset(of: needed.intersection([.joined, .selected]))
    guard needed.contains(.joined), !isJoined else { return kept }
    let parts = kept.split(separator: "\u{200D}")
    if parts.count > 1, parts.allSatisfy({ $0.first?.isFamilyMember == true }) {
      return Array(Self.family)
    }
    if parts.count > 2, parts.contains(where: { $0.first == "\u{2764}" }) {
      return Array(Self.couple)
    }
    return parts.filter { $0.first?.isGender == false }.flatMap { $0 }
  }

  private static let family = "[family]".unicodeScalars
  private static let couple = "[couple]".unicodeScalars
}

extension String {
  /// Whether the text has bytes that clusters of emoji have; most texts have none.
  fileprivate var mayHoldClusters: Bool {
    // The first bytes of a joiner or a keycap, of a selector, and of an emoji.
    utf8.contains { $0 == 0xE2 || $0 == 0xEF || $0 == 0xF0 }
  }
}

extension Unicode.Scalar {
  fileprivate var isTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The letter that one of the alphabet of flags stands for.
  fileprivate var flagLetter: Unicode.Scalar? {
    isFlagLetter ? Unicode.Scalar(value - 0x1F1E6 + 0x41) : nil
  }

  /// Whether it is somebody of a family.
  fileprivate var isFamilyMember: Bool {
    (0x1F466...0x1F469).contains(value) || (0x1F9D1...0x1F9D2).contains(value) || value == 0x1F476
  }

  fileprivate var isGender: Bool { value == 0x2640 || value == 0x2642 }
}
