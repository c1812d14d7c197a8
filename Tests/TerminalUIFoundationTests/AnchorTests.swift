import TerminalUIFoundation
import Testing

/// Views that say where they are, and what is drawn there.
struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Middle: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test func `a frame is drawn around a view by its anchor`() {
    let screen = ControlScreen(12, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        HStack(spacing: 0) {
          Text("bc")
          Text("日本").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
      }
      .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Text("\(Int(rect.minX)) \(Int(rect.width))").fixedSize()
              .offset(x: rect.minX, y: rect.maxY)
          }
        }
      }
      .padding(.leading, 8)
    }
    #expect(screen.draw() == [" a", " bc日本", "   16 32", ""])
  }

  @Test func `an anchor is the same while its view stays where it is`() {
    var heard: [Int] = []
    let screen = ControlScreen(12, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        Text("日本").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .onPreferenceChange(Bounds.self) { heard.append($0.count) }
    }
    let count = heard.count
    screen.press("x")
    #expect(heard.last == 1 && heard.count == count)
  }

  @Test func `points of a view are counted from the corner of the one that asks`() {
    func screen(_ width: Int, _ height: Int) -> [String] {
      ControlScreen(width, height) {
        GeometryReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Text("日")
            Text("ab").anchorPreference(key: Middle.self, value: .bottomTrailing) { $0 }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .overlayPreferenceValue(Middle.self, alignment: .topTrailing) { anchor in
            if let anchor { Text("\(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
          }
        }
      }.draw()
    }
    #expect(screen(12, 4) == ["日     16 32", "ab", "", ""])
    #expect(screen(0, 0).isEmpty)
  }
}
