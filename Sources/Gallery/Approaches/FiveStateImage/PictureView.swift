import TerminalUI

/// A picture in half blocks: a cell is two pixels, the upper one in its colour, the lower one behind it.
struct PictureView: View {
  let picture: Picture

  /// Neighbours that look the same, which are drawn as one text.
  private struct Run: Identifiable {
    let id: Int
    let upper: Color
    let lower: Color
    var length = 1
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<picture.height / 2) { row in
        HStack(spacing: 0) {
          ForEach(runs(picture.rows[2 * row], picture.rows[2 * row + 1])) { run in
            Text(String(repeating: "▀", count: run.length))
              .foregroundStyle(run.upper)
              .background(run.lower)
          }
        }
      }
    }
    .fixedSize()
    .accessibilityLabel(picture.title)
  }

  private func runs(_ upper: [Color], _ lower: [Color]) -> [Run] {
    var runs: [Run] = []
    for (x, colors) in zip(upper, lower).enumerated() {
      if let last = runs.last, (last.upper, last.lower) == colors {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(id: x, upper: colors.0, lower: colors.1))
      }
    }
    return runs
  }
}
