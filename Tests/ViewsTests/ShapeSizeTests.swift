import Cells
import Testing

@testable import Views

/// Shapes of every small size.
struct ShapeSizeTests {
  private static let forms: [(String, AnyShape)] = [
    ("circle", AnyShape(Circle())), ("ellipse", AnyShape(Ellipse())),
    ("capsule", AnyShape(Capsule())), ("rectangle", AnyShape(Rectangle())),
    ("rounded", AnyShape(RoundedRectangle(cornerRadius: 8))),
    ("very round", AnyShape(RoundedRectangle(cornerRadius: 500))),
    ("negative", AnyShape(RoundedRectangle(cornerRadius: -3))),
    ("no number", AnyShape(RoundedRectangle(cornerRadius: .nan))),
  ]

  /// The cells of a view in a frame of a size, with an empty cell on each side of it.
  private func drawn(_ view: some View, _ width: Int, _ height: Int) -> CellBuffer {
    ViewFixture(width + 2, height + 2) {
      view.frame(width: Double(width) * 8, height: Double(height) * 16)
        .padding(.leading, 8).padding(.top, 16)
    }.draw()
  }

  /// How much of a cell is covered by a glyph, where a mirror would not change it.
  private func weight(_ text: String) -> Int {
    switch text {
    case "", " ": 0
    case "█": 4
    case "▀", "▄", "▌", "▐", "▞", "▚": 2
    case "▘", "▝", "▖", "▗": 1
    case "▛", "▜", "▙", "▟": 3
    default: 9
    }
  }

  /// Without the empty rows and columns around.
  private func cropped(_ weights: [[Int]]) -> [[Int]] {
    let rows = weights.indices.filter { weights[$0].contains { $0 > 0 } }
    let columns = (weights.first ?? []).indices.filter { x in weights.contains { $0[x] > 0 } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return [] }
    return weights[top...bottom].map { Array($0[left...right]) }
  }

  @Test(arguments: 0...7)
  func `a shape stays in its frame and looks the same in a mirror`(number: Int) {
    let (name, form) = Self.forms[number]
    for width in 0...12 {
      for height in 0...6 {
        for screen in [
          drawn(form.fill(.primary), width, height), drawn(form.stroke(.primary), width, height),
        ] {
          var weights: [[Int]] = []
          for y in 0..<height + 2 {
            weights.append((0..<width + 2).map { weight(screen.text(of: screen[$0, y])) })
          }
          let edges = weights[0] + weights[height + 1] + weights.flatMap { [$0[0], $0[width + 1]] }
          #expect(edges.allSatisfy { $0 == 0 }, "\(name) \(width)×\(height)")
          // A circle lies in the middle of its frame; an odd cell is left beside it, and the only sign of
          // a small form stands in one of the two middle cells.
          let signs = weights.joined().filter { $0 > 0 }.count
          weights = cropped(weights)
          if signs > 1 {
            #expect(weights == weights.map { $0.reversed() }, "\(name) \(width)×\(height)")
            #expect(weights == weights.reversed(), "\(name) \(width)×\(height)")
          } else if width > 0, height > 0 {
            #expect(signs == 1, "\(name) \(width)×\(height)")
          }
        }
      }
    }
  }

  @Test func `what hides, fades or redacts a view leaves all others where they are`() {
    func column(_ change: (AnyView) -> AnyView) -> [Int] {
      measured(20, 9) {
        HStack {
          Text("before")
          change(
            AnyView(
              VStack {
                Text("日本語 text that wraps")
                Button("go") {}
                Divider()
                Spacer(minLength: 16)
              }.layoutPriority(1)))
          Text("after").fixedSize()
        }.fixedSize(horizontal: false, vertical: true)
      }
    }
    let plain = column { $0 }
    #expect(column { AnyView($0.hidden()) } == plain)
    #expect(column { AnyView($0.opacity(0)) } == plain)
    #expect(column { AnyView($0.opacity(0.3)) } == plain)
    #expect(column { AnyView($0.redacted(reason: .placeholder)) } == plain)
    #expect(column { AnyView($0.disabled(true)) } == plain)
    #expect(column { AnyView($0.offset(x: 80)) } == plain)
    #expect(column { AnyView($0.background(.red).clipped()) } == plain)
  }
}
