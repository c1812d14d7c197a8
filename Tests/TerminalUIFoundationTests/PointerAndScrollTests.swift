import TerminalUIFoundation
import Testing

/// Places and lengths that views are told in points.
struct PointerAndScrollTests {
  @Test func `a click says where it was`() {
    var places: [CGPoint] = []
    let screen = ControlScreen(20, 4) {
      Text("日本語日本語")
        .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
        .padding(.leading, 16)
      Text("abcdef")
        .gesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
    }
    screen.click(5, 0)
    screen.click(2, 1)
    #expect(places == [CGPoint(x: 24, y: 0), CGPoint(x: 16, y: 16)])
  }

  @Test func `the pointer is known from a press until it is let go`() {
    var phases: [HoverPhase] = []
    let screen = ControlScreen(20, 4) {
      Text("abcdef").onContinuousHover { phases.append($0) }
    }
    screen.click(3, 0)
    #expect(phases == [.active(CGPoint(x: 24, y: 0)), .ended])
  }

  @Test func `how far a view is scrolled is told in points, and what it does`() {
    var offsets: [CGFloat] = []
    var phases: [ScrollPhase] = []
    let screen = ControlScreen(10, 3) {
      ScrollView {
        ForEach(0..<9) { Text("r\($0)") }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, offset in
        offsets.append(offset)
      }
      .onScrollPhaseChange { _, phase in phases.append(phase) }
    }
    screen.press("j", "j", "G")
    #expect(offsets == [0, 16, 32, 96])
    #expect(phases == [.interacting, .idle, .interacting, .idle, .interacting, .idle])
    #expect(screen.draw()[2].hasPrefix("r8"))
  }

  @Test func `forms of newer and older code draw what is in them`() {
    struct Detent: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
    }
    let screen = ControlScreen(20, 4) {
      AsyncImage(url: nil) { $0.image }
      Text("a")
        .animation(.spring(Spring(duration: 0.5, bounce: 0.3)), value: 1)
        .sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : nil }
        .sensoryFeedback(.success, trigger: 1) { old, new in old < new }
        .contentTransition(.symbolEffect(.replace.downUp))
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 8, y: 0)))
        .luminanceToAlpha()
        .toolbar { ToolbarSpacer(.fixed) }
        .toolbar(removing: .sidebarToggle)
        .presentationDetents([.custom(Detent.self)])
        .safeAreaBar(edge: .bottom) { Text("bar") }
    }
    #expect(screen.draw().joined().contains(" a") && screen.draw().joined().contains("bar"))
  }
}
