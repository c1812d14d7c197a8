import Essentials

/// Makes an article of text and of what begins and ends around it.
struct ArticleBuilder {
  /// What is to be done where an element ends.
  enum Effect {
    case none
    case part(gap: Int)
    case kind(gap: Int)
    case container(gap: Int)
    case list(gap: Int)
    case entry
    case link(Int)
    /// A link to a place in the same article.
    case jump(start: TextMark)
    case shift(isRaised: Bool, start: TextMark)
    case sign(Sign)
    case media
    case table, row, cell
  }

  /// What stands behind some words.
  enum Sign: String {
    case quote = "”"
    case reading = ")"
  }

  /// What text becomes that stands on its own.
  enum Kind {
    case paragraph
    case heading(Int)
    case code(String?)
    case term
    case summary
    /// Of a picture.
    case caption
    case tableCaption
  }

  /// Blocks in the making, with what links of the same article call them.
  struct Sink {
    var blocks: [Article.Block] = []
    var names: [(name: String, block: Int)] = []
  }

  /// A list that is open.
  struct ListDraft {
    /// In the article's lists.
    let index: Int
    /// The number of its next entry.
    var next: Int
    var hasEntry = false
  }

  /// A place in the text of the block that is being written.
  struct TextMark: Equatable {
    let block: Int
    let offset: Int
  }

  var isTruncated = false
  /// Whether white space counts everywhere, as in plain text.
  var isPlain = false
  var leaf = TextLeaf()
  var containers: [Article.Container] = []
  var kinds: [Kind] = []
  var lists: [ListDraft] = []
  /// The blocks, and those of each cell that is open.
  var sinks = [Sink()]
  var tables: [TableDraft] = []
  var media: EmbedDraft?
  var cellCount = 0
  /// Whether the last picture is one for browsers without scripts.
  var wasFallback = false
  var links: ArticleLinks
  private var listKinds: [Article.List] = []
  /// What links call the next block.
  var names: [String] = []
  /// The links that are open: of one in another, only the inner one goes on.
  private var openLinks: [(index: Int, start: TextMark, isNumbered: Bool)] = []
  /// How many blocks there were when the last figure began: no picture among them has its caption.
  private var figureStart = 0
  /// The end of the number that a footnote begins with.
  private var footnote: TextMark?
  private var gap = 0
  private var isFresh = false
  private var nextID = 0
  private var blockCount = 0

  /// Deeper quotes, lists and tables are shown as if they stood in their neighbours.
  private static let deepest = 24
  private static let maximumBlocks = 100_000
  /// A longer text goes on in a block of its own, so that a screen need not break all of it into lines.
  static let longest = 16_384

  /// - Parameter base: Where relative addresses are meant from.
  init(base: URL?) { links = ArticleLinks(base: base) }

  /// The article, which ends here.
  mutating func finish() -> Article {
    endLeaf()
    var article = Article(lists: listKinds, isTruncated: isTruncated)
    let names = sinks[0].names
    swap(&article.blocks, &sinks[0].blocks)
    if !article.blocks.isEmpty { article.blocks[0].hasGap = false }
    links.finish(&article, names: names)
    return article
  }
}

