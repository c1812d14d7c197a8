import Cells

/// Where typing goes in a line of text, counted in characters, and what keys do to the line there.
final class Caret {
  private(set) var position = 0
  /// The first character that is shown, where the line is longer than its room.
  private(set) var first = 0
  private var count: Int?

  /// Takes over a line that may have been changed elsewhere: a caret at its end stays there.
  func settle(in line: [Character]) {
    let wasAtEnd = count.map { position == $0 } ?? true
    if wasAtEnd || position > line.count { position = line.count }
    count = line.count
  }

  /// Scrolls so that the caret is on one of some columns.
  func scroll(_ widths: [Int], columns: Int) {
    first = min(first, position)
    var used = widths[first..<position].reduce(1, +)
    while used > max(1, columns), first < position {
      used -= widths[first]
      first += 1
    }
    // What was deleted at the end makes room for what is hidden at the start.
    while first > 0, widths[(first - 1)...].reduce(1, +) <= columns { first -= 1 }
  }

  /// Goes to another place.
  func move(to position: Int) { self.position = position }

  /// Puts characters where the caret is.
  func insert(_ characters: [Character], in line: inout [Character]) {
    line.insert(contentsOf: characters, at: min(position, line.count))
    position += characters.count
    count = line.count
  }

  /// Does what a key asks for; returns whether it asks for anything.
  func handle(_ press: KeyPress, in line: inout [Character]) -> Bool {
    guard let edit = Edit(press) else { return false }
    position = min(position, line.count)
    switch edit {
    case .type(let characters): insert(characters, in: &line)
    case .move(let target): position = self.target(target, in: line)
    case .delete(let target):
      let other = self.target(target, in: line)
      line.removeSubrange(min(position, other)..<max(position, other))
      position = min(position, other)
    }
    count = line.count
    return true
  }

  private func target(_ target: Edit.Target, in line: [Character]) -> Int {
    switch target {
    case .back: max(0, position - 1)
    case .forward: min(line.count, position + 1)
    case .start: 0
    case .end: line.count
    case .wordBack:
      line[..<position].lastIndex { $0 != " " }.flatMap { end in
        line[...end].lastIndex(of: " ").map { $0 + 1 }
      } ?? 0
    case .wordForward:
      line[position...].firstIndex { $0 != " " }.flatMap { line[$0...].firstIndex(of: " ") }
        ?? line.count
    }
  }
}

/// What a key does to a line of text.
private enum Edit {
  enum Target {
    case back, forward, start, end, wordBack, wordForward
  }

  case type([Character])
  case move(Target)
  case delete(Target)

  init?(_ press: KeyPress) {
    switch (press.key, press.modifiers.subtracting(.shift)) {
    case (.leftArrow, []), ("b", .control): self = .move(.back)
    case (.rightArrow, []), ("f", .control): self = .move(.forward)
    case (.home, []), ("a", .control): self = .move(.start)
    case (.end, []), ("e", .control): self = .move(.end)
    case (.leftArrow, .option), (.leftArrow, .control), ("b", .option): self = .move(.wordBack)
    case (.rightArrow, .option), (.rightArrow, .control), ("f", .option):
      self = .move(.wordForward)
    case (.delete, []): self = .delete(.back)
    case (.deleteForward, []), ("d", .control): self = .delete(.forward)
    case (.delete, .option), ("w", .control): self = .delete(.wordBack)
    case ("u", .control): self = .delete(.start)
    case ("k", .control): self = .delete(.end)
    case (.tab, _), (.return, _): return nil
    default:
      let characters = Array(press.characters)
      guard !characters.isEmpty else { return nil }
      self = .type(characters)
    }
  }
}
