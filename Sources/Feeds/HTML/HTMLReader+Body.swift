// What tags mean outside tables.
extension HTMLReader {
  mutating func start(_ tag: HTMLTag) {
    if open.last?.tag == .template {
      // What stands in one is never shown, and it ends only there where it says so.
      if tag == .template, open.count < Self.maximumDepth { push(tag) }
      return
    }
    if open.last?.isForeign == true, startInForeign(tag) { return }
    if [.html, .head, .body, .frameset].contains(tag) || startInTable(tag) { return }
    if HTMLTag.closesParagraph.contains(tag) {
      closeBefore(block: tag)
    } else {
      // A list of choices ends one that is open, and is none then.
      if tag == .select, has(.select, in: HTMLTag.scope) {
        return endBlock([.select], in: HTMLTag.scope)
      }
      closeBefore(inline: tag)
      if !HTMLTag.hidden.contains(tag) { reconstruct() }
    }
    guard !HTMLTag.void.contains(tag) else { return single(tag) }
    guard open.count < Self.maximumDepth else { return }
    push(tag)
    if tokens.isSelfClosing, HTMLTag.closesItself.contains(tag) { return pop() }
    if tag == .object || tag == .marquee || tag == .applet { addMarker() }
  }

  /// Ends what a block cannot stand in.
  private mutating func closeBefore(block tag: HTMLTag) {
    if tag == .li || tag == .dd || tag == .dt { closeEntry(tag) }
    closeParagraph()
    if HTMLTag.headings.contains(tag), let last = open.last, HTMLTag.headings.contains(last.tag) {
      pop()
    }
  }

  /// Ends what an element within a line cannot stand in.
  private mutating func closeBefore(inline tag: HTMLTag) {
    switch tag {
    case .a: closeLink()
    case .nobr: if has(.nobr, in: HTMLTag.scope) { endFormatting(.nobr) }
    case .button: endBlock([.button], in: HTMLTag.scope)
    case .input: endBlock([.select], in: HTMLTag.scope)
    case .option: if open.last?.tag == .option { pop() }
    case .rb, .rtc, .rp, .rt:
      guard has(.ruby, in: HTMLTag.scope) else { return }
      popImplied(except: tag == .rp || tag == .rt ? .rtc : nil)
    default: break
    }
  }

  mutating func end(_ tag: HTMLTag) {
    if open.last?.tag == .template {
      if tag == .template { pop() }
      return
    }
    if open.last?.isForeign == true, endInForeign(tag) { return }
    if endInTable(tag) { return }
    switch tag {
    case .p:
      if !isHidden, !has(.p, in: HTMLTag.buttonScope) { builder.part(1) }
      closeParagraph()
    case .br: single(.br)
    case .li: endBlock([.li], in: HTMLTag.listScope, except: .li)
    case .dd, .dt: endBlock([tag], in: HTMLTag.scope, except: tag)
    case _ where HTMLTag.headings.contains(tag): endBlock(HTMLTag.headings, in: HTMLTag.scope)
    case _ where HTMLTag.blocks.contains(tag): endBlock([tag], in: HTMLTag.scope)
    case .object, .marquee, .applet:
      guard has(tag, in: HTMLTag.scope) else { return }
      endBlock([tag], in: HTMLTag.scope)
      clearToMarker()
    case _ where HTMLTag.formatting.contains(tag): endFormatting(tag)
    case .html, .head, .body: break
    default: endOther(tag)
    }
  }

  private mutating func endBlock(
    _ tags: HTMLTag.Set, in scope: HTMLTag.Set, except tag: HTMLTag? = nil
  ) {
    guard index(of: tags, in: scope) != nil else { return }
    popImplied(except: tag)
    if let index = index(of: tags, in: scope) { pop(to: index) }
  }

