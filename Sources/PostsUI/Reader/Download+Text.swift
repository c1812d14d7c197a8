import Posts

extension SoundSize {
  /// How long and how large, as `54 min · 31 MB`; empty where neither is known.
  var text: String {
    [seconds?.playingTime, bytes?.sizeText].compactMap(\.self).joined(separator: " · ")
  }

  /// The same after the sign of a sound.
  var note: String { text.isEmpty ? "♪" : "♪ \(text)" }

  /// The same with one of both, where there is little room.
  var shortNote: String {
    (seconds?.playingTime ?? bytes?.sizeText).map { "♪ \($0)" } ?? "♪"
  }
}

extension Download {
  /// What it is doing, in a few words.
  ///
  /// - Parameter isLong: Whether there is room for a bar and the bytes.
  func text(isLong: Bool = false) -> String {
    switch state {
    case .waiting: "↓ waiting"
    case .loading:
      [isLong ? bar : nil, "↓ " + (percent ?? progress.received.sizeText), isLong ? size : nil]
        .compactMap(\.self).joined(separator: "  ")
    case .loaded: "✓ downloaded"
    case .failed(let reason): isLong ? "! \(reason)" : "! not downloaded"
    case .cancelled:
      ["↓ stopped", percent.map { "at \($0)" }].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The same in as few columns as can be.
  var sign: String {
    switch state {
    case .waiting: "↓"
    case .loading, .cancelled: "↓ " + (percent ?? "")
    case .loaded: "✓"
    case .failed: "!"
    }
  }

  private var percent: String? { progress.fraction.map { "\(Int($0 * 100)) %" } }

  private var size: String? {
    progress.total.map { "\(progress.received.sizeText) of \($0.sizeText)" }
  }

  /// Twenty columns; nil where the whole is not known.
  private var bar: String? {
    progress.fraction.map { fraction in
      let count = Int(fraction * 20)
      return String(repeating: "━", count: count) + String(repeating: "─", count: 20 - count)
    }
  }
}

extension Int {
  /// Seconds as `54 min` or `1 h 2 min`.
  fileprivate var playingTime: String {
    guard self >= 3600 else { return Duration.seconds(self).text }
    let minutes = self / 60 % 60
    return "\(self / 3600) h" + (minutes > 0 ? " \(minutes) min" : "")
  }

  /// A count of bytes in two figures that matter: `820 KB`, `3.1 MB`, `31 MB`.
  fileprivate var sizeText: String {
    let size = Double(self)
    return switch self {
    case 1: "1 byte"
    case ..<1_000: "\(self) bytes"
    case ..<1_000_000: "\(Int((size / 1_000).rounded())) KB"
    case ..<10_000_000: "\(self / 1_000_000).\(self / 100_000 % 10) MB"
    case ..<1_000_000_000: "\(Int((size / 1_000_000).rounded())) MB"
    default: "\(self / 1_000_000_000).\(self / 100_000_000 % 10) GB"
    }
  }
}
