import CNCurses
import Cells

/// Turns what a cell shows into what ncurses can hold: a character and up to four marks whose widths the C
/// library sees as we do, or a stand-in for a cluster that the terminal shows. Anything else gets a substitute of the same
/// width, so that nothing shifts.
nonisolated struct GlyphEncoder {
  /// Whether the C library writes UTF-8; else only ASCII leaves.
  var isUTF8: Bool
  /// The clusters that the terminal shows.
  var emoji: EmojiSupport = []
  var standIns = StandIns()

  private static let maximumMarks = 4

  /// The scalar of a cell that ncurses holds as it is, the usual case; else nil.
  func plainScalar(_ cell: Cell) -> Unicode.Scalar? {
    guard let scalar = cell.onlyScalar, isUTF8 || scalar.isASCII, !StandIns.contains(scalar),
      !PictureSigns.contains(scalar)
    else { return nil }
    return Self.columns(scalar) == cell.columns ? scalar : nil
  }

  /// Calls with the scalars of each cell of ncurses: one, or two narrow ones for a wide substitute.
  mutating func encode(_ cell: Cell, in frame: CellBuffer, _ body: ([Unicode.Scalar]) -> Void) {
    let text = frame.text(of: cell)
    let scalars = Array(text.unicodeScalars)
    guard let base = scalars.first else { return pad(" ", cell.columns, body) }
    guard isUTF8 || base.isASCII else {
      return pad(ASCIIFallback.sign(for: base), cell.columns, body)
    }
    if PictureSigns.contains(base) { return pad(Self.box, cell.columns, body) }
    let isHeld = scalars.count == 1 && !StandIns.contains(base)
    if cell.columns == 2, !isHeld, emoji.shows(scalars), let sign = standIns.sign(for: text),
      Self.columns(sign) == 2
    {
      return body([sign])
    }
    if Self.isFlag(scalars) { return pad("\u{2691}", cell.columns, body) }
    if Self.columns(base) == cell.columns { return body([base] + marks(scalars)) }
    pad(Self.columns(base) == 1 ? base : Self.box, cell.columns, body)
  }

  /// The marks that ncurses puts onto a character; without joiners, selectors and second pictures.
  private func marks(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard isUTF8, !scalars.contains("\u{200D}") else { return [] }
    let marks = scalars.dropFirst().filter {
      Self.columns($0) == 0 && !$0.properties.isDefaultIgnorableCodePoint
    }
    return Array(marks.prefix(Self.maximumMarks))
  }

  private func pad(_ scalar: Unicode.Scalar, _ columns: Int, _ body: ([Unicode.Scalar]) -> Void) {
    let isBox = scalar == Self.box && !isUTF8
    body([isBox ? "?" : scalar])
    for _ in 1..<max(1, columns) { body([" "]) }
  }

  private static let box: Unicode.Scalar = "\u{25A1}"

  /// The C library's width, asked only where ours could be another.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    return scalar.isASCII ? -1 : Int(cn_columns(scalar.value))
  }

  private static func isFlag(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count > 1 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
  }
}

/// What stands for a character where only ASCII can be shown.
private nonisolated enum ASCIIFallback {
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xA0: " "
    case 0x2500...0x257F: box(scalar.value)
    case 0x2580...0x259F: block(scalar.value)
    // Braille is spinners and charts: what turns must go on turning.
    case 0x2800...0x28FF: ["|", "/", "-", "\\"][Int(scalar.value & 3)]
    default: others[scalar] ?? "?"
    }
  }

  private static func box(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      "|"
    case 0x2550: "="
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    default: "+"
    }
  }

  private static func block(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x258C...0x2590, 0x2595: "|"
    case 0x2580, 0x2594: "-"
    case 0x2581...0x2584: "_"
    case 0x2591: ":"
    default: "#"
    }
  }

  private static let others: [Unicode.Scalar: Unicode.Scalar] = [
    "•": "*", "‣": ">", "●": "*", "○": "o", "◦": "o", "◉": "*", "◆": "*", "◇": "o", "▪": "*",
    "■": "#", "□": "#", "★": "*", "☆": "*", "·": ".", "∙": ".", "⋅": ".", "…": ".", "‥": ".",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "↵": "<", "⏎": "<", "↩": "<", "⟨": "<", "⟩": ">",
    "‹": "<", "›": ">", "«": "<", "»": ">", "❯": ">", "❮": "<", "▶": ">", "▸": ">", "►": ">",
    "◀": "<", "◂": "<", "◄": "<", "▲": "^", "▴": "^", "△": "^", "▼": "v", "▾": "v", "▽": "v",
    "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "‘": "'", "’": "'", "‚": ",", "“": "\"",
    "”": "\"", "„": "\"", "×": "x", "÷": "/", "⚠": "!", "✓": "v", "✔": "v", "✗": "x", "✘": "x",
    "✕": "x", "⌘": "^", "⌃": "^", "♥": "*", "♡": "*", "©": "c", "®": "r", "°": "o", "¦": "|",
  ]
}
