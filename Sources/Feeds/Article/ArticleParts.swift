// Long texts in blocks that follow one another, so that a screen need not break all of one into lines.

extension [Article.Run] {
  /// Of their text, in bytes of UTF-8.
  var length: Int { reduce(0) { $0 + $1.text.utf8.count } }

  /// The runs in parts of so many bytes, separated at spaces where there are some, or at the ends of lines.
  func parts(upTo limit: Int, atLines: Bool = false) -> [[Article.Run]] {
    guard length > limit else { return [self] }
    var parts: [[Article.Run]] = [[]]
    var room = limit
    for run in self {
      var rest = run.text[...]
      func add(_ text: Substring) {
        guard !text.isEmpty else { return }
        parts[parts.count - 1].append(
          Article.Run(text: String(text), style: run.style, target: run.target))
      }
      while rest.utf8.count > room {
        if let cut = rest.cut(upTo: room, atLines: atLines, isWhole: room == limit) {
          add(rest[..<cut])
          rest = rest[cut...]
        }
        rest =
          atLines
          ? rest.withoutBreak : rest[(rest.utf8.firstIndex { !$0.isSpace } ?? rest.endIndex)...]
        parts.append([])
        room = limit
      }
      add(rest)
      room -= rest.utf8.count
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension Substring {
  /// The text without the line break that it begins with.
  fileprivate var withoutBreak: Substring {
    utf8.first == 0x0A ? self[utf8.index(after: startIndex)...] : self
  }

  /// Where its first so many bytes end best: before a space or the end of a line, else between two characters; nil where that can wait for
  /// the next part.
  ///
  /// - Parameter isWhole: Whether no more bytes than these are in the next part either.
  fileprivate func cut(upTo count: Int, atLines: Bool, isWhole: Bool) -> Index? {
    let end = utf8.index(startIndex, offsetBy: count)
    let space = utf8[..<end].withContiguousStorageIfAvailable { bytes in
      var index = bytes.count - 1
      while index > 0, bytes[index] != 0x0A, atLines || bytes[index] != 0x20 { index -= 1 }
      return index
    }
    if let space, space > 0 { return utf8.index(startIndex, offsetBy: space) }
    guard isWhole else { return nil }
    // A character can be as long as the text, so only the last bytes are looked at.
    let close = unicodeScalars.rounded(end)
    let tail = self[
      unicodeScalars.rounded(utf8.index(end, offsetBy: -Swift.min(count, 512)))..<close]
    let character = tail.index(before: close)
    return character > tail.startIndex ? character : close
  }
}

extension Substring.UnicodeScalarView {
  /// The index of the scalar that a byte belongs to.
  fileprivate func rounded(_ index: Index) -> Index { self.index(before: self.index(after: index)) }
}
