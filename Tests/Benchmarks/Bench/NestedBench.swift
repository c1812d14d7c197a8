import Cells
import Measuring
import Views

/// Frames of a screen of 60 rows, each of them five views deep, of which one row changes.
final class NestedBench {
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: Size(width: 120, height: 60)) { NestedScreen() }
    screen.draw()
  }

  /// The median of some frames, in microseconds of processor time.
  func frame(frames: Int) -> Double {
    var times = Samples()
    for _ in 0..<frames {
      screen.press("j")
      let cost = screen.draw()
      let total = cost.steps.values.reduce(0, +) + cost.diff + cost.present
      times.add(total * 1e6)
    }
    return times.median
  }
}

private struct NestedScreen: View {
  @State private var marked = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<60) { row in NestedRow(number: row, isMarked: row == marked) }
    }
    .onKeyPress("j") {
      marked = (marked + 1) % 60
      return .handled
    }
  }
}

private struct NestedRow: View {
  let number: Int
  let isMarked: Bool

  var body: some View {
    HStack {
      ZStack {
        HStack(spacing: 0) {
          Text(isMarked ? "▸" : " ").padding(.trailing, 8)
          Text("Row \(number) of sixty").bold(isMarked)
        }
      }
      Spacer()
      Text("five deep").foregroundColor(.secondary)
    }
  }
}
