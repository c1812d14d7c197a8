import Cells

extension ScrollControl {
  /// What of the content is to be at the top edge, and how many lines further.
  private struct Target {
    let anchor: ScrollAnchor
    var lines = 0
    /// Whether it is the end of the content.
    var isEnd = false
    /// Whether the user or the program has moved there.
    var isMove = true
  }

  /// Lays out content with lazy stacks: measures the rows that are to be seen until the heights of all of them are known,
  /// and takes them into the frame.
  ///
  /// - Parameters:
  ///   - proposal: The room for the content, of free height.
  ///   - height: The lines that are seen.
  func layout(_ content: any Node, _ proposal: Proposal, in scope: LazyScope, height: Int)
    -> Placement
  {
    var part = scope.layout(content, proposal)
    let target = takeTarget(in: scope, height: height, content: part)
    var line = 0
    for _ in 0..<Self.mostRounds {
      line = measure(target, in: scope, height: height, content: part.size.height)
      guard scope.isStale else { break }
      part = scope.layout(content, proposal)
    }
    scope.show(line..<line + height, focused: known)
    state.line = line
    state.shownRows = scope.shownRows(on: line..<line + height)
    keep(target, line, in: scope)
    return part
  }

  /// Rows that are much less high than the others are on average come a few at a time.
  private static let mostRounds = 40

  /// Measures the rows that are to be seen, and returns the line at the top edge where their heights were known.
  private func measure(
    _ target: Target, in scope: LazyScope, height: Int, content: Int
  ) -> Int {
    let last = max(0, content - height)
    let wanted = (scope.line(of: target.anchor) ?? state.shownLine) + target.lines
    let line = target.isEnd ? last : max(0, min(wanted, last))
    scope.measure(line..<line + max(1, height))
    if target.lines < 0 { scope.measure(-target.lines, before: target.anchor) }
    if target.isEnd || wanted > last { scope.measureEnd(height) }
    return line
  }

  /// Where the next frame is to be; a move is made once.
  private func takeTarget(in scope: LazyScope, height: Int, content: Placement) -> Target {
    let shown = state.shown ?? ScrollAnchor(base: .content, line: state.shownLine)
    let lines = takePending()
    defer { state.goal = nil }
    switch state.goal {
    case .start: return Target(anchor: ScrollAnchor(base: .content, line: 0))
    case .end: return Target(anchor: shown, isEnd: true)
    case .row(let id, let line, let ifHidden, let above):
      if let anchor = scope.anchor(toRow: id, line: line) {
        if !ifHidden || !isSeen(anchor, below: shown, in: scope, height: height) {
          return Target(anchor: scope.anchor(toRow: id, line: max(0, line - above)) ?? anchor)
        }
      }
    case .place(let id, let anchor):
      if let target = target(id, anchor, below: shown, in: scope, height: height, content) {
        return target
      }
    case nil: break
    }
    if lines != 0 { return Target(anchor: shown, lines: lines) }
    if staysAtEnd { return Target(anchor: shown, isEnd: true) }
    if state.line != state.shownLine {
      return Target(
        anchor: scope.anchor(at: max(0, min(state.line, content.size.height - height))))
    }
    return Target(anchor: state.anchor ?? shown, isMove: false)
  }

  /// Where the view with an id comes to its part of the room; nil where it is not there, or where it is seen and that is
  /// enough.
  private func target(
    _ id: AnyHashable, _ wanted: UnitPoint?, below shown: ScrollAnchor, in scope: LazyScope,
    height: Int, _ content: Placement
  ) -> Target? {
    var anchor = scope.anchor(toRow: id, line: 0)
    var lines = anchor?.height ?? 0
    if anchor == nil, let block = content.block(of: id) {
      (anchor, lines) = (scope.anchor(at: block.minY), block.size.height)
    }
    guard let anchor else { return nil }
    let last = ScrollAnchor(
      base: anchor.base, line: anchor.line + max(0, lines - 1), height: anchor.height,
      width: anchor.width)
    let isTopSeen = isSeen(anchor, below: shown, in: scope, height: height)
    var part = wanted?.y
    if part == nil {
      guard !isTopSeen || !isSeen(last, below: shown, in: scope, height: height) else { return nil }
      let isAbove = (scope.line(of: anchor) ?? 0) < (scope.line(of: shown) ?? state.shownLine)
      part = isAbove || lines > height ? 0 : 1
    }
    let above = Double(height - lines) * (part ?? 0)
    return Target(anchor: anchor, lines: -Int(above.rounded()))
  }

  /// Whether the line of an anchor is seen where another one is at the top edge. The rows between are measured first: each
  /// that is moves those that are only estimated, also the ones above both.
  private func isSeen(
    _ anchor: ScrollAnchor, below shown: ScrollAnchor, in scope: LazyScope, height: Int
  ) -> Bool {
    func top() -> Int { scope.line(of: shown) ?? state.shownLine }
    scope.measure(top()..<top() + height)
    guard let line = scope.line(of: anchor) else { return false }
    return (top()..<top() + height).contains(line)
  }

  /// Keeps what the next frame needs of this one.
  private func keep(_ target: Target, _ line: Int, in scope: LazyScope) {
    let shown = scope.anchor(at: line)
    state.shown = shown
    state.topRow = scope.row(at: line)
    if target.isMove || state.anchor == nil { state.anchor = shown }
    // It may have another number now.
    if let anchor = state.anchor, anchor.isInRow(of: shown) { state.anchor?.base = shown.base }
  }
}
