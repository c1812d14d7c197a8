import Cells
import Testing

@testable import Views

struct ButtonStyleTests {
  private struct Starred: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(configuration.role == .destructive ? "!" : "*")
        configuration.label
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test func `a plain button is its label, and shows the focus`() {
    let fixture = ViewFixture(9, 2) {
      Button("日本") {}
      Button("a") {}
    }
    #expect(fixture.picture == "▸ 日本 ◂\n[ a ]")
    let plain = ViewFixture(9, 2) {
      Group {
        Button("日本") {}
        Button("a") {}
      }.buttonStyle(.plain)
    }
    #expect(plain.picture == "日本\na")
    #expect(plain.draw()[0, 0].style == Style(attributes: .reverse))
    #expect(plain.draw()[0, 1].style == .plain)
  }

  @Test func `every style of the library shows focus and can be pressed`() {
    let log = Log()
    let views: [(AnyView, String)] = [
      (AnyView(Button("a") { log.add("a") }.buttonStyle(.automatic)), "▸ a ◂"),
      (AnyView(Button("a") { log.add("a") }.buttonStyle(.bordered)), "▸ a ◂"),
      (AnyView(Button("a") { log.add("a") }.buttonStyle(.borderedProminent)), "▸ a ◂"),
      (AnyView(Button("a") { log.add("a") }.buttonStyle(.borderless)), "a"),
      (AnyView(Button("a") { log.add("a") }.buttonStyle(PlainButtonStyle())), "a"),
      (AnyView(Button("a") { log.add("a") }.buttonStyle(Starred())), "*a"),
    ]
    for (view, drawn) in views {
      let fixture = ViewFixture(9, 1) { view }
      #expect(fixture.picture == drawn)
      #expect(fixture.draw()[0, 0].style.attributes.contains(.reverse))
      fixture.press(.return)
      fixture.mouse(.press, 0, 0)
      #expect(log.take() == ["a", "a"])
    }
  }

  private struct TwiceTapped: PrimitiveButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    let twice: () -> Void
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "*" : "-")
        configuration.label
      }
      .onTapGesture(count: 2, perform: twice)
      .onTapGesture(count: 1, perform: configuration.trigger)
    }
  }

  private struct Added: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("+")
        Button(configuration)
      }
    }
  }

  @Test func `a style may say itself how a button is pressed`() {
    let log = Log()
    let fixture = ViewFixture(9, 2) {
      Group {
        Button("日本") { log.add("once") }
        Button("b") { log.add("disabled") }.disabled(true)
      }
      .buttonStyle(TwiceTapped { log.add("twice") })
    }
    #expect(fixture.picture == "*日本\n-b")
    fixture.press(.return)
    fixture.mouse(.press, 1, 0)
    fixture.mouse(.press, 1, 1)
    #expect(log.take() == ["once", "once"])
    #expect(picture(2, 1) { Button("日本") {}.buttonStyle(Added()) } == "+▸")
  }

  @Test func `a style may add to a button, which keeps its keys`() {
    let log = Log()
    let fixture = ViewFixture(9, 2) {
      Group {
        Button("日本") { log.add("a") }
        Button("b") { log.add("b") }.keyboardShortcut("k", modifiers: [])
      }
      .buttonStyle(Added())
    }
    #expect(fixture.picture == "+▸ 日本 ◂\n+[ b ]")
    fixture.press(.return)
    fixture.press("k")
    fixture.mouse(.press, 2, 1)
    #expect(log.take() == ["a", "b", "b"])
  }

  @Test func `a style may draw with one of the library's`() {
    struct Main: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
      }
    }
    struct Bare: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        PlainButtonStyle().makeBody(configuration: configuration)
      }
    }
    func drawn(_ style: some PrimitiveButtonStyle) -> CellBuffer {
      ViewFixture(9, 2) {
        Text("x").focusable()
        Button("日本") {}.buttonStyle(style)
      }
      .draw()
    }
    #expect(drawn(Main()).lines == drawn(.borderedProminent).lines)
    #expect(drawn(Main())[2, 1].style == drawn(.borderedProminent)[2, 1].style)
    #expect(drawn(Bare()).lines[1] == "日本")
  }

  @Test func `the ends of a high button stand at its middle`() {
    let button = Button {
    } label: {
      Text("a").padding(.vertical)
    }
    #expect(picture(9, 3) { button } == "\n▸ a ◂")
  }

  @Test func `a custom style draws the label and knows the role`() {
    let fixture = ViewFixture(9, 2) {
      Group {
        Button("日本") {}
        Button("b", role: .destructive) {}
      }.buttonStyle(Starred())
    }
    #expect(fixture.picture == "*日本\n!b")
    #expect(picture(1, 1) { Button("abc") {}.buttonStyle(Starred()) } == "*")
    #expect(picture(0, 0) { Button("abc") {}.buttonStyle(Starred()) } == "")
  }

  @Test func `a disabled button is dim in every style`() {
    let fixture = ViewFixture(9, 2) {
      Button("a") {}.buttonStyle(.plain).disabled(true)
      Button("b") {}.buttonStyle(Starred()).disabled(true)
    }
    #expect(fixture.draw()[0, 0].style.attributes == .dim)
    #expect(fixture.draw()[1, 1].style.attributes == .dim)
  }

  @Test func `a label does not take over the direction of the stack around it`() {
    #expect(
      picture(15, 2) {
        VStack {
          Button {
          } label: {
            Text("a")
            Divider()
            Text("b")
          }
          Text("c")
        }
      } == "▸ a │ b ◂\n    c")
    #expect(picture(9, 2) { HStack { Text("x").overlay { Divider() } } } == "─")
  }
}
