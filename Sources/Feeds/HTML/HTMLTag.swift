/// The elements that mean something for an article or for how HTML is read; all others are one.
enum HTMLTag: UInt8, CaseIterable {
  case other
  case a, abbr, acronym, bdi, bdo, blink, canvas, data, dfn, map, meter, output, progress, slot,
    time
  case address, applet, area, article, aside, audio, annotation, b, base, big, blockquote, body, br,
    button
  case caption, center, cite, code, col, colgroup, datalist, dd, del, details, dialog, dir, div, dl,
    dt, em, embed
  case fieldset, figcaption, figure, font, footer, form, frame, frameset, h1, h2, h3, h4, h5, h6,
    head, header, hgroup
  case hr, html, i, iframe, image, img, input, ins, kbd, keygen, label, legend, li, link, listing,
    main, mark, marquee
  case math, menu, meta, nav, nobr, noembed, noframes, noscript, object, ol, optgroup, option, p,
    param, picture
  case plaintext, pre, q, rb, rp, rt, rtc, ruby, s, samp, script, search, section, select, small,
    source, span, strike
  case strong, style, sub, summary, sup, svg, table, tbody, td, template, textarea, tfoot, th,
    thead, title, tr, track
  case tt, u, ul, `var`, video, wbr, xmp

  /// The tag of a name in any letters.
  init(_ name: UnsafeBufferPointer<UInt8>) {
    guard name.count <= 10 else {
      self = .other
      return
    }
    let key = Self.key(name)
    self = Self.slots[Self.slot(of: key, in: Self.slots)]?.tag ?? .other
  }

  /// Ten letters and digits, six bits each: no two names that are told apart have one key.
  private static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { key, byte in
      let code: UInt64 =
        switch byte {
        case 0x61...0x7A: UInt64(byte - 0x60)
        case 0x41...0x5A: UInt64(byte - 0x40)
        case 0x30...0x39: UInt64(byte - 0x30 + 27)
        default: 63
        }
      return key << 6 | code
    }
  }

  /// A number for a name in any letters, to tell those apart that are one tag here.
  static func number(of name: some Sequence<UInt8>) -> Int {
    name.reduce(5381) { $0 &* 33 &+ Int($1.lowercased) }
  }

  /// The tags by their keys: each is asked for its tag, which a dictionary of the library takes too long for.
  private static let slots: [(key: UInt64, tag: HTMLTag)?] = allCases.dropFirst().reduce(
    into: Array(repeating: nil, count: 512)
  ) { slots, tag in
    let key = key("\(tag)".utf8)
    slots[slot(of: key, in: slots)] = (key, tag)
  }

  /// Where a key is, or an empty slot.
  private static func slot(of key: UInt64, in slots: [(key: UInt64, tag: HTMLTag)?]) -> Int {
    var index = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 55)
    while let known = slots[index], known.key != key { index = (index + 1) % slots.count }
    return index
  }
}

/// Sets of tags, by the names that the standard of HTML gives them.
extension HTMLTag {
  /// The set of a few tags, as bits.
  struct Set: ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var top: UInt64 = 0

    init(arrayLiteral tags: HTMLTag...) {
      for tag in tags { insert(tag) }
    }

    @inline(__always)
    func contains(_ tag: HTMLTag) -> Bool {
      let bit = UInt64(1) << (tag.rawValue & 63)
      return (tag.rawValue < 64 ? low : tag.rawValue < 128 ? high : top) & bit != 0
    }

    func union(_ other: Set) -> Set {
      var result = self
      result.low |= other.low
      result.high |= other.high
      result.top |= other.top
      return result
    }

    private mutating func insert(_ tag: HTMLTag) {
      let bit = UInt64(1) << (tag.rawValue & 63)
      if tag.rawValue < 64 {
        low |= bit
      } else if tag.rawValue < 128 {
        high |= bit
      } else {
        top |= bit
      }
    }
  }

  static let headings: Set = [.h1, .h2, .h3, .h4, .h5, .h6]

  static let formatting: Set = [
    .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u,
  ]

  /// What has no content.
  static let void: Set = [
    .area, .base, .br, .col, .embed, .frame, .hr, .image, .img, .input, .keygen, .link, .meta,
    .param, .source, .track,
    .wbr,
  ]

  /// What ends an open paragraph.
  static let closesParagraph = headings.union([
    .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
    .figcaption,
    .figure, .footer, .form, .header, .hgroup, .hr, .listing, .main, .menu, .nav, .ol, .p, .pre,
    .search, .section,
    .summary, .table, .ul, .xmp, .plaintext, .li, .dd, .dt,
  ])

  /// What its own end tag ends together with all that is open in it.
  static let blocks: Set = [
    .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div, .dl,
    .fieldset,
    .figcaption, .figure, .footer, .form, .header, .hgroup, .listing, .main, .menu, .nav, .ol, .pre,
    .search, .section,
    .select, .summary, .ul,
  ]

  /// What an end tag ends without a word.
  static let implied: Set = [.dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc]

  static let scope: Set = [
    .applet, .caption, .html, .table, .td, .th, .marquee, .object, .template,
  ]
  static let buttonScope = scope.union([.button])
  static let listScope = scope.union([.ol, .ul])
  static let tableScope: Set = [.html, .table, .template]

  static let rows: Set = [.tbody, .thead, .tfoot]
  static let cells: Set = [.td, .th]
  static let tableParts: Set = [.table, .tbody, .thead, .tfoot, .tr]
  /// What may stand in a part of a table.
  static let inTable: Set = [.caption, .tbody, .thead, .tfoot, .tr, .td, .th]

  static let anyTablePart = inTable.union([.table])

  /// What ends SVG and MathML, as it cannot stand in them.
  static let endsForeign = headings.union([
    .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .head, .hr,
    .i, .img, .li,
    .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small, .span, .strong, .strike, .sub,
    .sup, .table, .tt,
    .u, .ul, .var,
  ])

  /// The numbers of the names of what stands in SVG or MathML and holds HTML.
  static let htmlInForeign: Swift.Set<Int> = Swift.Set(
    ["foreignobject", "desc", "title", "mi", "mo", "mn", "ms", "mtext"].map {
      number(of: $0.utf8)
    })

  static let special = headings.union([
    .address, .applet, .area, .article, .aside, .base, .blockquote, .body, .br, .button, .caption,
    .center, .col,
    .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed, .fieldset, .figcaption, .figure,
    .footer, .form, .frame,
    .frameset, .head, .header, .hgroup, .hr, .html, .iframe, .img, .input, .keygen, .li, .link,
    .listing, .main,
    .marquee, .menu, .meta, .nav, .noembed, .noframes, .noscript, .object, .ol, .p, .param,
    .plaintext, .pre, .script,
    .search, .section, .select, .source, .style, .summary, .table, .tbody, .td, .template,
    .textarea, .tfoot, .th,
    .thead, .title, .tr, .track, .ul, .wbr, .xmp,
  ])

  /// What is nothing to read: scripts, forms, and what a browser shows in other ways.
  static let hidden: Set = [
    .annotation, .button, .datalist, .form, .input, .keygen, .noembed, .noframes, .option, .rp,
    .script,
    .select, .style, .svg, .template, .textarea, .title,
  ]

  /// What holds text that is no HTML, up to its end tag.
  static let raw: Set = [.iframe, .noembed, .noframes, .script, .style, .textarea, .title, .xmp]

  /// What hides all that it holds, and so holds nothing where a slash ends its start tag.
  static let closesItself = raw.union(hidden).union([.audio, .math, .video])
}