// Text.
extension ArticleBuilder {
  /// Takes text in, which is not clean; white space in it counts as HTML or as `pre` has it.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: Article.Style, _ target: Article.Target?
  ) {
    leaf.append(bytes, style, target, keepsSpace: keepsSpace)
  }

  /// Writes a sign that the author did not, and that needs no cleaning.
  mutating func append(_ sign: String, _ style: Article.Style) { leaf.append(sign, style) }

  /// Something that parts two words.
  mutating func space() { leaf.space() }

  mutating func breakLine() { leaf.breakLine() }

  private var keepsSpace: Bool { isPlain || isInCode }

  /// Whether the text is that of a block of code.
  var isInCode: Bool { if case .code = kinds.last { true } else { false } }

  /// The place where the next text begins.
  var mark: TextMark { TextMark(block: blockCount, offset: leaf.count) }

  /// Remembers that a link may lead to what comes next.
  mutating func note(name: String?) {
    guard let name, !name.isEmpty, names.count < 100 else { return }
    names.append(name)
  }

  mutating func name(language: String) {
    guard case .code(nil) = kinds.last else { return }
    kinds[kinds.count - 1] = .code(language)
  }

  /// Ends the block that is being written, if there is one.
  mutating func endLeaf() {
    endLinkText()
    let isLong = leaf.count > Self.longest
    let kind = kinds.last ?? .paragraph
    let runs = leaf.take()
    guard !runs.isEmpty else { return }
    guard isLong else { return add(runs, as: kind) }
    for part in runs.parts(upTo: Self.longest, atLines: isInCode) { add(part, as: kind) }
  }

  private mutating func add(_ runs: [Article.Run], as kind: Kind) {
    switch kind {
    case .paragraph: add(.paragraph(runs))
    case .heading(let level): add(.heading(level: level, runs))
    case .code(let language): add(.code(runs.map { $0.removing(.code) }, language: language))
    case .term: add(.term(runs))
    case .summary: add(.summary(runs))
    case .caption: addCaption(runs)
    case .tableCaption: addTableCaption(runs)
    }
  }

  private mutating func addCaption(_ runs: [Article.Run]) {
    let sink = sinks.count - 1
    guard blockCount > figureStart, let last = sinks[sink].blocks.indices.last,
      case .picture(var picture) = sinks[sink].blocks[last].content, picture.caption.isEmpty
    else { return add(.paragraph(runs)) }
    picture.caption = runs
    sinks[sink].blocks[last].content = .picture(picture)
  }

  mutating func add(_ content: Article.Content) {
    guard blockCount < Self.maximumBlocks else {
      isTruncated = true
      return
    }
    blockCount += 1
    let sink = sinks.count - 1
    for name in names { sinks[sink].names.append((name, sinks[sink].blocks.count)) }
    names.removeAll()
    sinks[sink].blocks.append(
      Article.Block(containers: containers, content: content, hasGap: gap > 0))
    gap = 0
    isFresh = false
  }
}

// What blocks stand in.
extension ArticleBuilder {
  /// What follows stands on its own, with so many empty lines above it.
  mutating func part(_ lines: Int) {
    endLeaf()
    if !isFresh { gap = max(gap, lines) }
  }

  mutating func beginPart(gap: Int) -> Effect {
    // What a footnote says stands behind its number, also where that is in an element of its own.
    if footnote == mark { leaf.space() } else { part(gap) }
    return .part(gap: gap)
  }

  mutating func beginFigure() -> Effect {
    defer { figureStart = blockCount }
    return beginPart(gap: 1)
  }

  mutating func beginKind(_ kind: Kind, gap: Int) -> Effect {
    part(gap)
    kinds.append(kind)
    leaf.beginsCode = keepsSpace
    return .kind(gap: gap)
  }

  mutating func beginContainer(_ kind: Article.Container.Kind, gap: Int) -> Effect {
    part(gap)
    guard push(kind) else { return .part(gap: gap) }
    return .container(gap: gap)
  }

  private mutating func push(_ kind: Article.Container.Kind) -> Bool {
    guard containers.count < Self.deepest else { return false }
    nextID += 1
    containers.append(Article.Container(kind: kind, id: nextID))
    return true
  }

  mutating func beginList(isOrdered: Bool, start: Int) -> Effect {
    let gap = lists.isEmpty ? 1 : 0
    part(gap)
    lists.append(ListDraft(index: listKinds.count, next: start))
    listKinds.append(Article.List(isOrdered: isOrdered, level: lists.count - 1))
    return .list(gap: gap)
  }

  mutating func beginEntry(_ value: Int?) -> Effect {
    part(0)
    // An entry without a list is one of a list with bullets.
    if lists.isEmpty { listKinds.append(Article.List(isOrdered: false, level: 0)) }
    let index = lists.last?.index ?? listKinds.count - 1
    var number: Int?
    if let list = lists.indices.last, listKinds[index].isOrdered {
      let own = value ?? lists[list].next
      lists[list].next = own &+ 1
      number = own
      listKinds[index].digits = max(listKinds[index].digits, "\(own)".count)
    }
    guard push(.entry(list: index, number: number)) else { return .part(gap: 0) }
    if let list = lists.indices.last {
      if lists[list].hasEntry {
        // Code is to be told from the entry below it.
        if case .code = lastContent {} else { gap = 0 }
      }
      lists[list].hasEntry = true
    }
    isFresh = true
    return .entry
  }

