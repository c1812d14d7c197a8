import Essentials

/// The text of a web page, for posts of which a feed has only the start.
public enum PageText {
  /// The part of a page that is its article, as HTML: without its headline, menus, comments and what else surrounds it.
  ///
  /// The time grows with the length of the page. Relative links start at its address, or at `<base>`.
  public static func content(
    of page: [UInt8], charset: String?, address: URL
  ) throws(PageTextError) -> PostContent {
    if let refusal = FileKind.refusal(of: page) { throw .notPage(kind: refusal.summary) }
    let text = page.withUnsafeBytes { source in
      let text = SourceText(source, charset: charset)
      return withExtendedLifetime(text) { Array(text.bytes) }
    }
    guard text.withUnsafeBufferPointer(HTMLText.hasTags) else {
      if FileKind.isBinary(page) { throw .notPage(kind: FeedError.binary.summary) }
      if text.allSatisfy(\.isSpace) { throw .empty }
      return PostContent(String(decoding: text, as: UTF8.self), form: .plain, base: address)
    }
    let outline = PageOutline(text)
    guard let html = outline.article else { throw .cause(in: text) }
    let base = outline.base.flatMap { SafeLink.link($0, base: address) }.flatMap { URL(string: $0) }
    return PostContent(html, form: .html, base: base ?? address)
  }
}

/// Why a page has no text to read.
public struct PageTextError: LocalizedError, Equatable, Sendable {
  private let cause: String
  public var errorDescription: String? { cause }
  public static let empty = Self(cause: "The page is empty")
  public static let needsJavaScript = Self(cause: "The page has no text without JavaScript")
  public static let asksFirst = Self(cause: "The page asks for a sign-in, consent or a captcha")
  public static let noArticle = Self(cause: "No article was found on the page")
  public static func notPage(kind: String) -> Self { Self(cause: "The link leads to \(kind)") }

  /// The cause for which a page has no article, as far as it tells.
  fileprivate static func cause(in page: [UInt8]) -> Self {
    let text = String(decoding: page.prefix(1 << 18), as: UTF8.self).lowercased()
    let asks = ["log in to", "sign in to", "use cookies", "not a robot", "checking your browser"]
    if asks.contains(where: text.contains) { return .asksFirst }
    return text.contains("<script") ? .needsJavaScript : .noArticle
  }
}

/// The elements of a page in the order of their start tags, so that what is in one follows it, with the text in each.
private struct PageOutline {
  /// How a page marks its article, the best first.
  enum Claim: Int { case schema, name, article, main, none }

  struct Node {
    var tag = HTMLTag.html, parent = -1
    /// Its bytes with its tags, where its start tag ends, and the index behind the last element in it.
    var range = 0..<0, inside = 0, next = 0
    /// The nearest element that is no part of a line: the text counts for it.
    var block = 0
    var claim = Claim.none
    var isCut = false, isLink = false
    /// Cut unless it holds most of the page, as a name may tell of something else.
    var isSuspect = false
    /// Letters directly in it, in links directly in it, and in all.
    var own = 0, ownLinked = 0, all = 0
    /// Without what is cut: letters, those of links, and those of blocks that are long enough to be prose.
    var sum = SIMD3(0, 0, 0)
    var prose: Int { sum.z }
    var isInline: Bool { tag != .other && !HTMLTag.special.contains(tag) }
  }

