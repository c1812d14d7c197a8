extension Character {
  /// Whether no line may start with this character: what closes, ends or lengthens what is before it.
  var isClosing: Bool {
    guard let value = unicodeScalars.first?.value, Self.mayBeMark(value) else { return false }
    return Self.closing.contains(self)
  }

  /// Whether no line may end with this character.
  var isOpening: Bool {
    guard let value = unicodeScalars.first?.value, Self.mayBeMark(value) else { return false }
    return Self.opening.contains(self)
  }

  /// Spares most characters a look into the sets.
  private static func mayBeMark(_ value: UInt32) -> Bool { value < 0x3100 || value >= 0xFF00 }

  private static let opening = Set<Character>("「『（【〔〈《〖〘〚［｛“‘([{")

  private static let closing = Set<Character>(
    "、。，．・：；？！」』）】〕〉》〗〙〛］｝ー〜～々ゝゞヽヾ"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥”’,.:;?!)]}%°")
}
