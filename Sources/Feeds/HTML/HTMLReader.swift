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
  /// What the tag that is read says of its own style, in small letters and without spaces.
  var css = ""
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

  private init(_ html: UnsafeBufferPointer<UInt8>, builder: ArticleBuilder) {
    tokens = HTMLTokenizer(html)
    self.builder = builder
  }

  /// The article that HTML makes.
  static func article(
    of html: UnsafeBufferPointer<UInt8>, builder: ArticleBuilder
  ) -> Article {
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
        css = attribute("style")?.lowercased().filter { $0 != " " } ?? ""
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
    guard !isHidden else { return }
    let bytes = tokens[range]
    // White space between the parts of a table is nothing.
    if let last = open.last, HTMLTag.tableParts.contains(last.tag), bytes.allSatisfy({ $0.isSpace })
    {
      return
    }
    if open.last?.isForeign != true { reconstruct() }
    let (style, target) = parent.map { (open[$0].style, open[$0].target) } ?? ([], nil)
    guard !isRaw, let decoded = HTMLReferences.decoded(bytes) else {
      return append(bytes, style, target)
    }
    decoded.withUnsafeBufferPointer { append($0, style, target) }
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, _ style: Article.Style, _ target: Article.Target?
  ) {
    if target == nil, !style.contains(.code) {
      builder.append(linking: text, style)
    } else {
      builder.append(text, style, target)
    }
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

  /// The index of what text or a new element stands in: not a part of a table, but what the table stands in.
  var parent: Int? { parent(at: open.count) }

  private func parent(at index: Int) -> Int? {
    var outer = index - 1
    if outer >= 0, HTMLTag.tableParts.contains(open[outer].tag) {
      while outer >= 0, open[outer].tag != .table { outer -= 1 }
      outer -= 1
    }
    return outer >= 0 ? outer : nil
  }

  /// The same for an element, which may be a part of a table itself.
  private func parent(of tag: HTMLTag) -> Int? {
    HTMLTag.inTable.contains(tag) ? open.indices.last : parent
  }

  /// Whether text here is not shown.
  var isHidden: Bool { parent.map { open[$0].isHidden } ?? false }

  /// A number for the name of the tag that is read; 0 where the tag tells all.
  func nameNumber(_ tag: HTMLTag, isForeign: Bool = false) -> Int {
    guard isForeign || tag == .other || tag == .svg || tag == .math else { return 0 }
    return HTMLTag.number(of: tokens[tokens.name])
  }

  mutating func makeElement(_ tag: HTMLTag) -> Element {
    nextID += 1
    return Element(
      tag: tag, id: nextID, name: nameNumber(tag), isForeign: tag == .svg || tag == .math)
  }

  /// Opens an element, and tells what it means.
  mutating func push(_ tag: HTMLTag) {
    var element = makeElement(tag)
    let isWithinHidden = parent(of: tag).map { open[$0].isHidden } ?? false
    element.isHidden = isWithinHidden || isHidden(tag)
    begin(&element)
    if element.isHidden, !isWithinHidden, HTMLTag.closesParagraph.contains(tag) {
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
    inherit(&element, from: parent(of: element.tag))
    if HTMLTag.anyTablePart.contains(element.tag) { tableParts.append(open.count) }
    if element.tag == .p { paragraphs += 1 }
    open.append(element)
  }

  mutating func pop() {
    guard let (tag, effect) = open.last.map({ ($0.tag, $0.effect) }) else { return }
    open.removeLast()
    if tableParts.last == open.count { tableParts.removeLast() }
    if tag == .p { paragraphs -= 1 }
    builder.end(effect, in: open.last?.style ?? [])
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
      var element = open[index]
      inherit(&element, from: isPart ? index - 1 : parent(at: index))
      open[index] = element
    }
  }

  private func inherit(_ element: inout Element, from outer: Int?) {
    element.style = (outer.map { open[$0].style } ?? []).union(element.ownStyle)
    element.target = element.ownTarget ?? outer.flatMap { open[$0].target }
  }
}

// Formatting that ends in the wrong order.
extension HTMLReader {
  private mutating func activate(_ element: Element) {
    let attributes = tokens.attributeRange
    let start = activeStart
    var (first, count) = (start, 0)
    for index in (start..<active.count).reversed()
    where active[index]?.element.tag == element.tag {
      guard let known = active[index]?.attributes,
        tokens[known].elementsEqual(tokens[attributes])
      else { continue }
      (first, count) = (index, count + 1)
    }
    if count >= 3 { active.remove(at: first) }
    if active.count - start >= Self.maximumFormatting { active.remove(at: start) }
    active.append(Formatting(element: element, attributes: attributes))
  }

  /// Opens formatting again that ended though its end tag has not come.
  mutating func reconstruct() {
    // At the limit nothing can be opened, and each text would look for what is open.
    guard open.count < Self.maximumDepth else { return }
    guard let last = active.last, let last, !isOpen(last.element) else { return }
    var index = active.count - 1
    while index > 0, let entry = active[index - 1], !isOpen(entry.element) { index -= 1 }
    for index in index..<active.count {
      guard let entry = active[index], open.count < Self.maximumDepth else { continue }
      nextID += 1
      var element = Element(tag: entry.element.tag, id: nextID)
      element.isHidden = isHidden
      element.ownStyle = entry.element.ownStyle
      element.ownTarget = entry.element.ownTarget
      if let target = element.ownTarget { element.effect = builder.beginLink(target) }
      push(element)
      active[index] = Formatting(element: element, attributes: entry.attributes)
    }
  }

  private func isOpen(_ element: Element) -> Bool { openIndex(of: element.id) != nil }

  private func openIndex(of id: Int) -> Int? {
    open.indices.reversed().first { open[$0].id == id }
  }

  /// The index of the first entry of the cell that is open.
  var activeStart: Int { (active.indices.reversed().first { active[$0] == nil } ?? -1) + 1 }

  /// What was opened before does not go on until the cell, or what is like one, has ended.
  mutating func addMarker() {
    // Cells end the one of theirs only, so markers of objects in them stay.
    if active.count >= Self.maximumActive { active.removeFirst(Self.maximumActive / 2) }
    active.append(nil)
  }

  mutating func clearToMarker() {
    while let entry = active.popLast(), entry != nil {}
  }

  private func activeIndex(of id: Int) -> Int? {
    (activeStart..<active.count).first { active[$0]?.element.id == id }
  }

  /// Ends formatting: what is open in it stays open without it.
  mutating func endFormatting(_ tag: HTMLTag) {
    if let last = open.last, last.tag == tag, activeIndex(of: last.id) == nil { return pop() }
    for _ in 0..<8 {
      let entries = (activeStart..<active.count).reversed()
      guard let entry = entries.first(where: { active[$0]?.element.tag == tag }),
        let id = active[entry]?.element.id
      else { return endOther(tag) }
      guard let index = openIndex(of: id) else {
        active.remove(at: entry)
        return
      }
      let inner = index + 1..<open.count
      guard !inner.contains(where: { HTMLTag.scope.contains(open[$0].tag) }) else { return }
      guard let block = inner.first(where: { HTMLTag.special.contains(open[$0].tag) }) else {
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
      var entry = activeIndex(of: open[inner].id)
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
