nonisolated extension Character {
  /// Whether no line may start with this character: what closes, ends or lengthens what is before it.
  var isClosing: Bool { isOne(of: Self.closing) }

  /// Whether no line may end with this character.
  var isOpening: Bool { isOne(of: Self.opening) }

  private func isOne(of signs: Set<Unicode.Scalar>) -> Bool {
    let scalars = unicodeScalars
    let scalar = scalars[scalars.startIndex]
    // Most characters need no lookup in the set.
    guard scalar.value < 0x3100 || scalar.value >= 0xFF00 else { return false }
    return signs.contains(scalar)
  }

  private static let opening = Set("「『（【〔〈《〖〘〚［｛“‘([{".unicodeScalars)

  private static let closing = Set(
    ("、。，．・：；？！」』）】〕〉》〗〙〛］｝ー〜～々ゝゞヽヾ"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥”’,.:;?!)]}%°").unicodeScalars)
}
