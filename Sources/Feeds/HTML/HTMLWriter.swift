import Essentials

/// Turns the elements of HTML, told one by one, into lines.
struct HTMLWriter {
  /// An element that is open.
  struct Frame {
    let element: HTMLElement
    /// Whether it is seen itself; what it plays may be seen where its content is not.
    var isShown: Bool
    var hidesContent: Bool
    /// Where its first text stands; nil as long as it has none.
    var mark: Int?
    var address: String?
    var title: String?
    /// Whether it holds a picture without words.
    var hasPicture = false
    /// The number of the next item, or of cells so far.
    var count = 0
  }

  let base: URL?
  /// Whether links have numbers, which a title has no room for.
  let hasNumbers: Bool
  let keepsLines: Bool
  var lines = HTMLLines()
  var links: [String] = []
  var numbers: [String: Int] = [:]
  /// What the addresses mean that were looked at, as they are written.
  var addresses: [String: String?] = [:]
  var frames: [Frame] = []
  var lists: [Int] = []
  var openLink: Int?
  /// The first of the frames that have no mark yet.
  var unmarked = 0
  /// How many elements are open that keep white space, and whether the first line break in one still comes.
  var keeping = 0
  var dropsBreak = false
  var hasPicture = false

  /// More links than these have no number.
  static let maximumLinks = 1_000
  /// More addresses than these are not looked at, whether they are links or not.
  static let maximumAddresses = 4_000

  /// `keepsLines` for text without tags, whose lines are then all the form that it has.
  init(base: URL?, hasNumbers: Bool, keepsLines: Bool = false) {
    self.base = base
    self.hasNumbers = hasNumbers
    self.keepsLines = keepsLines
  }

  /// What was written; a word for the picture where there is nothing else.
  var text: String {
    lines.bytes.isEmpty && hasPicture ? "[image]" : lines.text(from: 0)
  }

  mutating func start(_ name: String, _ attributes: HTMLAttributes) {
    let element = HTMLElement(name)
    let isInside = frames.last?.hidesContent == true
    let isShown = !isInside && element != .hidden && !attributes.isHidden
    var frame = Frame(element: element, isShown: isShown, hidesContent: !isShown)
    if isShown { begin(&frame, attributes) }
    if element == .source, let last = frames.indices.last, frames[last].address == nil,
      case .media = frames[last].element
    {
      frames[last].address = attributes["src"].flatMap { address(of: $0) }
    }
    frames.append(frame)
  }

  mutating func end(_ name: String) {
    let element = HTMLElement(name)
    guard let index = frames.lastIndex(where: { $0.element == element }) else { return }
    while frames.count > index, let frame = frames.popLast() {
      unmarked = min(unmarked, frames.count)
      if frame.isShown { end(frame) }
    }
  }

  /// Ends all that is open.
  mutating func finish() {
    while let frame = frames.popLast() {
      if frame.isShown { end(frame) }
    }
  }

  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    if frames.last?.hidesContent == true { return }
    if keeping > 0 {
      writeKeeping(text)
    } else if keepsLines {
      writeLines(text)
    } else {
      writeCollapsing(text)
    }
  }

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
