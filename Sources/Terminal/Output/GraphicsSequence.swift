import Cells

/// The sequences by which a terminal takes pictures and draws them in place of cells: kitty's graphics protocol with
/// Unicode placeholders.
///
/// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
nonisolated enum GraphicsSequence {
  /// Asks whether the terminal has the protocol: it is to look at a picture of one pixel, and to keep nothing of it.
  static let question = Array("\u{1B}_Gi=\(questionNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)

  /// How the answer to the question begins, and what it says where the terminal has the protocol.
  static let answer = (start: "\u{1B}_Gi=\(questionNumber);", success: "OK")

  /// Appends a picture as pixels of four bytes, and its size in cells. Nothing is answered.
  ///
  /// - Parameter number: By which its placeholders name it.
  static func send(_ picture: PixelPicture, _ number: UInt8, into output: inout [UInt8]) {
    let text = Base64.encode(picture.bytes)
    let (cells, pixels) = (picture.cells, picture.pixels)
    var keys =
      "a=T,U=1,q=2,f=32,s=\(pixels.width),v=\(pixels.height),i=\(number),c=\(cells.width),r=\(cells.height),"
    output.reserveCapacity(output.count + text.count + text.count / chunk * 16 + 128)
    for start in stride(from: 0, to: text.count, by: chunk) {
      let end = min(start + chunk, text.count)
      output += "\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);".utf8
      output += text[start..<end]
      output += "\u{1B}\\".utf8
      keys = ""
    }
  }

  /// Deletes a picture and its pixels. Nothing is answered.
  static func delete(_ number: UInt8) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
  }

  /// Sequences as tmux hands them on to its terminal: each in one of its own, with every Esc twice.
  static func passed(_ sequences: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(sequences.count + sequences.count / chunk * 16 + 128)
    for part in sequences.split(separator: 0x1B, omittingEmptySubsequences: true) {
      // A sequence begins with an Esc and `_G`, and ends with another and a backslash.
      let isEnd = part.elementsEqual([UInt8(ascii: "\\")])
      output += (isEnd ? "\u{1B}\u{1B}" : "\u{1B}Ptmux;\u{1B}\u{1B}").utf8
      output += part
      if isEnd { output += "\u{1B}\\".utf8 }
    }
    return output
  }

  /// Whether each cell of a picture has a placeholder.
  static func canPlace(_ picture: PixelPicture) -> Bool {
    !picture.bytes.isEmpty
      && max(picture.cells.width, picture.cells.height) <= PlaceholderMarks.all.count
  }

  /// What stands in the cell of a part of a picture that can be placed: a sign with marks for the row and the column.
  static func placeholder(_ part: PicturePart) -> [Unicode.Scalar] {
    ["\u{10EEEE}", PlaceholderMarks.all[part.row], PlaceholderMarks.all[part.column]]
  }

  private static let questionNumber = 31
  /// Bytes of text that a sequence may carry.
  private static let chunk = 4096
}