  /// Ends the entry of a list, or the term, that a new one follows.
  private mutating func closeEntry(_ tag: HTMLTag) {
    let tags: HTMLTag.Set = tag == .li ? [.li] : [.dd, .dt]
    for index in open.indices.reversed() {
      if tags.contains(open[index].tag) { return pop(to: index) }
      let isPassed = [.address, .div, .p].contains(open[index].tag)
      if HTMLTag.special.contains(open[index].tag), !isPassed { return }
    }
  }

  /// There are no links in links.
  private mutating func closeLink() {
    guard let known = active[activeStart...].last(where: { $0?.element.tag == .a }), let known
    else {
      return
    }
    endFormatting(.a)
    if let entry = active[activeStart...].firstIndex(where: { $0?.element.id == known.element.id })
    {
      active.remove(at: entry)
    }
    if let index = open.lastIndex(where: { $0.id == known.element.id }) { remove(at: index) }
  }
}

// SVG and MathML.
extension HTMLReader {
  /// Takes a start tag of SVG or MathML; false where it is one of HTML, which ends them.
  private mutating func startInForeign(_ tag: HTMLTag) -> Bool {
    let isFont = tag == .font && ["color", "face", "size"].contains { tokens.value(of: $0) != nil }
    guard isFont || HTMLTag.endsForeign.contains(tag) else {
      guard !tokens.isSelfClosing, open.count < Self.maximumDepth else { return true }
      let name = nameNumber(tag, isForeign: true)
      var element = makeElement(.other)
      element.name = name
      element.isForeign = !HTMLTag.htmlInForeign.contains(name)
      element.isHidden = open.last?.isHidden == true || tag == .annotation
      push(element)
      return true
    }
    endForeign()
    return false
  }

  /// Takes an end tag of SVG or MathML; false where it may end something around them.
  private mutating func endInForeign(_ tag: HTMLTag) -> Bool {
    if tag == .p || tag == .br {
      endForeign()
      return false
    }
    let name = nameNumber(tag, isForeign: true)
    for index in open.indices.reversed() {
      guard open[index].isForeign else { return false }
      if open[index].name == name {
        pop(to: index)
        return true
      }
    }
    return false
  }

  private mutating func endForeign() {
    while open.last?.isForeign == true { pop() }
  }
}

// What elements say.
extension HTMLReader {
  /// The text of an attribute of the tag that is read.
  func attribute(_ name: StaticString) -> String? { tokens.text(of: name) }

  /// What a link of the same page calls the place of an element.
  private var anchor: String? {
    tokens.attributes.isEmpty ? nil : attribute("id") ?? attribute("name")
  }

  /// Whether a browser would not show an element, or nobody could use it here.
  mutating func isHidden(_ tag: HTMLTag) -> Bool {
    // One that nothing ends would hide all the rest.
    if HTMLTag.hidden.contains(tag) { return tag != .form || tokens.hasFormEnd() }
    guard !tokens.attributes.isEmpty else { return false }
    if tokens.value(of: "hidden") != nil { return true }
    if tag == .td || tag == .span, isLineNumbers { return true }
    return css.contains("display:none") || css.contains("visibility:hidden")
  }

  /// Whether the tag that is read holds the numbers that highlighters write beside lines of code.
  private var isLineNumbers: Bool {
    guard let classes = tokens.value(of: "class") else { return false }
    return Self.lineNumberClasses.contains { name in
      let end = classes.lowerBound + name.utf8CodeUnitCount
      return end <= classes.upperBound && tokens.reads(name, at: classes.lowerBound)
        && (end == classes.upperBound || tokens.bytes[end] == 0x20)
    }
  }

  private static let lineNumberClasses: [StaticString] = [
    "gutter", "rouge-gutter", "lineno", "linenos", "lnt", "ln", "blob-num",
  ]

  /// Tells what begins, and keeps what is to be told at its end.
  mutating func begin(_ element: inout Element) {
    element.ownStyle = style(of: element.tag)
    if element.tag == .a, let href = attribute("href") {
      element.ownTarget = builder.links.target(of: href)
    }
    guard !element.isHidden else { return }
    tell(&element)
    builder.note(name: anchor)
  }

