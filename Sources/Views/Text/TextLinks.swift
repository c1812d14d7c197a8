import Cells

/// The links of a text, where there is something that opens them.
final class TextLinks {
  private struct Stop {
    let range: Range<String.Index>
    /// Nil for one that the pointer alone opens.
    let id: FocusID?
    /// Nil for a text that is disabled.
    let open: (() -> Void)?
  }

  private var stops: [Stop] = []
  /// The end of what is shown of the text, where it is cut.
  private var end: String.Index?

  /// The links of a text; nil where it has none, or nothing opens them.
  static func taken(from text: StyledText, in context: ResolveContext) -> TextLinks? {
    let environment = context.environment
    guard !text.links.isEmpty, environment.openURL.isSet, !environment.text.isRedacted else {
      return nil
    }
    return TextLinks(text, in: context)
  }

  private init(_ text: StyledText, in context: ResolveContext) {
    let openURL = context.environment.openURL
    var inner = context
    inner.scope = context.scope.part()
    for (number, link) in text.links.enumerated() {
      let open = { openURL(link.address) }
      let id =
        !context.environment.linksTakeFocus
        ? nil
        : inner.child(.index(number)).takeFocus {
          guard $0 == KeyPress(.return) else { return .ignored }
          open()
          return .handled
        }
      let isEnabled = context.environment.isEnabled
      stops.append(Stop(range: link.range, id: id, open: isEnabled ? open : nil))
    }
    inner.scope.takesFocus = { [self] in shows($0.id) }
  }

  /// Leaves the links out that are on no line.
  func settle(_ lines: TextLines) {
    end = lines.lines.last.flatMap { $0.isCut ? $0.text.endIndex : nil }
  }

  private func shows(_ id: FocusID) -> Bool {
    guard let end, let stop = stops.first(where: { $0.id == id }) else { return true }
    return stop.range.lowerBound < end
  }
}

extension TextLinks {
  /// Lets the pointer open the links on a line that was painted, and reverses the one with the focus.
  ///
  /// - Parameter place: Where the text of the line begins.
  func finish(_ line: TextLines.Line, _ painter: inout Painter, at place: Point) {
    let text = line.text
    for stop in stops[first(after: text.startIndex)...] {
      guard stop.range.lowerBound < text.endIndex else { return }
      let start = max(stop.range.lowerBound, text.startIndex)
      let part = text[start..<max(start, min(stop.range.upperBound, text.endIndex))]
      let x = text[text.startIndex..<start].columns
      let block = Rect(
        origin: place.moved(x: x), size: Size(width: part.columns, height: 1))
      if let id = stop.id, painter.focused == id {
        painter.restyle(block) { $0.attributes.formSymmetricDifference(.reverse) }
      }
      guard let open = stop.open else { continue }
      painter.respond(in: block, focus: stop.id) { event, _ in
        guard event.action == .press else { return false }
        open()
        return true
      }
    }
  }

  /// Records on which lines the link with the focus is, though they may be clipped.
  func locate(in lines: TextLines, stride: Int, _ painter: inout Painter, at origin: Point) {
    guard let focused = painter.focused, let stop = stops.first(where: { $0.id == focused }) else {
      return
    }
    let first = lines.line(with: stop.range.lowerBound)
    let last = lines.line(with: stop.range.upperBound, isEnd: true)
    let size = Size(width: lines.columns, height: (max(first, last) - first) * stride + 1)
    painter.locate(focused, in: Rect(origin: origin.moved(y: first * stride), size: size))
  }

  /// The index of the first link that does not end before a character.
  private func first(after index: String.Index) -> Int {
    var range = stops.startIndex..<stops.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        stops[middle].range.upperBound > index
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension TextLines {
  /// The number of the line that a character is on, or with `isEnd` the one before it.
  fileprivate func line(with index: String.Index, isEnd: Bool = false) -> Int {
    var range = lines.startIndex..<lines.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let start = lines[middle].text.startIndex
      let isBehind = isEnd ? start >= index : start > index
      range = isBehind ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return max(0, range.lowerBound - 1)
  }
}

nonisolated extension View {
  /// Sets whether the links of the texts in this view can have the focus; the pointer opens them anyway.
  package func linksTakeFocus(_ isActive: Bool) -> some View {
    environment { $0.linksTakeFocus = isActive }
  }
}
