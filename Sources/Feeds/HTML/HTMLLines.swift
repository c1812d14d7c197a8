/// Lines in the making, as bytes of UTF-8.
///
/// White space and line breaks are only counted, and written when something visible follows: so none stands twice,
/// and none at an end.
struct HTMLLines {
  /// What stands before each line of a block.
  enum Inset {
    case quote
    case indent

    fileprivate var text: String { self == .quote ? "> " : "  " }
  }

  private(set) var bytes: [UInt8] = []
  private var insets: [Inset] = []
  /// How many insets what comes next shares with the line above it.
  private var shared = 0
  private var breaks = 0
  private var hasSpace = false
  private var joints = 0
  private var marker: (text: String, depth: Int)?
  /// Whether an item or a cell has begun in which nothing stands yet: then blocks part nothing.
  private var isFresh = false

  /// Deeper nesting is not shown, so that no line is mostly inset.
  private static let deepest = 12

  /// What follows stands on a new line, or, where two breaks are asked for, after an empty one.
  mutating func part(_ count: Int) {
    if !isFresh { breaks = max(min(breaks, 2), count) }
    hasSpace = false
  }

  /// One more line break, of at most so many in a row.
  mutating func breakLine(upTo limit: Int = 2) {
    if !isFresh { breaks = min(breaks + 1, limit) }
    hasSpace = false
  }

  /// Begins an item of a list; `follows` where the list has text already.
  mutating func beginItem(_ text: String, follows: Bool) {
    breaks = follows ? 1 : max(breaks, 1)
    marker = (text, insets.count)
    isFresh = true
    push(.indent)
  }

  mutating func endItem() {
    pop()
    if marker?.depth == insets.count { marker = nil }
    isFresh = false
  }

  /// Begins a cell; `follows` where its row has text already.
  mutating func beginCell(isFirst: Bool, follows: Bool) {
    if !isFirst { joints += 1 }
    if follows { breaks = 0 }
    hasSpace = false
    isFresh = true
  }

  mutating func endCell() { isFresh = false }

  mutating func endRow(hasText: Bool) {
    if hasText { breaks = 1 }
    joints = 0
    isFresh = false
  }

  mutating func push(_ inset: Inset) { insets.append(inset) }

  mutating func pop() {
    insets.removeLast()
    shared = min(shared, insets.count)
  }

  mutating func space() { hasSpace = true }

  /// Writes pending white space, and returns where the next text begins.
  mutating func begin() -> Int {
    isFresh = false
    if breaks > 0 || bytes.isEmpty {
      beginLine()
      for _ in 0..<joints { append("| ") }
    } else {
      for _ in 0..<joints { append(" |") }
      if hasSpace || joints > 0 { append(" ") }
    }
    joints = 0
    hasSpace = false
    return bytes.count
  }

  /// Writes at once, without pending white space.
  mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) { bytes.append(contentsOf: text) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func insert(_ text: String, at index: Int) {
    bytes.insert(contentsOf: text.utf8, at: index)
  }

  /// What stands from an index on.
  func text(from index: Int) -> String { String(decoding: bytes[index...], as: UTF8.self) }

  mutating func replace(from index: Int, with text: String) {
    bytes.replaceSubrange(index..., with: text.utf8)
  }
}

extension HTMLLines {
  private mutating func beginLine() {
    if !bytes.isEmpty {
      trimLine()
      for _ in 1..<max(breaks, 1) {
        bytes.append(0x0A)
        for inset in insets.prefix(min(shared, Self.deepest)) { append(inset.text) }
        trimLine()
      }
      bytes.append(0x0A)
    }
    for (depth, inset) in insets.prefix(Self.deepest).enumerated() {
      append(depth == marker?.depth ? marker?.text ?? "" : inset.text)
    }
    if let marker, marker.depth >= Self.deepest { append(marker.text) }
    marker = nil
    breaks = 0
    shared = insets.count
  }

  private mutating func trimLine() {
    while bytes.last == 0x20 { bytes.removeLast() }
  }
}
