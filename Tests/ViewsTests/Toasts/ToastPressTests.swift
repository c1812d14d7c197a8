import Cells
import StateKit
import Testing

@testable import Views

struct ToastPressTests {
  private let shown = "content  Saved"

  @Test func `a click anywhere on it dismisses it`() {
    for x in 7..<16 {
      let fixture = ToastFixture()
      #expect(fixture.picture == shown)
      #expect(fixture.fixture.mouse(.press, x, 0))
      #expect(fixture.log.take() == ["false"])
      #expect(fixture.picture == "content")
      #expect(fixture.fixture.host.nextDue == nil)
    }
    let fixture = ToastFixture()
    fixture.fixture.draw()
    for x in [6, 16] { #expect(!fixture.fixture.mouse(.press, x, 0)) }
    #expect(!fixture.fixture.mouse(.release, 8, 0))
    #expect(fixture.picture == shown)
  }

  @Test func `a custom action takes the place of that, and it stays until its time is over`() {
    let log = Log()
    let fixture = ToastFixture(onTap: { log.add("tap") })
    fixture.fixture.draw()
    fixture.fixture.mouse(.press, 9, 0)
    fixture.fixture.mouse(.press, 9, 0)
    #expect(log.take() == ["tap", "tap"])
    #expect(fixture.picture(at: 3.9) == shown)
    #expect(fixture.picture(at: 4) == "content")
  }

  @Test func `one that the program goes on asking for can be dismissed`() {
    let fixture = ViewFixture(24, 2) {
      Text("content").toast(isShowing: .constant(true), type: .snackBar("Saved"))
    }
    #expect(fixture.picture == shown)
    fixture.mouse(.press, 9, 0)
    #expect(fixture.picture == "content")
  }

  @Test func `the button closes it with a click, whatever a click does elsewhere`() {
    for x in [19, 20, 21] {
      let log = Log()
      let fixture = ToastFixture(24, 2, .toast("Saved"), onTap: { log.add("tap") })
      #expect(fixture.picture == "c  Saved            ✕")
      fixture.fixture.mouse(.press, x, 0)
      #expect(log.take() == [])
      #expect(fixture.log.take() == ["false"])
      #expect(fixture.picture == "content")
    }
  }

  @Test func `the button closes it with Enter and Space once Tab has reached it`() {
    for key in [KeyEquivalent.return, .space] {
      let log = Log()
      let content = VStack(alignment: .leading) {
        Text("-")
        Button("ok") { log.add("ok") }
      }
      let fixture = ToastFixture(24, 2, .toast("Saved"), over: content, onTap: { log.add("tap") })
      #expect(fixture.picture == "-  Saved            ✕\n▸ ok ◂")
      fixture.fixture.press(key)
      #expect(log.take() == ["ok"])
      fixture.fixture.press(.tab)
      #expect(fixture.picture == "-  Saved           ▸✕◂\n[ ok ]")
      let sign = fixture.fixture.draw()[20, 0].style
      #expect(sign == Style(foreground: .palette(12), background: .palette(15)))
      fixture.fixture.press(key)
      #expect(fixture.picture == "-\n▸ ok ◂")
      #expect(log.take() == [])
      #expect(fixture.log.take() == ["false"])
    }
  }

  @Test func `without a colour the button is reversed while it has the focus`() {
    let options = ToastOptions(
      message: .init(text: "a"), background: .init(color: .clear), internalPadding: .columns)
    let fixture = ToastFixture(24, 1, .toast(options: options)).fixture
    fixture.press(.tab)
    #expect(fixture.draw()[20, 0].style == Style(foreground: .palette(15), attributes: .reverse))
  }

  @Test func `it never takes the focus, even where nothing else can have it`() {
    let log = Log()
    let content = Text("content").onKeyPress("x") { log.handle("x") }
    let fixture = ToastFixture(24, 2, .toast("Saved"), over: content)
    fixture.fixture.press("x", .return, .space)
    #expect(log.take() == ["x"])
    #expect(fixture.picture == "c  Saved            ✕")
    fixture.fixture.press(.tab)
    #expect(fixture.picture == "c  Saved           ▸✕◂")
    fixture.fixture.press("x")
    fixture.fixture.now = .at(4)
    fixture.fixture.draw()
    fixture.fixture.press("x")
    #expect(log.take() == ["x"])
  }

  @Test func `the focus goes back to where it was when it goes`() {
    let content = VStack(alignment: .leading) {
      Text("-")
      ForEach(["a", "b", "c"], id: \.self) { Button($0) {} }
    }
    for closes in [true, false] {
      let fixture = ToastFixture(24, 4, .toast("Saved"), over: content)
      fixture.fixture.press(.tab, .tab, .tab)
      #expect(fixture.picture == "-  Saved           ▸✕◂\n[ a ]\n[ b ]\n[ c ]")
      if closes { fixture.fixture.press(.return) } else { fixture.fixture.now = .at(4) }
      #expect(fixture.picture == "-\n[ a ]\n[ b ]\n▸ c ◂")
    }
  }

  @Test func `a click on it leaves the focus where it is`() {
    let content = VStack(alignment: .leading) {
      Button("beneath it is a wide one") {}
      Button("b") {}
    }
    for x in [4, 20] {
      let fixture = ToastFixture(24, 2, .toast("Saved"), over: content)
      fixture.fixture.press(.tab)
      #expect(fixture.picture == "[  Saved            ✕  ]\n▸ b ◂")
      fixture.fixture.mouse(.press, x, 0)
      #expect(
        fixture.picture == "[ beneath it is a wid… ]\n▸ b ◂")
    }
  }