  private mutating func tell(_ element: inout Element) {
    switch element.tag {
    case .a: if let target = element.ownTarget { element.effect = builder.beginLink(target) }
    case .p, .dl, .hgroup: element.effect = builder.beginPart(gap: 1)
    case .figure: element.effect = builder.beginFigure()
    case .h1, .h2, .h3, .h4, .h5, .h6:
      let level = Int(element.tag.rawValue - HTMLTag.h1.rawValue) + 1
      element.effect = builder.beginKind(.heading(level), gap: 1)
    case .dt: element.effect = builder.beginKind(.term, gap: 0)
    case .summary: element.effect = builder.beginKind(.summary, gap: 0)
    case .figcaption: element.effect = builder.beginKind(.caption, gap: 0)
    case .caption: element.effect = builder.beginKind(.tableCaption, gap: 0)
    case .pre, .listing, .xmp, .plaintext:
      element.effect = builder.beginKind(.code(language ?? outerLanguage), gap: 1)
    case .code: if let language { builder.name(language: language) }
    case .blockquote: element.effect = builder.beginContainer(.quote, gap: 1)
    case .details: element.effect = builder.beginContainer(.details, gap: 1)
    case .dd: element.effect = builder.beginContainer(.description, gap: 0)
    case .ul, .menu, .dir: element.effect = builder.beginList(isOrdered: false, start: 1)
    case .ol:
      element.effect = builder.beginList(
        isOrdered: true, start: attribute("start").flatMap { Int($0) } ?? 1)
    case .li: element.effect = builder.beginEntry(attribute("value").flatMap { Int($0) })
    case .table: element.effect = builder.beginTable(isLayout: attribute("role") == "presentation")
    case .tr: element.effect = builder.beginRow()
    case .td, .th: element.effect = builder.beginCell(cell(element.tag))
    case .sup, .sub: element.effect = builder.beginShift(isRaised: element.tag == .sup)
    case .q: element.effect = builder.begin(.quote, element.ownStyle)
    case .rt: element.effect = builder.begin(.reading, element.ownStyle)
    case .video, .audio: element.effect = builder.beginMedia(media(element.tag))
    case .iframe: builder.add(embed: media(.iframe))
    case .applet, .marquee, .noscript, .object, .tbody, .thead, .tfoot: break
    case .dialog, .legend: element.effect = builder.beginPart(gap: 0)
    case .div:
      element.effect = builder.beginPart(gap: 0)
      if let language { codeLanguage = (language, element.id) }
    case _ where HTMLTag.special.contains(element.tag): element.effect = builder.beginPart(gap: 0)
    default: break
    }
    if [.video, .audio, .iframe].contains(element.tag) { element.isHidden = true }
  }

  /// Takes an element that holds nothing.
  private mutating func single(_ tag: HTMLTag) {
    guard !isHidden else {
      if tag == .source { builder.addSource(attribute("src")) }
      return
    }
    if tag == .input, attribute("type")?.lowercased() == "checkbox" {
      builder.append(attribute("checked") == nil ? "[ ] " : "[x] ", open.last?.style ?? [])
    }
    guard !isHidden(tag) else { return }
    switch tag {
    case .br: builder.breakLine()
    case .hr: builder.addRule()
    case .img, .image: builder.add(picture: picture, parent.map { open[$0].style } ?? [])
    case .embed: builder.add(embed: media(.embed))
    default: break
    }
    builder.note(name: anchor)
  }

  private func style(of tag: HTMLTag) -> Article.Style {
    var style: Article.Style =
      switch tag {
      case .b, .strong: .strong
      case .em, .i, .cite, .dfn, .var: .emphasis
      case .code, .samp, .tt: .code
      case .del, .s, .strike: .struck
      case .ins, .u: .inserted
      case .mark: .mark
      case .kbd: .keyboard
      default: []
      }
    guard !css.isEmpty else { return style }
    if ["bold", "600", "700", "800", "900"].contains(where: { css.contains("font-weight:\($0)") }) {
      style.insert(.strong)
    }
    if css.contains("font-weight:normal") || css.contains("font-weight:400") {
      style.remove(.strong)
    }
    if css.contains("font-style:italic") { style.insert(.emphasis) }
    if css.contains("line-through") { style.insert(.struck) }
    return style
  }

