import Cells

/// What a row of a list is known by from one frame to the next.
struct RowKey {
  /// Where the view stands that the row comes from; nil where only the id counts.
  let place: StateNode?
  let id: AnyHashable?

  /// Whether a row that is there may be the one that is looked for.
  func isMet(by row: RowKey) -> Bool {
    id == row.id && (place == nil || place === row.place)
  }
}

/// The rows of a list by their number, headers and footers among them. A number is found in few steps,
/// however many rows there are.
struct RowTable {
  let count: Int
  private let parts: [RowList.Part]
  private let starts: [Int]

  init(_ rows: RowList) {
    parts = rows.parts
    var starts: [Int] = []
    var count = 0
    for part in parts {
      starts.append(count)
      count += part.count
    }
    self.starts = starts
    self.count = count
  }

  /// Whether there are rows that can be taken out.
  var hasDeletes: Bool { parts.contains { $0.delete != nil } }

  /// The part that a row is in, and its number there.
  subscript(index: Int) -> (part: RowList.Part, row: Int) {
    let number = number(ofPartWith: index)
    return (parts[number], index - starts[number])
  }

  func key(at index: Int) -> RowKey {
    let (part, row) = self[index]
    return RowKey(place: part.place, id: part.id(row))
  }

  /// What a row is known by to a selection; nil for one that cannot be selected.
  func selectableID(at index: Int) -> AnyHashable? {
    let (part, row) = self[index]
    return part.id(row).flatMap { part.isSelectable(row) ? $0 : nil }
  }

  func role(at index: Int) -> RowList.Part.Role { parts[number(ofPartWith: index)].role }

  /// Whether another section begins after a row.
  func endsSection(at index: Int) -> Bool {
    guard index + 1 < count else { return false }
    let number = number(ofPartWith: index)
    let next = number + 1
    guard parts.indices.contains(next), starts[next] == index + 1 else { return false }
    return parts[number].section !== parts[next].section
  }

  /// The section that a row is in.
  func section(at index: Int) -> StateNode? { parts[number(ofPartWith: index)].section }

  /// The header of a section whose rows are not there.
  func closedHeader(of section: StateNode) -> Int? {
    parts.firstIndex { $0.isOpen == false && $0.section === section }.map { starts[$0] }
  }

  /// Whether a row is the header that opens and closes the section of another one.
  func isHeader(_ header: Int, of index: Int) -> Bool {
    guard header < count else { return false }
    let part = self[header].part
    return part.isOpen != nil && part.section === section(at: index)
  }

  /// Finds a row again, first near its last index. One whose view has gone may have come back
  /// in another part.
  func index(of key: RowKey, near hint: Int) -> Int? {
    for (part, start) in zip(parts, starts) where part.place === key.place {
      if let id = key.id {
        if let row = part.find(id, hint - start) { return start + row }
      } else if part.count == 1 {
        return start
      }
    }
    guard let id = key.id else { return nil }
    for (part, start) in zip(parts, starts) where part.role == .row && part.place !== key.place {
      if let row = part.find(id, hint - start) { return start + row }
    }
    return nil
  }

  /// The row that something scrolls to by an id: that of its element, or one that its view was given.
  func index(scrollingTo id: AnyHashable, near hint: Int) -> Int? {
    for (part, start) in zip(parts, starts) {
      if let row = part.find(id, hint - start) { return start + row }
    }
    for (part, start) in zip(parts, starts) {
      if let row = (0..<part.count).first(where: { part.places($0).contains(id) }) {
        return start + row
      }
    }
    return nil
  }

  /// The row that is nearest to a number, that is no header and no footer: beyond it if there is one.
  func nearestRow(to index: Int, forward: Bool = true) -> Int? {
    guard count > 0 else { return nil }
    let index = max(0, min(index, count - 1))
    return row(from: index, forward: forward) ?? row(from: index, forward: !forward)
  }

  /// The row of a number from 1, headers and footers not counted; the last one where there are fewer.
  func row(numbered number: Int) -> Int? {
    var rest = number
    var last: Int?
    for (part, start) in zip(parts, starts) where part.role == .row {
      if rest <= part.count { return start + rest - 1 }
      rest -= part.count
      last = start + part.count - 1
    }
    return last
  }

  /// A row with the headers right before it and the footers right after it.
  func surroundings(of index: Int) -> Range<Int> {
    var range = index..<index + 1
    while range.lowerBound > 0, role(at: range.lowerBound - 1) == .header {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < count, role(at: range.upperBound) == .footer {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }
}

extension RowTable {
  private func row(from index: Int, forward: Bool) -> Int? {
    var number = number(ofPartWith: index)
    if parts[number].role == .row { return index }
    repeat {
      number += forward ? 1 : -1
    } while parts.indices.contains(number)
      && parts[number].role != .row
    guard parts.indices.contains(number) else { return nil }
    return forward ? starts[number] : starts[number] + parts[number].count - 1
  }

  private func number(ofPartWith index: Int) -> Int {
    max(0, starts.partitionIndex { $0 > index } - 1)
  }
}
