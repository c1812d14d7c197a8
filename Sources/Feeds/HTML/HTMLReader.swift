import Essentials

/// Reads HTML as browsers do, by the rules of its standard for what is open, for formatting that ends in the wrong order
/// and for tables, and tells a builder what it finds.
///
/// There is no tree: what stands where is known from the elements that are open, and that is all that the rules ask
/// for. So the time is linear, and nothing is ever deeper than `maximumDepth`.
///
/// Why not a library: Debian's HTML5 parser takes 200 ms for 5 MB of text and overflows the stack on deep nests, and
/// libxml2 knows HTML 4 only, and does not tell which ends it made up.
struct HTMLReader {
  /// An element that is open.
  struct Element {
    let tag: HTMLTag
    let id: Int
    /// A number for its name, where the tag does not tell that.
    var name: Int = 0
    /// Whether what stands in it is SVG or MathML, in which a tag of HTML cannot stand.
    var isForeign = false
    /// What it adds to the style, and what is in force in it.
    var ownStyle: Article.Style = []
    var ownTarget: Article.Target?
    var style: Article.Style = []
    var target: Article.Target?
    /// Whether it is not shown, because of itself or what it stands in.
    var isHidden = false
    /// What is told to the builder where it ends.
    var effect = ArticleBuilder.Effect.none
  }

  /// Formatting that holds until its end tag, whatever ends before; nil is the start of a cell.
  struct Formatting {
    let element: Element
    /// Where it is said what is said of it.
    let attributes: Range<Int>
  }

  var tokens: HTMLTokenizer
  var builder: ArticleBuilder
  var open: [Element] = []
  /// The language that an element around code said last, with its `id`.
  var codeLanguage: (name: String, id: Int)?
  var active: [Formatting?] = []
  /// The parts of tables among the open elements, by their index.
  var tableParts: [Int] = []
  /// How many paragraphs are open, as most tags ask whether one is.
  private var paragraphs = 0
  private var nextID = 0
  private var count = 0

  /// Elements within more than so many others are not told, only their text.
  static let maximumDepth = 256
  /// Tags beyond so many are not told, only the text between them.
  private static let maximumTags = 400_000
  private static let maximumFormatting = 32
  private static let maximumActive = 1_024

  private init(_ html: [UInt8], builder: ArticleBuilder) {
    tokens = HTMLTokenizer(html)
    self.builder = builder
  }

  /// The article that HTML makes.
  static func article(of html: [UInt8], builder: ArticleBuilder) -> Article {
    var reader = HTMLReader(html, builder: builder)
    reader.read()
    return reader.builder.finish()
  }

  private mutating func read() {
    while let token = tokens.next() {
      switch token {
      case .text(let range, let isRaw): text(range, isRaw: isRaw)
      case .start(let tag):
        count += 1
        if count <= Self.maximumTags { start(tag) } else { builder.space() }
      case .end(let tag):
        count += 1
        if count <= Self.maximumTags { end(tag) } else { builder.space() }
      }
    }
    builder.isTruncated = builder.isTruncated || count > Self.maximumTags
    while !open.isEmpty { pop() }
  }

  private mutating func text(_ range: Range<Int>, isRaw: Bool) {
    guard parent?.isHidden != true else { return }
    let bytes = tokens.bytes[range]
    // White space between the parts of a table is nothing.
    if let last = open.last, HTMLTag.tableParts.contains(last.tag), bytes.allSatisfy({ $0.isSpace })
    {
      return
    }
    if open.last?.isForeign != true { reconstruct() }
    let parent = parent
    builder.append(
      isRaw ? bytes : HTMLReferences.decoded(bytes), parent?.style ?? [], parent?.target)
  }
}

extension HTMLReader {
  /// Whether an element is open that an end tag of a name would end, before one of a set.
  func has(_ tag: HTMLTag, in scope: HTMLTag.Set) -> Bool { index(of: [tag], in: scope) != nil }

