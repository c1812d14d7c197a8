/// What stands for a character where only ASCII can be shown.
nonisolated enum ASCIIFallback {
  static func character(for scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 0xA0: " "
    case 0x2500...0x257F: box(scalar.value)
    case 0x2580...0x259F: block(scalar.value)
    // Braille is spinners and charts: what turns must go on turning.
    case 0x2800...0x28FF: ["|", "/", "-", "\\"][Int(scalar.value & 3)]
    default: others[scalar] ?? "?"
    }
  }

  private static func box(_ value: UInt32) -> Character {
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

  private static func block(_ value: UInt32) -> Character {
    switch value {
    case 0x258C...0x2590, 0x2595: "|"
    case 0x2580, 0x2594: "-"
    case 0x2581...0x2584: "_"
    case 0x2591: ":"
    default: "#"
    }
  }

  private static let others: [Unicode.Scalar: Character] = [
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
