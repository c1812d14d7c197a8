import TestSupport

/// Right HTML of random elements in one another, and what an article of it must say.
struct RandomArticle {
  /// A word that is seen, and what it stands in.
  struct Word: Equatable {
    var text: String
    /// As in `Article.outline`: the containers, the outermost first, and what the block is.
    var block: String
    /// The names of its styles, in the order of `Article.outline`, and the address of its link.
    var styles: [String]
  }

  private(set) var html = ""
  private(set) var words: [Word] = []
  private var random: SeededGenerator
  private var containers: [String] = []
  private var kind: String?
  private var styles: Set<String> = []
  private var address: String?
  private var count = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    blocks(depth: 0)
  }

  private static let inline: [(tag: String, style: String?)] = [
    ("b", "strong"), ("strong", "strong"), ("em", "emphasis"), ("i", "emphasis"),
    ("cite", "emphasis"),
    ("code", "code"), ("del", "struck"), ("s", "struck"), ("ins", "inserted"), ("u", "inserted"),
    ("mark", "mark"), ("kbd", "keyboard"), ("span", nil), ("font", nil), ("x-y", nil),
    ("span style='FONT-WEIGHT : 700'", "strong"), ("span style=font-style:italic", "emphasis"),
  ]
  private static let names = [
    "strong", "emphasis", "code", "struck", "inserted", "mark", "keyboard",
  ]
}

extension RandomArticle {
  private mutating func blocks(depth: Int) {
    for _ in 0...random.below(depth == 0 ? 8 : 3) { block(depth: depth) }
  }

  private mutating func block(depth: Int) {
    gap()
    guard depth < 7 else { return element("p", mayStayOpen: true) { $0.text() } }
    switch random.below(12) {
    case 0, 1: element("p", mayStayOpen: true) { $0.text() }
    case 2: element(random.pick(["div", "section", "article", "main"])) { $0.flow(depth) }
    case 3: element("blockquote") { $0.within("quote") { $0.flow(depth) } }
    case 4: list(depth)
    case 5: descriptions(depth)
    case 6:
      let level = random.number(1...6)
      element("h\(level)") { $0.of("h\(level)") { $0.text() } }
    case 7: element("pre") { $0.of("code") { $0.text() } }
    case 8:
      element("details") {
        $0.within("details") {
          $0.element("summary") { $0.of("summary") { $0.text() } }
          $0.flow(depth)
        }
      }
    case 9: table()
    case 10:
      element("table role=presentation") {
        $0.element("tr", mayStayOpen: true) {
          $0.element("td", mayStayOpen: true) { $0.flow(depth) }
        }
      }
    default: text()
    }
  }

  /// Words, blocks, or both.
  private mutating func flow(_ depth: Int) {
    let form = random.below(3)
    if form != 0 { text() }
    if form != 1 { blocks(depth: depth + 1) }
  }

  private mutating func list(_ depth: Int) {
    let isOrdered = random.below(2) == 0
    let start = random.number(-3...120)
    element(isOrdered ? "ol start=\(start)" : "ul") {
      for number in start...start + $0.random.below(4) {
        $0.gap()
        $0.element("li", mayStayOpen: true) {
          $0.within(isOrdered ? "entry \(number)" : "entry") { $0.flow(depth) }
        }
      }
    }
  }

  private mutating func descriptions(_ depth: Int) {
    element("dl") {
      for _ in 0...$0.random.below(3) {
        $0.element("dt", mayStayOpen: true) { $0.of("term") { $0.text() } }
        $0.element("dd", mayStayOpen: true) { $0.within("description") { $0.flow(depth) } }
      }
    }
  }

  private mutating func table() {
    let columns = random.number(2...4)
    element("table") {
      $0.of("table") {
        for _ in 0...$0.random.below(3) {
          $0.gap()
          $0.element("tr", mayStayOpen: true) {
            for _ in 0..<columns {
              $0.element($0.random.pick(["td", "th"]), mayStayOpen: true) { $0.text() }
            }
          }
        }
      }
    }
  }

  private mutating func text(depth: Int = 0) {
    for _ in 0...random.below(4) {
      if depth < 5, random.below(3) == 0 {
        inline(depth)
      } else {
        word()
      }
      html += random.pick([" ", "\n", "  ", " <!-- x -->", " <wbr>", "\t "])
    }
  }

  private mutating func inline(_ depth: Int) {
    if address == nil, random.below(4) == 0 {
      count += 1
      address = "https://a.org/\(count)"
      element("a href='https://a.org/\(count)'") { $0.text(depth: depth + 1) }
      address = nil
      return
    }
    let (tag, style) = random.pick(Self.inline)
    let outer = styles
    if let style { styles.insert(style) }
    element(tag) { $0.text(depth: depth + 1) }
    styles = outer
  }

  private mutating func word() {
    count += 1
    html += "w\(count)z"
    let styles = styles.subtracting(kind == "code" ? ["code"] : [])
    words.append(
      Word(
        text: "w\(count)z", block: (containers + (kind.map { [$0] } ?? [])).joined(separator: ">"),
        styles: Self.names.filter(styles.contains) + (address.map { [$0] } ?? [])))
  }
}

extension RandomArticle {
  private mutating func gap() { html += random.pick(["", "", "\n", " <!-- y --> "]) }

  private mutating func element(
    _ tag: String, mayStayOpen: Bool = false, _ content: (inout Self) -> Void
  ) {
    html += "<\(tag)>"
    content(&self)
    guard !mayStayOpen || random.below(2) == 0 else { return }
    html += "</\(tag.prefix { $0 != " " })>"
  }

  private mutating func within(_ container: String, _ content: (inout Self) -> Void) {
    containers.append(container)
    content(&self)
    containers.removeLast()
  }

  private mutating func of(_ name: String, _ content: (inout Self) -> Void) {
    let outer = kind
    kind = name
    content(&self)
    kind = outer
  }
}