  /// The index of the innermost open element among some tags, before one of a set.
  func index(of tags: HTMLTag.Set, in scope: HTMLTag.Set) -> Int? {
    for index in open.indices.reversed() {
      if tags.contains(open[index].tag) { return index }
      if scope.contains(open[index].tag) { return nil }
    }
    return nil
  }

  /// What text or a new element stands in: not a part of a table, but what the table stands in.
  var parent: Element? { parent(at: open.count) }

  private func parent(at index: Int) -> Element? {
    var outer = index - 1
    if outer >= 0, HTMLTag.tableParts.contains(open[outer].tag) {
      while outer >= 0, open[outer].tag != .table { outer -= 1 }
      outer -= 1
    }
    return outer >= 0 ? open[outer] : nil
  }

  /// A number for the name of the tag that is read; 0 where the tag tells all.
  func nameNumber(_ tag: HTMLTag, isForeign: Bool = false) -> Int {
    guard isForeign || tag == .other || tag == .svg || tag == .math else { return 0 }
    return HTMLTag.number(of: tokens.bytes[tokens.name])
  }

  mutating func makeElement(_ tag: HTMLTag) -> Element {
    nextID += 1
    return Element(
      tag: tag, id: nextID, name: nameNumber(tag), isForeign: tag == .svg || tag == .math)
  }

  /// Opens an element, and tells what it means.
  mutating func push(_ tag: HTMLTag) {
    var element = makeElement(tag)
    let outer = HTMLTag.inTable.contains(tag) ? open.last : parent
    element.isHidden = outer?.isHidden == true || isHidden(tag)
    begin(&element)
    if element.isHidden, outer?.isHidden != true, HTMLTag.closesParagraph.contains(tag) {
      builder.part(tag == .p ? 1 : 0)
    }
    push(element)
    if HTMLTag.formatting.contains(tag) { activate(open[open.count - 1]) }
  }

  /// Opens a part of a table that its author left out.
  mutating func pushImplied(_ tag: HTMLTag) {
    var element = makeElement(tag)
    element.isHidden = open.last?.isHidden == true
    if !element.isHidden, tag == .tr { element.effect = builder.beginRow() }
    push(element)
  }

  mutating func push(_ element: Element) {
    var element = element
    let outer = HTMLTag.inTable.contains(element.tag) ? open.last : parent
    element.style = (outer?.style ?? []).union(element.ownStyle)
    element.target = element.ownTarget ?? outer?.target
    if HTMLTag.anyTablePart.contains(element.tag) { tableParts.append(open.count) }
    if element.tag == .p { paragraphs += 1 }
    open.append(element)
  }

  mutating func pop() {
    guard let element = open.popLast() else { return }
    if tableParts.last == open.count { tableParts.removeLast() }
    if element.tag == .p { paragraphs -= 1 }
    builder.end(element.effect, in: open.last?.style ?? [])
  }

  mutating func pop(to index: Int) {
    while open.count > index { pop() }
  }

  /// Ends what needs no end tag of its own.
  mutating func popImplied(except tag: HTMLTag? = nil) {
    while let last = open.last, HTMLTag.implied.contains(last.tag), last.tag != tag { pop() }
  }

  mutating func closeParagraph() {
    guard paragraphs > 0, let index = index(of: [.p], in: HTMLTag.buttonScope) else { return }
    pop(to: index)
  }

  /// Removes an element from among those that are open; those in it stay.
  mutating func remove(at index: Int) {
    let element = open.remove(at: index)
    tableParts = tableParts.map { $0 > index ? $0 - 1 : $0 }
    builder.end(element.effect, in: open.last?.style ?? [])
    restyle(from: index)
  }

  /// Puts an open element within another one that is open.
  mutating func move(from index: Int, to place: Int) {
    let element = open.remove(at: index)
    open.insert(element, at: place)
    tableParts = tableParts.map { $0 > index && $0 <= place ? $0 - 1 : $0 }
    restyle(from: index)
  }

  private mutating func restyle(from index: Int) {
    for index in index..<max(index, open.count) {
      let isPart = HTMLTag.inTable.contains(open[index].tag)
      let outer = isPart ? open[index - 1] : parent(at: index)
      open[index].style = (outer?.style ?? []).union(open[index].ownStyle)
      open[index].target = open[index].ownTarget ?? outer?.target
    }
  }
}