  let bytes: [UInt8]
  private(set) var base: String?
  private var nodes = [Node()]
  private var open = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = HTMLTokenizer(bytes)
      while let token = tokens.next() {
        switch token {
        case .text(let range, _): count(tokens[range])
        case .start(let tag): start(tag, tokens)
        case .end(let tag): end(tag, at: tokens.at)
        }
      }
    }
    close(to: 0, at: bytes.count)
    measure()
  }

  /// Counts letters, not words: one of Chinese or Japanese stands for three, as it has three bytes.
  private mutating func count(_ text: UnsafeBufferPointer<UInt8>) {
    guard let last = open.last, !nodes[last].isCut else { return }
    let letters = text.count { $0 > 0x20 }
    nodes[last].all += letters
    nodes[nodes[last].block].own += letters
    if nodes[last].isLink { nodes[nodes[last].block].ownLinked += letters }
  }

  private mutating func start(_ tag: HTMLTag, _ tokens: HTMLTokenizer) {
    let place = tokens.name.lowerBound - 1
    // Few pages close their paragraphs, and many no entries of lists: the next one does.
    if HTMLTag.closesParagraph.contains(tag) {
      close(tag == .li ? .li : .p, before: [.ul, .ol, .table], at: place)
    }
    if tag == .base, base == nil { base = tokens.text(of: "href") }
    let isVoid = HTMLTag.void.contains(tag) || tag == .other && tokens.isSelfClosing
    // Bounds the memory, and the time of each look at what is open.
    guard !isVoid, open.count < 256, nodes.count < 200_000, let parent = open.last else { return }
    let outer = nodes[parent]
    var node = Node(tag: tag, parent: parent, range: place..<place, inside: tokens.at)
    node.block = node.isInline ? outer.block : nodes.count
    node.isCut = outer.isCut || Self.neverRead.contains(tag)
    node.isLink = outer.isLink || tag == .a && tokens.value(of: "href") != nil
    // Classes in code are colors.
    if ![.pre, .code].contains(outer.tag) { read(tag, tokens, into: &node) }
    open.append(nodes.count)
    nodes.append(node)
  }

  private mutating func end(_ tag: HTMLTag, at place: Int) {
    // A stray end of an inline element ends no block, and one in a cell no table.
    close(tag, before: Node(tag: tag).isInline ? HTMLTag.special : [.table], at: place)
  }

  private mutating func close(_ tag: HTMLTag, before barrier: HTMLTag.Set, at place: Int) {
    let index = open.lastIndex { nodes[$0].tag == tag || barrier.contains(nodes[$0].tag) }
    if let index, index > 0, nodes[open[index]].tag == tag { close(to: index, at: place) }
  }

  private mutating func close(to count: Int, at place: Int) {
    while open.count > count {
      let node = open.removeLast()
      nodes[node].range = nodes[node].range.lowerBound..<place
      nodes[node].next = nodes.count
      if let parent = open.last { nodes[parent].all += nodes[node].all }
    }
  }

  static let neverRead: HTMLTag.Set = [.head, .script, .style, .noscript, .svg, .button, .nav]
  /// What stands in a text, and does not hold one.
  static let parts = HTMLTag.headings.union([.p, .li, .ul, .ol, .blockquote, .figcaption])

  private func read(_ tag: HTMLTag, _ tokens: HTMLTokenizer, into node: inout Node) {
    node.isSuspect =
      [.aside, .footer, .form, .dialog].contains(tag) || tokens.value(of: "hidden") != nil
      || tokens.text(of: "style")?.contains(/display: ?none|visibility: ?hidden/) == true
      || tag == .header && !open.contains { [.article, .main].contains(nodes[$0].tag) }
    let properties = tokens.text(of: "itemprop")?.split(separator: " ") ?? []
    if properties.contains("articleBody") || properties.contains("text") { node.claim = .schema }
    if tag == .article { node.claim = .article }
    if tag == .main || tokens.text(of: "role") == "main" { node.claim = .main }
    // The id of a heading or a section is made of its title.
    let id = tag == .div ? tokens.value(of: "id") : nil
    let name = tag == .other ? tokens.name : nil
    let lists = [tokens.value(of: "class"), tokens.value(of: "role"), id, name].compactMap(\.self)
    for name in lists.flatMap({ bytes[$0].split(whereSeparator: \.isSpace) }) {
      read(name, into: &node)
    }
  }

  /// Reads a name by its words, so that the many spellings of sites need no list: `related-posts`, `relatedPosts`.
  private func read(_ name: ArraySlice<UInt8>, into node: inout Node) {
    guard ![.html, .body, .main, .article].contains(node.tag) else { return }
    let spaced: [UInt8] = name.flatMap { $0 == $0.lowercased ? [$0] : [0x20, $0.lowercased] }
    let words = spaced.split { !$0.isLetter }.map { String(decoding: $0, as: UTF8.self) }
    // `has-sidebar` and `tag-comment` tell of something else.
    guard let first = words.first, !["has", "no", "tag", "category"].contains(first) else { return }
    if !Self.foreign.isDisjoint(with: words) { node.isSuspect = true }
    guard node.claim == .none, !Self.parts.contains(node.tag) else { return }
    if Self.textNames.contains(where: words.joined().hasSuffix) { node.claim = .name }
  }

  private static let foreign = Set(
    """
    ad ads advert advertisement aside author authors avatar banner bio breadcrumb breadcrumbs byline catlinks comment \
    comments complementary consent contentinfo cookie cookies copyright date dialog discussion disqus editsection follow \
    footer gdpr hatnote likes login masthead menu meta modal nav navbar navbox navigation newsletter noprint pagination \
    popular popup postprofile printfooter profile promo rating reactions recommended related relatedposts remark remarks \
    replies reply respond reviews search share sharedaddy sharing sidebar signature signup skip social sponsored subscribe \
    subscription tablist tags toc toolbar trending votes widget
    """.split(separator: " ").map(String.init))

  private static let textNames = """
    articlebody articlecontent articletext bodycontent entrycontent markdownbody newsbody postbody postcontent postmessage
    """.split(separator: " ")

  /// Cuts what is foreign, and adds up what is left.
  private mutating func measure() {
    for index in nodes.indices.dropFirst() {
      let isForeign = nodes[index].isSuspect && nodes[index].all * 4 < nodes[0].all * 3
      nodes[index].isCut = nodes[index].isCut || isForeign || nodes[nodes[index].parent].isCut
    }
    for index in nodes.indices.reversed().dropLast() where !nodes[index].isCut {
      var node = nodes[index]
      let isProse = node.own >= 40 && node.ownLinked * 2 < node.own
      node.sum &+= [node.own, node.ownLinked, isProse ? node.own - node.ownLinked : 0]
      let isMenu = node.sum.y * 10 > node.sum.x * 6 && node.prose * 4 < node.sum.x
      node.isCut = isMenu && [.ul, .ol, .dl, .div, .section, .table].contains(node.tag)
      nodes[index] = node
      if !node.isCut { nodes[node.parent].sum &+= node.sum }
    }
  }

  /// The elements that hold the article: what the page says, unless far more text stands elsewhere.
  private var roots: [Int] {
    let densest = innermost(0, percent: 50)
    let found = nodes.indices.filter {
      nodes[$0].prose * (nodes[$0].claim == .article ? 2 : 3) > nodes[densest].prose
    }
    let best = found.min { nodes[$0].claim.rawValue < nodes[$1].claim.rawValue } ?? densest
    let claim = nodes[best].claim
    if claim == .none { return [densest] }
    // An answer belongs to its question, and ads stand between the parts of a text.
    return found.filter {
      let isPart = claim == .schema || claim == .name && nodes[$0].parent == nodes[best].parent
      return $0 == best || isPart && nodes[$0].claim == claim
    }.map { innermost($0, percent: 85) }
  }

  /// The smallest element within one that holds most of its prose; more than half, so that there is only one.
  private func innermost(_ root: Int, percent: Int) -> Int {
    let least = nodes[root].prose * percent
    return (root..<nodes[root].next).last {
      nodes[$0].prose * 100 > least && !Self.parts.contains(nodes[$0].tag)
    } ?? root
  }

  /// The article as HTML; nil where there is none.
  var article: String? {
    var html: [UInt8] = []
    var (letters, position) = (0, 0)
    for root in roots where nodes[root].range.lowerBound >= position {
      position = nodes[root].range.lowerBound
      for node in nodes[root..<nodes[root].next] where node.range.lowerBound >= position {
        let isCut = node.isCut || node.tag == .h1 && letters < 40
        if !isCut { letters += node.own }
        guard isCut || node.isSuspect else { continue }
        html += bytes[position..<node.range.lowerBound]
        // What holds most of the page is to be seen, whatever hides it there.
        if !isCut { html += "<\(node.tag == .form ? .div : node.tag)>".utf8 }
        position = isCut ? node.range.upperBound : node.inside
      }
      html += bytes[position..<nodes[root].range.upperBound]
      position = nodes[root].range.upperBound
    }
    let text = String(decoding: html, as: UTF8.self)
    return letters >= 100 || letters > 0 && text.contains("<img") ? text : nil
  }
}
