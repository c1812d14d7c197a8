/// A stretch of one row that differs between two frames; it never starts or ends inside a wide glyph.
public struct CellRun: Equatable, Sendable {
  /// The row, from 0 at the top.
  public let y: Int
  /// The columns to draw, in cells; a few equal ones between two changes may be among them.
  public let columns: Range<Int>
}

/// What must be drawn to turn one frame into the next.
public struct CellDiff: Equatable, Sendable {
  /// The stretches to draw, top to bottom and left to right.
  public let runs: [CellRun]

  /// The differing runs, top to bottom and left to right. Another size, or no frame before, means all of it.
  public init(from old: CellBuffer?, to new: CellBuffer) {
    guard let old, old.size == new.size else {
      runs = (0..<new.size.height).map { CellRun(y: $0, columns: 0..<new.size.width) }
      return
    }
    var runs: [CellRun] = []
    // With the same tables, cells look the same where they are equal; the usual case.
    let hasSameTables =
      old.clusters == new.clusters && old.links == new.links && old.pictures == new.pictures
    guard hasSameTables else {
      for y in 0..<new.size.height {
        Self.appendRuns(of: y, in: new, into: &runs) { !Self.isSame($0, y, old, new) }
      }
      self.runs = runs
      return
    }
    old.withCellBits { before in
      new.withCellBits { after in
        for y in 0..<new.size.height {
          let start = y * new.size.width
          guard Self.differs(before, after, start..<start + new.size.width) else { continue }
          Self.appendRuns(of: y, in: new, into: &runs) {
            let difference = before[start + $0] ^ after[start + $0]
            return difference.x | difference.y != 0
          }
        }
      }
    }
    self.runs = runs
  }

  /// Whether the frames look the same, so that nothing needs to be written.
  public var isEmpty: Bool { runs.isEmpty }

  /// Equal cells between two changes that are cheaper to draw again than to jump over.
  private static let joiningGap = 4

  /// Whether some cells differ: without a branch, several are compared at once.
  private static func differs(
    _ before: UnsafeBufferPointer<CellBuffer.CellBits>,
    _ after: UnsafeBufferPointer<CellBuffer.CellBits>, _ cells: Range<Int>
  ) -> Bool {
    var difference = CellBuffer.CellBits.zero
    for index in cells { difference |= before[index] ^ after[index] }
    return difference != .zero
  }

  @inline(__always)
  private static func appendRuns(
    of y: Int, in new: CellBuffer, into runs: inout [CellRun], where differs: (Int) -> Bool
  ) {
    var x = 0
    while x < new.size.width {
      guard differs(x) else {
        x += 1
        continue
      }
      let start = x
      var end = x + 1
      x = end
      while x < new.size.width, x - end <= joiningGap {
        if differs(x) { end = x + 1 }
        x += 1
      }
      runs.append(CellRun(y: y, columns: widened(start..<end, y, new)))
    }
  }

  private static func isSame(_ x: Int, _ y: Int, _ old: CellBuffer, _ new: CellBuffer) -> Bool {
    let before = old[x, y]
    let after = new[x, y]
    guard before.style == after.style, before.width == after.width else { return false }
    if before.link | after.link != 0 {
      guard old.link(of: before) == new.link(of: after),
        old.picturePart(x, y) == new.picturePart(x, y)
      else { return false }
    }
    guard before.isCluster, after.isCluster else { return before.glyph == after.glyph }
    return old.text(of: before) == new.text(of: after)
  }

  private static func widened(_ run: Range<Int>, _ y: Int, _ new: CellBuffer) -> Range<Int> {
    let start =
      run.lowerBound > 0 && new[run.lowerBound, y].isRightHalf ? run.lowerBound - 1 : run.lowerBound
    let end =
      run.upperBound < new.size.width && new[run.upperBound, y].isRightHalf
      ? run.upperBound + 1 : run.upperBound
    return start..<end
  }
}
