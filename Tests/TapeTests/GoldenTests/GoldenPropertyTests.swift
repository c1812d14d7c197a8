import Cells
import Tape
import TestSupport
import Testing

struct GoldenPropertyTests {
  @Test func `a screen is the same as its own golden, and one changed cell is found`() {
    let property = Property(name: "golden", command: FrameStep.random, violation: Self.violation)
    let counterexample = property.counterexample(histories: Soak.count(25, soak: 500), upTo: 60)
    #expect(counterexample == nil, "\(counterexample.map(String.init(describing:)) ?? "")")
  }

  private static func violation(_ steps: [FrameStep]) -> String? {
    let kept = RecordedFrames(steps).shown.last?.buffer ?? CellBuffer(size: .zero)
    if let difference = GoldenDifference(kept: kept.grid, screen: kept) {
      return "differs from itself: \(difference)"
    }
    for y in 0..<kept.size.height {
      let point = Point(x: (y * 7) % kept.size.width, y: y)
      if let wrong = textViolation(kept, point) ?? styleViolation(kept, point) { return wrong }
    }
    return nil
  }

  private static func textViolation(_ kept: CellBuffer, _ point: Point) -> String? {
    var now = kept
    now.put("@", at: point, style: kept[point.x, point.y].style)
    let difference = GoldenDifference(kept: kept.grid, screen: now)
    return isOnly("text", point, difference) ? nil : "text: \(String(describing: difference))"
  }

  private static func styleViolation(_ kept: CellBuffer, _ point: Point) -> String? {
    var now = kept
    now.restyle(Rect(origin: point, size: Size(width: 1, height: 1))) {
      $0.set(.italic, !$0.attributes.contains(.italic))
    }
    // The right half of a wide glyph is drawn as its left half is.
    if kept[point.x, point.y].isRightHalf { return nil }
    let difference = GoldenDifference(kept: kept.grid, screen: now)
    return isOnly("style", point, difference) ? nil : "style: \(String(describing: difference))"
  }

  private static func isOnly(
    _ plane: String, _ point: Point, _ difference: GoldenDifference?
  ) -> Bool {
    guard let difference, difference.rows == [point.y] else { return false }
    let other = plane == "text" ? "style" : "text"
    return difference.description.hasPrefix(
      "  row \(point.y) \(plane == "text" ? "text " : plane)  - ")
      && !difference.description.contains("row \(point.y) \(other) ")
  }
}
