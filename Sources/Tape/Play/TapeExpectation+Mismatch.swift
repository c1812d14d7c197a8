import Cells

extension TapeExpectation {
  /// Describes how the screen differs from the expectation; nil where it does not.
  ///
  /// - Parameter sourceState: The state of a source by its name.
  func mismatch(to snapshot: Snapshot, sourceState: (String) -> String?) -> String? {
    switch self {
    case .state(let name): mismatch(to: snapshot.state, name)
    case .sourceState(let name, let source): mismatch(to: sourceState(source), name)
    case .shows(let pattern):
      pattern.isFound(in: snapshot.buffer.text) ? nil : "not on the screen"
    case .hides(let pattern):
      pattern.isFound(in: snapshot.buffer.text) ? "it is on the screen" : nil
    case .row(let row, let pattern, let style): mismatch(to: snapshot.buffer, row, pattern, style)
    }
  }

  private func mismatch(to state: String?, _ name: String) -> String? {
    guard let state else { return "the program names no state" }
    let isSame = state == name || state.prefix { $0 != "(" } == name
    return isSame ? nil : "the state is \(state)"
  }

  private func mismatch(
    to buffer: CellBuffer, _ row: Int, _ pattern: TapePattern, _ style: Style.Attributes?
  ) -> String? {
    guard row < buffer.size.height else {
      return "the last row of the screen is \(buffer.size.height - 1), counted from 0"
    }
    let line = buffer.lines[row]
    let matches = pattern.matches(in: line)
    guard !matches.isEmpty else { return "row \(row) is \"\(line)\"" }
    guard let style else { return nil }
    let styles = matches.map { match in
      let first = line[..<match.lowerBound].columns
      return buffer.styles(row, first..<first + line[match].columns)
    }
    let isDrawnSo = styles.contains { $0.allSatisfy { $0.attributes.has(style) } }
    return isDrawnSo ? nil : "it is \(styles.first?.first ?? .plain)"
  }
}

extension TapePattern {
  /// Whether a text has a match.
  fileprivate func isFound(in text: String) -> Bool { !matches(in: text).isEmpty }

  /// The matches in a text; `^` and `$` mean the ends of its lines.
  func matches(in text: String) -> [Range<String.Index>] {
    switch self {
    case .text(let part): text.ranges(of: part)
    case .expression(let expression):
      // It was compiled when the tape was read, so there is one.
      (try? Regex(expression).anchorsMatchLineEndings()).map(text.ranges) ?? []
    }
  }
}

extension Style.Attributes {
  /// Whether all of the other are in these; of none, whether these are none.
  fileprivate func has(_ other: Style.Attributes) -> Bool {
    other.isEmpty ? isEmpty : isSuperset(of: other)
  }
}

extension CellBuffer {
  fileprivate func styles(_ row: Int, _ columns: Range<Int>) -> [Style] {
    columns.clamped(to: 0..<size.width).map { self[$0, row].style }
  }
}
