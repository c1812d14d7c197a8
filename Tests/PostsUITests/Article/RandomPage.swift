import TestSupport

/// Right HTML of random blocks in one another, and what is to be seen of each.
struct RandomPage {
  /// What a block shows, without white space.
  enum Leaf: Equatable {
    case text(String)
    case code(String)
    /// - Parameter hasHead: Whether the first of the rows names the columns.
    case table(rows: [[String]], hasHead: Bool)
    case rule
  }

  private(set) var html = ""
  private(set) var leaves: [Leaf] = []
  private var random: SeededGenerator
  private var words = 0
  private var links = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    for _ in 0...random.number(5...9) { block(depth: 0) }
  }
}

// Blocks.
extension RandomPage {
  private mutating func block(depth: Int) {
    switch depth < 5 ? random.number(0...13) : 0 {
    case 0, 1: leaf("p")
    case 2: leaf("h\(random.number(1...6))")
    case 3: within("blockquote") { $0.flow(depth) }
    case 4, 5: list(depth)
    case 6: list(depth, isOrdered: true)
    case 7: code()
    case 8, 9: table()
    case 10:
      within("dl") {
        for _ in 0...$0.random.number(0...2) {
          $0.leaf("dt")
          $0.within("dd") { $0.flow(depth) }
        }
      }
    case 11:
      within("details") {
        $0.leaf("summary", sign: "▾")
        $0.flow(depth)
      }
    case 12: deepQuote()
    default:
      html += "<hr>"
      leaves.append(.rule)
    }
  }

  /// Words, blocks, or both.
  private mutating func flow(_ depth: Int) {
    let form = random.number(0...2)
    if form != 0 { leaves.append(.text(text())) }
    if form != 1 { for _ in 0...random.number(0...1) { block(depth: depth + 1) } }
  }

  private mutating func list(_ depth: Int, isOrdered: Bool = false) {
    within(isOrdered ? "ol" : "ul", isOrdered ? " start=\(random.number(-3...120))" : "") {
      for _ in 0...$0.random.number(0...3) { $0.within("li") { $0.flow(depth) } }
    }
  }

  /// More quotes in one another than there is room for on a narrow screen.
  private mutating func deepQuote() {
    let depth = random.number(5...12)
    html += String(repeating: "<blockquote>", count: depth)
    leaf("p")
    html += String(repeating: "</blockquote>", count: depth)
  }

  private mutating func code() {
    html += "<pre>"
    var shown = ""
    for line in 0...random.number(0...3) {
      html += (line == 0 ? "" : "\n") + String(repeating: "  ", count: random.number(0...3))
      shown += text()
    }
    html += "</pre>"
    leaves.append(.code(shown))
  }

  private mutating func table() {
    let columns = random.number(2...5)
    let hasHead = random.number(0...1) == 0
    var rows: [[String]] = []
    within("table") { page in
      for row in 0...page.random.number(1...3) {
        page.html += "<tr>"
        rows.append((0..<columns).map { _ in page.cell(row == 0 && hasHead ? "th" : "td") })
        page.html += "</tr>"
      }
    }
    leaves.append(.table(rows: rows, hasHead: hasHead))
  }

  /// A cell begins with a word that fits into any column.
  private mutating func cell(_ tag: String) -> String {
    html += "<\(tag)>"
    defer { html += "</\(tag)>" }
    return word(0) + (random.number(0...2) == 0 ? "" : text())
  }

  private mutating func leaf(_ tag: String, sign: String = "") {
    html += "<\(tag)>"
    leaves.append(.text(sign + text()))
    html += "</\(tag)>"
  }

  private mutating func within(
    _ tag: String, _ attributes: String = "", _ content: (inout Self) -> Void
  ) {
    html += "<\(tag)\(attributes)>"
    content(&self)
    html += "</\(tag)>"
  }
}

// Words.
extension RandomPage {
  private mutating func text() -> String {
    (0...random.number(0...12)).map { _ in
      html += " "
      return inline()
    }.joined()
  }

  private mutating func inline() -> String {
    switch random.number(0...9) {
    case 0:
      links += 1
      let link = links
      html += "<a href='https://a.org/\(link)'>"
      let words = word() + word()
      html += "</a>"
      return words + "[\(link)]"
    case 1:
      let tag = ["b", "em", "mark", "del"][random.number(0...3)]
      html += "<\(tag)>"
      defer { html += "</\(tag)>" }
      return word()
    default: return word()
    }
  }

  /// Writes a word that no other one is a part of.
  private mutating func word(_ kind: Int? = nil) -> String {
    words += 1
    let start = "w\(words)z"
    let word =
      switch kind ?? random.number(0...11) {
      case 9: start + String(repeating: "abcdefghi-", count: random.number(2...14))
      case 10: start + String(repeating: "端末の幅は、", count: random.number(1...7)) + "。"
      case 11: start + "Cafe\u{301}👩‍👩‍👧‍👦🇩🇪"
      default: start
      }
    html += word + " "
    return word
  }
}
