import Cells
import Testing

@testable import Views

/// Transitions as code, modifiers that are joined, and gestures that may be absent.
struct TransitionTests {
  @Test func `a view is drawn as its transition draws what has come`() {
    #expect(picture(9, 1) { Text("a").transition(Framed()) } == "<a 0.0>")
    #expect(
      picture(9, 1) { Text("a").transition(Framed().combined(with: .opacity).animation(.default)) }
        == "<a 0.0>")
    #expect(
      picture(9, 1) {
        Text("a").transition(AsymmetricTransition(insertion: Framed(), removal: .slide))
      } == "<a 0.0>")
    let gone = AsymmetricTransition(insertion: .slide, removal: Framed())
    #expect(picture(9, 1) { Text("a").transition(gone) } == "a")
    #expect(picture(9, 1) { gone.apply(content: Text("a"), phase: .didDisappear) } == "<a 1.0>")
    #expect(TransitionPhase.willAppear.value == -1 && Framed.properties.hasMotion)
    let named = Text("日").transition(.slide).transition(.blurReplace(.downUp))
      .transition(.symbolEffect(.automatic)).transition(.move(edge: .top).combined(with: .opacity))
      .transition(MoveTransition(edge: .top)).transition(AnyTransition(.push(from: .leading)))
    #expect(picture(9, 1) { named } == "日")
  }

  @Test func `a row of a list is still one with a transition, with its tag`() {
    let fixture = ViewFixture(20, 3) {
      List(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text($0).tag($0).transition(Framed()) }
      }
    }
    #expect(fixture.picture == "  <a 0.0>\n▌ <b 0.0>")
  }

  @Test func `two modifiers are one, and one may follow the environment`() {
    #expect(picture(9, 1) { Text("a").modifier(Signed("1").concat(Signed("2"))) } == "2 1 a")
    #expect(
      picture(9, 1) { Text("a").modifier(Signed("1").animation(.default).transaction { _ in }) }
        == "1 a")
    #expect(picture(9, 1) { Text("a").modifier(Ability()) } == "on a")
    #expect(picture(9, 1) { Text("a").modifier(Ability()).disabled(true) } == "off a")
  }

  @Test func `a gesture may be absent, and then takes nothing`() {
    let log = Log()
    func fixture(_ isOn: Bool) -> ViewFixture {
      ViewFixture(9, 1) {
        Text("a").gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
      }
    }
    let on = fixture(true)
    on.mouse(.press, 0, 0)
    on.mouse(.release, 0, 0)
    #expect(on.press(.return) && log.take() == ["tap", "tap"])
    let off = fixture(false)
    #expect(!off.mouse(.press, 0, 0) && !off.press(.return) && log.take() == [])
  }
}

private struct Framed: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    HStack(spacing: 0) {
      Text("<")
      content
      Text(" \(phase.value)>")
    }
  }
}

private struct Signed: ViewModifier {
  let sign: String
  init(_ sign: String) { self.sign = sign }

  func body(content: Content) -> some View {
    HStack {
      Text(sign)
      content
    }
  }
}

private struct Ability: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Signed {
    Signed(environment.isEnabled ? "on" : "off")
  }
}