  /// The language of code, on one clean line.
  private var language: String? {
    let name = ArticleBuilder.line(writtenLanguage)
    return name.isEmpty ? nil : name
  }

  /// The language of code, as classes say it: `language-swift`, `lang-swift`, `highlight-source-swift`.
  private var writtenLanguage: String? {
    if let named = attribute("data-lang") ?? attribute("data-language") { return named }
    for name in attribute("class")?.split(separator: " ").prefix(20) ?? [] {
      for start in ["language-", "lang-", "highlight-source-"] where name.hasPrefix(start) {
        return String(name.dropFirst(start.count))
      }
    }
    return nil
  }

  /// The language that what closely stands around code says.
  private var outerLanguage: String? {
    codeLanguage.flatMap { said in open.suffix(3).contains { $0.id == said.id } ? said.name : nil }
  }

  private func cell(_ tag: HTMLTag) -> Article.Table.Cell {
    var cell = Article.Table.Cell(runs: [])
    cell.isHeader = tag == .th
    func count(_ name: StaticString) -> Int {
      min(max(attribute(name).flatMap { Int($0) } ?? 1, 1), 100)
    }
    cell.columns = count("colspan")
    cell.rows = count("rowspan")
    let align = (attribute("align") ?? attribute("data-align"))?.lowercased()
    if align == "right" || css.contains("text-align:right") { cell.alignment = .trailing }
    if align == "center" || css.contains("text-align:center") { cell.alignment = .center }
    return cell
  }

  private var picture: ArticleBuilder.PictureDraft {
    ArticleBuilder.PictureDraft(
      address: address, words: attribute("alt"), title: attribute("title"),
      width: side("width"), height: side("height"),
      classes: attribute("class") ?? "", anchor: anchor,
      isFallback: open.contains { $0.tag == .noscript })
  }

  /// A side of a picture in dots: one at most where its style says so, else what its attribute says.
  private func side(_ name: StaticString) -> Int? {
    for rule in css.split(separator: ";") where rule.hasPrefix("\(name):") {
      let value = rule.drop { $0 != ":" }.dropFirst()
      let digits = value.prefix { $0.isASCII && $0.isNumber }
      let unit = value.dropFirst(digits.count)
      if let dots = Int(digits), dots <= 1, unit.isEmpty || unit.hasPrefix("px") { return dots }
    }
    return attribute(name).flatMap(Self.dots)
  }

  /// Where a picture is: pages that load it late say it elsewhere.
  private var address: String? {
    if let late = attribute("data-src") ?? attribute("data-original"), !late.isEmpty { return late }
    let own = attribute("src")
    if let own, !own.isEmpty, !own.hasPrefix("data:") { return own }
    // A comma ends an address only where white space follows.
    let set = attribute("srcset") ?? attribute("data-srcset") ?? ""
    let first = set.split(whereSeparator: \.isWhitespace).lazy.map { $0.split(separator: ",") }
    return first.first { !$0.isEmpty }?.joined(separator: ",") ?? own
  }

  private func media(_ tag: HTMLTag) -> ArticleBuilder.EmbedDraft {
    ArticleBuilder.EmbedDraft(
      kind: tag == .video ? .video : tag == .audio ? .audio : .page,
      address: attribute("src") ?? attribute("data-src"), title: attribute("title"),
      isDot: ![attribute("width"), attribute("height")].contains {
        $0.flatMap(Self.dots) ?? 100 > 1
      })
  }

  private static func dots(_ text: String) -> Int? {
    text.hasSuffix("%") ? nil : Int(text.prefix { $0.isASCII && $0.isNumber })
  }
}