  @Test func `the button can be used though all around is disabled`() {
    let fixture = ViewFixture(24, 1) {
      Text("content").toast(isShowing: .constant(true), type: .toast("Saved")).disabled(true)
    }
    fixture.press(.tab, .return)
    #expect(fixture.picture == "content")
  }

  @Test func `a focus state around it does not count its button`() {
    struct Screen: View {
      @FocusState var isFocused: Bool
      var body: some View {
        Button(isFocused ? "yes" : "no") {}.padding(.top, 16)
          .toast(isShowing: .constant(true), type: .toast("Saved")).focused($isFocused)
      }
    }
    let fixture = ViewFixture(24, 2) { Screen() }
    #expect(fixture.picture == "   Saved            ✕\n▸ yes ◂")
    fixture.press(.tab)
    #expect(fixture.picture == "   Saved           ▸✕◂\n[ no ]")
  }

  @Test func `Tab does not go to a button that is left out`() {
    let fixture = ToastFixture(7, 2, .toast("Saved"), over: VStack { Button("a") {} })
    #expect(fixture.picture == "Saved")
    fixture.fixture.press(.tab)
    fixture.fixture.press(.return)
    #expect(fixture.log.take() == [])
  }

  @Test func `a custom view keeps its controls and its state`() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let fixture = ToastFixture(9, 2, .custom(AnyView(Counter())))
    fixture.fixture.draw()
    fixture.fixture.mouse(.press, 4, 0)
    fixture.fixture.press(.return)
    #expect(fixture.picture == "co▸ 2 ◂")
    #expect(fixture.isShowing)
    #expect(fixture.picture(at: 4) == "content")
    fixture.isShowing = true
    #expect(fixture.picture == "co[ 0 ]")
  }

  @Test func `the cursor of a field beneath it is hidden`() {
    let log = Condition(false)
    let fixture = ViewFixture(24, 1) {
      Redrawn {
        TextField("name", text: .constant("long enough"))
          .toast(isShowing: log.binding, type: .snackBar("Saved"))
      }
    }
    fixture.press(.end)
    #expect(fixture.host.frame(at: .at(0)).cursor == Point(x: 12, y: 0))
    log.isTrue = true
    #expect(fixture.host.frame(at: .at(0)).cursor == nil)
  }
}
