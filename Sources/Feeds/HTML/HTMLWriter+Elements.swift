extension HTMLWriter {
  mutating func begin(_ frame: inout Frame, _ attributes: HTMLAttributes) {
    switch frame.element {
    case .inline, .source, .hidden, .marked, .raised, .lowered: break
    case .block: lines.part(1)
    case .paragraph: lines.part(2)
    case .lineBreak: lines.breakLine()
    case .rule: writeRule()
    case .bulletList, .numberedList:
      lines.part(lists.isEmpty ? 2 : 1)
      frame.count = attributes["start"].flatMap { Int($0) } ?? 1
      lists.append(frames.count)
    case .item: beginItem(attributes)
    case .quote:
      lines.part(2)
      lines.push(.quote)
    case .indented:
      lines.part(1)
      lines.push(.indent)
    case .preformatted:
      lines.part(2)
      keeping += 1
      dropsBreak = true
    case .row: lines.part(1)
    case .cell: beginCell()
    case .link: beginLink(&frame, attributes)
    case .image: writeImage(attributes)
    case .media:
      frame.hidesContent = true
      frame.address = attributes["src"].flatMap { address(of: $0) }
      frame.title = attributes["title"]
    }
  }

  mutating func end(_ frame: Frame) {
    switch frame.element {
    case .inline, .source, .hidden, .lineBreak, .rule, .image: break
    case .block: lines.part(1)
    case .paragraph: lines.part(2)
    case .bulletList, .numberedList:
      lists.removeLast()
      lines.part(lists.isEmpty ? 2 : 1)
    case .item:
      lines.endItem()
      lines.part(1)
    case .quote, .indented:
      lines.pop()
      lines.part(frame.element == .quote ? 2 : 1)
    case .preformatted:
      keeping -= 1
      lines.part(2)
    case .row, .cell: endTablePart(frame)
    case .link: endLink(frame)
    case .media(let word): writeMedia(word, frame)
    case .marked(let left, let right): wrap(frame, left, right)
    case .raised, .lowered: shift(frame)
    }
  }
}
