import TerminalUIFoundation
import Testing

/// Containers that a program lays out by code, and sizes in the types of Foundation.
struct LayoutProtocolTests {
  @Test func `a layout of the program places its views`() {
    let tags = ["aaa", "日本", "ccc"]
    func lines(_ width: Int, _ height: Int) -> [String] {
      ControlScreen(width, height) {
        WrappingLayout { ForEach(tags, id: \.self) { Text($0) } }
      }
      .draw()
    }
    #expect(lines(10, 3) == ["aaa 日本", "ccc", ""])
    #expect(lines(12, 2) == ["aaa 日本 ccc", ""])
    #expect(lines(4, 3) == ["aaa", "日本", "ccc"])
    #expect(lines(4, 1) == ["aaa"])
  }

  @Test func `a view below a layout begins where its last line ends`() {
    let screen = ControlScreen(8, 4) {
      WrappingLayout(spacing: 16) { ForEach(1..<4) { Text("日\($0)") } }
      Text("below")
    }
    #expect(screen.draw() == ["日1  日2", "日3", "below", ""])
  }

  @Test func `a view lies with a part of it at a point, and has values for the layout`() {
    let screen = ControlScreen(6, 2) {
      CornerLayout {
        Text("a")
        Text("b").layoutValue(key: CornerLayout.Gap.self, value: 16)
      }
    }
    #expect(screen.draw() == ["", "   b a"])
    #expect(ControlScreen(6, 2) { CornerLayout {} }.draw() == ["", ""])
  }

  @Test func `what a layout has measured is there when it places`() {
    let screen = ControlScreen(6, 2) {
      KeptLayout {
        Text("a")
        Text("日")
        Text("c")
      }
      Text("below")
    }
    #expect(screen.draw() == ["a日c", "below"])
    #expect(ControlScreen(6, 1) { KeptLayout {} }.draw() == [""])
  }

  @Test func `the size of a room is one of Foundation`() {
    #expect(ControlScreen(10, 2) { MeasuredText() }.draw() == ["80x32", ""])
  }

  @Test func `a text of attributes has its words`() {
    let text = AttributedString("日本 ") + AttributedString("bold")
    #expect(ControlScreen(12, 1) { Text(text) }.draw() == ["日本 bold"])
    #expect(ControlScreen(12, 1) { Text(AttributedString()) }.draw() == [""])
  }

  @Test func `a link of a text with attributes is opened`() {
    final class Opened {
      var addresses: [String] = []
    }
    let opened = Opened()
    var link = AttributedString("日本")
    link.link = URL(string: "https://example.org/a")
    let text = AttributedString("see ") + link + AttributedString(" now")
    let screen = ControlScreen(20, 1) {
      Text(text).environment(
        \.openURL,
        OpenURLAction { (address: String) in
          opened.addresses.append(address)
          return .handled
        })
    }
    #expect(screen.draw() == ["see 日本 now"])
    screen.press(.return)
    screen.click(1, 0)
    #expect(opened.addresses == ["https://example.org/a"])
  }

  @Test func `a tab is chosen by a case that is named by a dot`() {
    enum Part: Hashable { case home, search }
    struct Tabs: View {
      @State var part = Part.search
      var body: some View {
        TabView(selection: $part) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }.badge(2)
          if part != .home {
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("日本") }
          }
        }
      }
    }
    #expect(ControlScreen(30, 4) { Tabs() }.draw().contains { $0.contains("日本") })
  }

  @Test func `views that name one key share its value`() {
    struct Shared: View {
      @SceneStorage("LayoutProtocolTests.shared") var count = 1
      @SceneStorage("LayoutProtocolTests.name") var name: String?
      var body: some View {
        Button("\(count) \(name ?? "-")") { (count, name) = (count + 1, "日本") }
      }
    }
    let screen = ControlScreen(20, 2) {
      Shared()
      Shared()
    }
    #expect(screen.draw().allSatisfy { $0.contains("1 -") })
    screen.press(.return)
    #expect(screen.draw().allSatisfy { $0.contains("2 日本") })
  }
}

/// Views beside one another, whose frames are worked out once and then only read.
private struct KeptLayout: Layout {
  struct Cache {
    var frames: [CGRect] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.frames = []
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      cache.frames.append(CGRect(x: size.width, y: 0, width: own.width, height: own.height))
      size = CGSize(width: size.width + own.width, height: max(size.height, own.height))
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}
