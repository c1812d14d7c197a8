import Cells

/// The lazy stacks in a scroll view, in one frame.
final class LazyScope {
  /// Whether the views of the scroll view are still resolved: what comes later is in a row, or over the screen.
  private(set) var isOpen = true
  /// Whether the scroll view shows a part of its content only, so that its stacks make no other rows.
  private(set) var isActive = false
  /// Whether a row is not as high as it was when the content was laid out.
  var isStale = false
  private var stacks: [LazyStackNode] = []

  var isEmpty: Bool { stacks.isEmpty }

  func add(_ stack: LazyStackNode) { stacks.append(stack) }

  func close() { isOpen = false }

  /// Lays out content with the stacks, which are as high as is known yet, and finds where they are.
  func layout(_ content: any Node, _ proposal: Proposal) -> Placement {
    isActive = true
    defer { isActive = false }
    isStale = false
    for stack in stacks { stack.forgetOrigin() }
    let placement = content.layout(proposal)
    Painter.probe { placement.paint(&$0, .zero) }
    return placement
  }

  /// Measures the rows on some lines of the content.
  func measure(_ lines: Range<Int>) {
    for (_, stack, top) in placed {
      stack.measure(lines.lowerBound - top..<lines.upperBound - top)
    }
  }

  /// Measures the last rows, on at least so many lines.
  func measureEnd(_ lines: Int) {
    guard let (_, stack, _) = placed.last else { return }
    stack.measure(lines, before: stack.table.count)
  }

  /// Measures the rows on some lines before an anchor.
  func measure(_ lines: Int, before anchor: ScrollAnchor) {
    switch anchor.base {
    case .content: return
    case .row(let number, let index, let id):
      guard let (stack, _) = placed(number), let row = stack.index(of: id, near: index) else {
        return
      }
      stack.measure(lines, before: row)
    case .end(let number):
      guard let (stack, _) = placed(number) else { return }
      stack.measure(lines, before: stack.table.count)
    }
  }

  /// Takes the rows on some lines of the content into the frame.
  func show(_ lines: Range<Int>, focused: FocusID?) {
    for (_, stack, top) in placed {
      stack.show(lines.lowerBound - top..<lines.upperBound - top, focused: focused)
    }
  }

  private var placed: [(number: Int, stack: LazyStackNode, top: Int)] {
    stacks.enumerated().compactMap { number, stack in
      stack.origin.map { (number, stack, $0.y) }
    }
  }

  private func placed(_ number: Int) -> (stack: LazyStackNode, top: Int)? {
    guard stacks.indices.contains(number), let origin = stacks[number].origin else { return nil }
    return (stacks[number], origin.y)
  }
}

extension LazyScope {
  /// What is on a line of the content.
  func anchor(at line: Int) -> ScrollAnchor {
    guard line > 0, let (number, stack, top) = placed.last(where: { $0.top <= line }) else {
      return ScrollAnchor(base: .content, line: line)
    }
    guard line < top + stack.height else {
      return ScrollAnchor(base: .end(stack: number), line: line - top - stack.height)
    }
    let index = stack.index(at: line - top)
    return ScrollAnchor(
      base: .row(stack: number, index: index, id: stack.table.key(at: index).id),
      line: line - top - stack.start(of: index), height: stack.lines(of: index),
      width: stack.width)
  }

  /// The line of the content that an anchor is on; nil where its stack is gone.
  func line(of anchor: ScrollAnchor) -> Int? {
    switch anchor.base {
    case .content: return anchor.line
    case .end(let number):
      return placed(number).map { stack, top in top + stack.height + anchor.line }
    case .row(let number, let index, let id):
      guard let (stack, top) = placed(number), let row = stack.index(of: id, near: index) else {
        return nil
      }
      stack.measure(row)
      let line = anchor.line(inRowOf: stack.lines(of: row), width: stack.width)
      return top + stack.start(of: row) + line
    }
  }

  /// A line of the row with an id; nil where no row has it.
  func anchor(toRow id: AnyHashable, line: Int) -> ScrollAnchor? {
    for (number, stack, _) in placed {
      guard let index = stack.index(of: id) else { continue }
      let height = stack.lines(of: index)
      return ScrollAnchor(
        base: .row(stack: number, index: index, id: id), line: max(0, min(line, height - 1)),
        height: height, width: stack.width)
    }
    return nil
  }

  /// The rows on some lines of the content that have an id, with the lines of each that are there.
  func shownRows(on lines: Range<Int>) -> [(id: AnyHashable, lines: Range<Int>)] {
    placed.flatMap { _, stack, top in
      stack.shownRows(on: lines.lowerBound - top..<lines.upperBound - top)
    }
  }

  /// The row on a line of the content, where it has an id, and the line in it.
  func row(at line: Int) -> (id: AnyHashable, line: Int)? {
    guard let (_, stack, top) = placed.last(where: { $0.top <= line }), line < top + stack.height
    else { return nil }
    let index = stack.index(at: line - top)
    return stack.table.key(at: index).id.map { ($0, line - top - stack.start(of: index)) }
  }
}

private nonisolated enum LazyScopeKey: EnvironmentKey {
  static var defaultValue: LazyScope? { nil }
}

private nonisolated enum LazyStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// The scroll view around, where it scrolls down and nothing else.
  var lazyScope: LazyScope? {
    get { self[LazyScopeKey.self] }
    set { self[LazyScopeKey.self] = newValue }
  }

  /// Whether rows are those of a lazy stack, which has no look for headers, rather than those of a list.
  var isInLazyStack: Bool {
    get { self[LazyStackKey.self] }
    set { self[LazyStackKey.self] = newValue }
  }
}
