import TerminalUIFoundation
import Testing

/// Shapes that are made of others, and what counts as the inside of them.
struct ShapeFormTests {
  private func lines(_ content: some View) -> [String] {
    ControlScreen(6, 3) { content.frame(width: 48, height: 48) }.draw()
  }

  @Test func `a shape is moved, scaled, turned and given a size`() {
    #expect(lines(Rectangle().offset(x: 16, y: 16).fill()) == ["", "  ████", "  ████"])
    #expect(lines(Rectangle().scale(x: 1 / 3.0, y: 1 / 3.0).fill()) == ["", "  ██", ""])
    #expect(lines(Rectangle().scale(0.5, anchor: .topLeading).fill()) == ["███", "▀▀▀", ""])
    #expect(lines(Rectangle().size(width: 16, height: 32).fill()) == ["██", "██", ""])
    let upper = Rectangle().size(width: 48, height: 16)
    #expect(lines(upper.rotation(.degrees(180)).fill()) == ["", "", "██████"])
    let shift = CGAffineTransform(translationX: 0, y: 32)
    #expect(lines(upper.transform(shift).fill()) == ["", "", "██████"])
    #expect(lines(upper.union(Rectangle().offset(y: 32)).fill()) == ["██████", "", "██████"])
  }

  @Test func `what lines run around is filled, or what an odd number of edges lies around`() {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 48, height: 48))
      path.addRect(CGRect(x: 16, y: 16, width: 16, height: 16))
    }
    #expect(lines(ring.fill()) == ["██████", "██████", "██████"])
    #expect(lines(ring.fill(style: FillStyle(eoFill: true))) == ["██████", "██  ██", "██████"])
    let text = VStack { ForEach(0..<3) { _ in Text("日日日") } }
    #expect(
      lines(text.clipShape(ring, style: FillStyle(eoFill: true))) == ["日日日", "日  日", "日日日"])
    let middle = CGPoint(x: 24, y: 24)
    #expect(ring.contains(middle) && !ring.contains(middle, eoFill: true))
  }

  @Test func `a line in no style of its own is filled with one`() {
    let renderer = CellRenderer(width: 3, height: 3) {
      Rectangle().stroke(lineWidth: 1).fill(.red).frame(width: 24, height: 48)
    }
    #expect(renderer.text.hasPrefix("┌─┐\n│ │\n└─┘"))
  }

  @Test func `paths know where they are`() {
    var path = Path(CGRect(x: 8, y: 16, width: 32, height: 16))
    #expect(path.boundingRect == CGRect(x: 8, y: 16, width: 32, height: 16))
    #expect(path.currentPoint == CGPoint(x: 8, y: 16) && Path().currentPoint == nil)
    #expect(Path().boundingRect == .null)
    #expect(path.description.hasPrefix("8.0 16.0 m 40.0 16.0 l"))
    let moved = path.applying(CGAffineTransform(translationX: 8, y: 0))
    #expect(moved.boundingRect.minX == 16 && moved == path.offsetBy(dx: 8, dy: 0))
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(path.boundingRect.minX == 0)
    let line = Path { $0.addLines([.zero, CGPoint(x: 32, y: 0)]) }
      .strokedPath(StrokeStyle(lineWidth: 8))
    #expect(line.boundingRect == CGRect(x: 0, y: -4, width: 32, height: 8))
    #expect(line.contains(CGPoint(x: 16, y: 3)))
  }

  @Test func `corners and arcs are round`() throws {
    let rounded = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 48, height: 48), cornerRadius: 16)
    #expect(!rounded.contains(CGPoint(x: 2, y: 2)) && rounded.contains(CGPoint(x: 6, y: 6)))
    let radii = RectangleCornerRadii(topLeading: 16)
    let uneven = UnevenRoundedRectangle(cornerRadii: radii)
    #expect(uneven.cornerRadii == radii)
    let path = uneven.path(in: CGRect(x: 0, y: 0, width: 48, height: 48))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 46, y: 2)))
    let arc = Path {
      $0.addRelativeArc(center: .zero, radius: 8, startAngle: .zero, delta: .degrees(90))
    }
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x) < 0.01 && abs(end.y - 8) < 0.01)
    let turn = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 32, y: 0), tangent2End: CGPoint(x: 32, y: 32), radius: 8)
    }
    let last = try #require(turn.currentPoint)
    #expect(abs(last.x - 32) < 0.01 && abs(last.y - 8) < 0.01)
    #expect(abs(turn.boundingRect.maxX - 32) < 0.01)
    #expect(RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).cornerSize.width == 8)
  }

  @Test func `shapes of the program stand where a shape is asked for`() {
    #expect(lines(Color.red.clipShape(.half)) == lines(Color.red.clipShape(Half())))
    #expect(lines(Text("日").background(.half, in: .half)) == ["", "  日", ""])
    #expect(Half().trim(from: 0, to: 0.5).leftEdge == 0 && AnyShape(Half()).leftEdge == 0)
    #expect(Half().inset(by: 8).leftEdge == 8 && ContainerRelativeShape().leftEdge == 0)
  }
}

private struct Half: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: amount, y: 0, width: rect.width / 2, height: rect.height))
  }

  func inset(by amount: CGFloat) -> Half { Half(amount: self.amount + amount) }
}

extension Shape where Self == Half {
  fileprivate static var half: Half { Half() }
}

extension ShapeStyle where Self == Color {
  fileprivate static var half: Color { .clear }
}

extension Shape {
  fileprivate var leftEdge: CGFloat {
    path(in: CGRect(x: 0, y: 0, width: 48, height: 48)).boundingRect.minX
  }
}
