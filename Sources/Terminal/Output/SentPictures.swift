import Cells

/// The pictures in pixels that the terminal has, and those that it is to have.
struct SentPictures {
  private struct Entry {
    let picture: PixelPicture
    let number: UInt8
    var isSent = false
  }

  /// What the last frame shows.
  private var entries: [Entry] = []
  /// What the terminal has, and nothing shows any more.
  private var rest: [UInt8] = []
  private var last = Self.numbers.upperBound

  /// Entries of the palette name a picture to its placeholders; the named colours are none that differ everywhere.
  private static let numbers: ClosedRange<UInt8> = 16...255

  /// Takes what a frame shows.
  mutating func show(_ pictures: [PixelPicture]) {
    guard !pictures.isEmpty || !entries.isEmpty else { return }
    let old = entries
    rest += old.filter { entry in entry.isSent && !pictures.contains { $0 === entry.picture } }
      .map(\.number)
    entries = old.filter { entry in pictures.contains { $0 === entry.picture } }
    for picture in pictures where !entries.contains(where: { $0.picture === picture }) {
      guard GraphicsSequence.canPlace(picture), let number = freeNumber() else { continue }
      entries.append(Entry(picture: picture, number: number))
    }
  }

  /// The terminal may have lost all of them: they are sent again.
  mutating func forget() {
    for index in entries.indices { entries[index].isSent = false }
  }

  /// Appends what deletes and sends pictures.
  ///
  /// - Returns: Whether the terminal has others now.
  mutating func write(into output: inout [UInt8]) -> Bool {
    guard !rest.isEmpty || entries.contains(where: { !$0.isSent }) else { return false }
    for number in rest { output += GraphicsSequence.delete(number) }
    rest = []
    for index in entries.indices where !entries[index].isSent {
      GraphicsSequence.send(entries[index].picture, entries[index].number, into: &output)
      entries[index].isSent = true
    }
    return true
  }

  /// The bytes that delete all that the terminal has.
  var leaveString: [UInt8] {
    (rest + entries.filter(\.isSent).map(\.number)).flatMap(GraphicsSequence.delete)
  }

  /// What stands in a cell for a part of a picture, and its colour; nil where the cell is drawn as it is.
  func placeholder(_ part: PicturePart) -> (scalars: [Unicode.Scalar], color: CellColor)? {
    guard let entry = entries.first(where: { $0.picture === part.picture }) else { return nil }
    return (GraphicsSequence.placeholder(part), .palette(entry.number))
  }

  /// One that no picture has had for the longest time, so that no cell on the screen shows another than its own.
  private mutating func freeNumber() -> UInt8? {
    let used = Set(rest + entries.map(\.number))
    for _ in Self.numbers {
      last = last == Self.numbers.upperBound ? Self.numbers.lowerBound : last + 1
      if !used.contains(last) { return last }
    }
    return nil
  }
}
