/// What a command has printed, also about errors, and how it ended.
public struct CommandOutcome: Equatable, Sendable {
  /// All of it, without control characters but line breaks and tabs.
  public let output: String
  /// What went wrong; nil where all went well.
  public let failure: String?
  /// Its last lines, as they are shown: a screen cannot go through millions of them, or through one that is endless.
  public let lines: [String]
  /// What of the output the lines leave out; nil where they have all of it.
  public let omission: String?

  private static let mostLines = 5_000
  private static let longestLine = 2_000

  /// The lines are split here, once, away from the screen.
  public init(output: String, failure: String?) {
    var output = output
    output.makeContiguousUTF8()
    (self.output, self.failure) = (output, failure)
    var lines: [String] = []
    var (rest, isLeftOut, isLong) = (output.utf8[...], false, false)
    while !output.isEmpty {
      let start = rest.lastIndex(of: 0x0A).map { rest.index(after: $0) }
      let line = Substring(rest[(start ?? rest.startIndex)...])
      let shown = line.unicodeScalars.prefix(Self.longestLine)
      isLong = isLong || shown.endIndex < line.endIndex
      lines.append(String(shown))
      guard let start else { break }
      rest = rest[..<rest.index(before: start)]
      if lines.count == Self.mostLines {
        isLeftOut = true
        break
      }
    }
    self.lines = lines.reversed()
    let parts = [
      isLeftOut ? "the last \(Self.mostLines) lines" : nil,
      isLong ? "\(Self.longestLine) characters of a line" : nil,
    ].compactMap(\.self)
    omission = parts.isEmpty ? nil : "Shown: \(parts.joined(separator: ", "))"
  }
}