// Formatting that ends in the wrong order.
extension HTMLReader {
  private mutating func activate(_ element: Element) {
    let attributes = tokens.attributeRange
    let start = activeStart
    let same = active.indices[start...].filter {
      guard let known = active[$0], known.element.tag == element.tag else { return false }
      return tokens.bytes[known.attributes] == tokens.bytes[attributes]
    }
    if same.count >= 3 { active.remove(at: same[0]) }
    if active.count - start >= Self.maximumFormatting { active.remove(at: start) }
    active.append(Formatting(element: element, attributes: attributes))
  }

  /// Opens formatting again that ended though its end tag has not come.
  mutating func reconstruct() {
    guard let last = active.last, let last, !isOpen(last.element) else { return }
    var index = active.count - 1
    while index > 0, let entry = active[index - 1], !isOpen(entry.element) { index -= 1 }
    for index in index..<active.count {
      guard let entry = active[index], open.count < Self.maximumDepth else { continue }
      nextID += 1
      var element = Element(tag: entry.element.tag, id: nextID)
      element.isHidden = parent?.isHidden == true
      element.ownStyle = entry.element.ownStyle
      element.ownTarget = entry.element.ownTarget
      if let target = element.ownTarget { element.effect = builder.beginLink(target) }
      push(element)
      active[index] = Formatting(element: element, attributes: entry.attributes)
    }
  }

  private func isOpen(_ element: Element) -> Bool {
    open.reversed().contains { $0.id == element.id }
  }

  /// The index of the first entry of the cell that is open.
  var activeStart: Int { (active.lastIndex { $0 == nil } ?? -1) + 1 }

  /// What was opened before does not go on until the cell, or what is like one, has ended.
  mutating func addMarker() {
    // Cells end the one of theirs only, so markers of objects in them stay.
    if active.count >= Self.maximumActive { active.removeFirst(Self.maximumActive / 2) }
    active.append(nil)
  }

  mutating func clearToMarker() {
    while let entry = active.popLast(), entry != nil {}
  }

  /// Ends formatting: what is open in it stays open without it.
  mutating func endFormatting(_ tag: HTMLTag) {
    let last = open.last
    if last?.tag == tag, !active[activeStart...].contains(where: { $0?.element.id == last?.id }) {
      return pop()
    }
    for _ in 0..<8 {
      let start = activeStart
      guard let entry = active[start...].lastIndex(where: { $0?.element.tag == tag }),
        let element = active[entry]?.element
      else { return endOther(tag) }
      guard let index = open.lastIndex(where: { $0.id == element.id }) else {
        active.remove(at: entry)
        return
      }
      guard !open[index...].dropFirst().contains(where: { HTMLTag.scope.contains($0.tag) }) else {
        return
      }
      guard let block = open[index...].firstIndex(where: { HTMLTag.special.contains($0.tag) })
      else {
        pop(to: index)
        active.remove(at: entry)
        return
      }
      move(from: index, into: block)
    }
  }

  /// Puts a formatting element that is open around a block within that block instead; of what is open between them, only
  /// formatting stays, and only the three elements next to the block.
  private mutating func move(from index: Int, into block: Int) {
    var block = block
    var distance = 0
    for inner in (index + 1..<max(index + 1, block)).reversed() {
      distance += 1
      var entry = active[activeStart...].firstIndex { $0?.element.id == open[inner].id }
      if distance > 3, let known = entry {
        active.remove(at: known)
        entry = nil
      }
      guard entry == nil else { continue }
      remove(at: inner)
      block -= 1
    }
    move(from: index, to: block)
  }

  /// Ends the innermost element of a name, unless another block is open in it.
  mutating func endOther(_ tag: HTMLTag) {
    let name = nameNumber(tag)
    for index in open.indices.reversed() {
      if open[index].tag == tag, open[index].name == name {
        popImplied(except: tag)
        return pop(to: min(index, open.count))
      }
      if HTMLTag.special.contains(open[index].tag) { return }
    }
  }
}