  private var lastContent: Article.Content? { sinks[sinks.count - 1].blocks.last?.content }

  mutating func end(_ effect: Effect, in style: Article.Style) {
    switch effect {
    case .none: break
    case .part(let gap): part(gap)
    case .kind(let gap): endKind(gap: gap)
    case .container(let gap):
      endContainer()
      part(gap)
    case .list(let gap):
      endLeaf()
      _ = lists.popLast()
      part(gap)
    case .entry: endContainer()
    case .link(let index): endLink(index)
    case .jump(let start): endJump(from: start)
    case .shift(let isRaised, let start): shift(from: start, isRaised: isRaised)
    case .sign(let sign): leaf.append(sign.rawValue, style)
    case .media: endMedia()
    case .table: endTable()
    case .row: endLeaf()
    case .cell: endCell()
    }
  }

  private mutating func endKind(gap: Int) {
    endLeaf()
    _ = kinds.popLast()
    part(gap)
    if case .summary = lastContent {
      // What it sums up follows at once.
      self.gap = 0
      isFresh = true
    }
  }

  private mutating func endContainer() {
    endLeaf()
    _ = containers.popLast()
    isFresh = false
  }

  /// Writes the sign that the other one ends.
  mutating func begin(_ sign: Sign, _ style: Article.Style) -> Effect {
    leaf.append(sign == .quote ? "“" : "(", style)
    return .sign(sign)
  }

  mutating func beginShift(isRaised: Bool) -> Effect { .shift(isRaised: isRaised, start: mark) }

  mutating func addRule() {
    part(1)
    add(.rule)
    part(1)
  }

  /// Writes what stands higher or lower than the line such that x² is not x2.
  private mutating func shift(from start: TextMark, isRaised: Bool) {
    if start.block == blockCount { leaf.shift(from: start.offset, isRaised: isRaised) }
  }
}

// Links.
extension ArticleBuilder {
  mutating func beginLink(_ target: Article.Target) -> Effect {
    guard case .link(let index) = target else { return .jump(start: mark) }
    endLinkText()
    openLinks.append((index, mark, false))
    return .link(index)
  }

  /// The number of a footnote stands higher, also where its author has not said so.
  private mutating func endJump(from start: TextMark) {
    let digits = leaf.text(from: start.offset).utf8
    guard start.block == blockCount, !digits.isEmpty, digits.count <= 3,
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return }
    leaf.shift(from: start.offset, isRaised: true)
    if start.offset == 0 { footnote = mark }
  }

  private mutating func endLink(_ index: Int) {
    endLinkText()
    guard let last = openLinks.lastIndex(where: { $0.index == index }) else { return }
    openLinks.remove(at: last)
    guard !openLinks.isEmpty else { return }
    openLinks[openLinks.count - 1] = (openLinks[openLinks.count - 1].index, mark, false)
  }

  /// Writes the number of the open link behind its words, once.
  private mutating func endLinkText() {
    guard let link = openLinks.last, !link.isNumbered else { return }
    let index = link.index
    let start = link.start.block == blockCount ? link.start.offset : 0
    let words = leaf.text(from: start).trimmed
    guard !words.isEmpty else { return }
    openLinks[openLinks.count - 1].isNumbered = true
    links.use(index, words: words)
    if !links.isAddress(words, of: index) { leaf.appendNumber(index + 1) }
  }

  /// The link that something stands in which is no text.
  mutating func useOpenLink() -> Int? {
    guard let index = openLinks.last?.index else { return nil }
    links.use(index)
    return index
  }
}

extension Article.Run {
  fileprivate func removing(_ style: Article.Style) -> Article.Run {
    var run = self
    run.style.subtract(style)
    return run
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard let start = utf8.firstIndex(where: { !$0.isSpace }),
      let end = utf8.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(self[start...end])
  }
}
