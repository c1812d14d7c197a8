@testable import Cells

extension CellBuffer {
  init(_ width: Int, _ height: Int = 1) { self.init(size: Size(width: width, height: height)) }

  /// A buffer of one row with a text in it.
  init(_ text: String, width: Int) {
    self.init(width)
    put(text, at: .zero)
  }

  /// What each cell of the first row holds: a glyph, and `>` for the right half of a wide one.
  var row: [String] {
    (0..<size.width).map { self[$0, 0].isRightHalf ? ">" : text(of: self[$0, 0]) }
  }

  /// All that can be seen, cell by cell, whatever numbers the clusters have inside.
  var contents: [String] {
    cells.map { "\($0.columns) \(text(of: $0)) \($0.style)" }
  }

  /// The address that each cell of a row leads to, a letter each by the order of `links`; a dot for none.
  func linkRow(_ y: Int = 0) -> String {
    String(
      (0..<size.width).map { x -> Character in
        guard let link = link(of: self[x, y]) else { return "." }
        return Character(Unicode.Scalar(0x61 + (links.firstIndex(of: link) ?? 0)) ?? "?")
      })
  }

  /// The scalars in all the cells.
  var scalars: [Unicode.Scalar] { cells.flatMap { text(of: $0).unicodeScalars } }
}
