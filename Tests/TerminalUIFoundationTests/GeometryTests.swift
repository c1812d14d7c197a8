import TerminalUIFoundation
import Testing

/// Lengths of a design as SwiftUI's code writes them: constants and closures of `CGFloat`, on any actor.
struct GeometryTests {
  @Test func `a constant of a design is taken as its number is`() {
    func lines(@ViewBuilder _ content: () -> some View) -> [String] {
      ControlScreen(20, 10, root: content).draw()
    }
    #expect(lines { Designed() } == lines { Numbered() })
    #expect(lines { Designed() }.first == "  ┌──────────────┐")
  }

  @Test func `a guide of the program is told to those around it`() {
    let screen = ControlScreen(12, 2) {
      VStack(alignment: .leading) {
        Text("日本")
        Text("ab").alignmentGuide(.leading) { (size: ViewDimensions) -> CGFloat in size.width }
          .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) - 32 }
      }
    }
    #expect(screen.draw() == ["日本", "  ab"])
    let middle = ControlScreen(12, 2) {
      VStack(alignment: .third) {
        Text("123456")
        Text("abc")
      }
    }
    #expect(middle.draw() == ["123456", " abc"])
  }

  @Test func `where a view is can be asked for on no actor`() {
    var seen: [CGFloat] = []
    let screen = ControlScreen(12, 3) {
      Text("日").onGeometryChange(for: CGFloat.self, of: top) { seen.append($0) }
        .padding(.top, 16)
        .onGeometryChange(for: CGFloat.self, of: \.safeAreaInsets.top) { seen.append($0) }
    }
    screen.draw()
    #expect(seen.contains(16) && seen.contains(0))
  }

  @Test func `lengths are read as they are written`() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let path: WritableKeyPath<EdgeInsets, CGFloat> = \.trailing
    insets[keyPath: path] += insets.top + insets.leading + insets.bottom
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 10))
    var line = StrokeStyle(lineWidth: .gutter, dash: [.gutter])
    line.lineWidth += 1
    #expect(line.lineWidth == 9 && line.dash == [8])
    #expect(GridItem(.fixed(column), spacing: .gutter).spacing == 8)
  }
}

/// On no actor, as it could be in SwiftUI.
nonisolated private func top(_ view: GeometryProxy) -> CGFloat { view.frame(in: .global).minY }

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in size: ViewDimensions) -> CGFloat {
      max(size[HorizontalAlignment.leading], size.width / 3)
    }
  }
  fileprivate static let third = HorizontalAlignment(Third.self)
}

/// Of several variables in one expression each is converted.
private let column: CGFloat = 8

extension CGFloat {
  fileprivate static let gutter: CGFloat = 8
  fileprivate static let row: CGFloat = 16
}

private struct Designed: View {
  var isWide = true

  var body: some View {
    VStack(alignment: .leading, spacing: .row) {
      HStack(spacing: .gutter) {
        Text("日").padding(.horizontal, .gutter).padding(isWide ? 0 : .gutter)
        Spacer(minLength: .gutter)
        Text("b").padding(column - 8).offset(x: column).font(.system(size: column)).kerning(column)
      }
      Grid(horizontalSpacing: .gutter, verticalSpacing: .row) { Text("c") }
    }
    .padding(EdgeInsets(top: 0, leading: column, bottom: column * 2, trailing: 0))
    .frame(width: .gutter * 14, alignment: .leading)
    .border(Color.red, width: 1)
    .padding(.leading, .row)
    .shadow(color: .black, radius: column, y: column)
    .cornerRadius(0 as CGFloat)
  }
}

private struct Numbered: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 8) {
        Text("日").padding(.horizontal, 8)
        Spacer(minLength: 8)
        Text("b").offset(x: 8)
      }
      Grid(horizontalSpacing: 8, verticalSpacing: 16) { Text("c") }
    }
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 0))
    .frame(width: 8 * 14, alignment: .leading)
    .border(.red)
    .padding(.leading, 16)
  }
}
