import Cells
import StateKit
import Testing

@testable import Views

struct ToastPressTests {
  private let shown = "content  Saved"

  @Test func `a click anywhere on it dismisses it`() {
    for x in 7..<16 {
      let stage = ToastStage()
      #expect(stage.picture == shown)
      #expect(stage.stage.mouse(.press, x, 0))
      #expect(stage.log.take() == ["false"])
      #expect(stage.picture == "content")
      #expect(stage.stage.host.nextDue == nil)
    }
    let stage = ToastStage()
    stage.stage.draw()
    for x in [6, 16] { #expect(!stage.stage.mouse(.press, x, 0)) }
    #expect(!stage.stage.mouse(.release, 8, 0))
    #expect(stage.picture == shown)
  }

  @Test func `an action of one's own takes the place of that, and it stays until its time is over`()
  {
    let log = Log()
    let stage = ToastStage(onTap: { log.add("tap") })
    stage.stage.draw()
    stage.stage.mouse(.press, 9, 0)
    stage.stage.mouse(.press, 9, 0)
    #expect(log.take() == ["tap", "tap"])
    #expect(stage.picture(at: 3.9) == shown)
    #expect(stage.picture(at: 4) == "content")
  }

  @Test func `one that the program goes on asking for can be dismissed`() {
    let stage = Stage(24, 2) {
      Text("content").toast(isShowing: .constant(true), type: .snackBar("Saved"))
    }
    #expect(stage.picture == shown)
    stage.mouse(.press, 9, 0)
    #expect(stage.picture == "content")
  }

  @Test func `the button closes it with a click, whatever a click does elsewhere`() {
    for x in [19, 20, 21] {
      let log = Log()
      let stage = ToastStage(24, 2, .toast("Saved"), onTap: { log.add("tap") })
      #expect(stage.picture == "c  Saved            ✕")
      stage.stage.mouse(.press, x, 0)
      #expect(log.take() == [])
      #expect(stage.log.take() == ["false"])
      #expect(stage.picture == "content")
    }
  }

  @Test func `the button closes it with Enter and Space once Tab has reached it`() {
    for key in [KeyEquivalent.return, .space] {
      let log = Log()
      let content = VStack(alignment: .leading) {
        Text("-")
        Button("ok") { log.add("ok") }
      }
      let stage = ToastStage(24, 2, .toast("Saved"), over: content, onTap: { log.add("tap") })
      #expect(stage.picture == "-  Saved            ✕\n▸ ok ◂")
      stage.stage.press(key)
      #expect(log.take() == ["ok"])
      stage.stage.press(.tab)
      #expect(stage.picture == "-  Saved           ▸✕◂\n[ ok ]")
      let sign = stage.stage.draw()[20, 0].style
      #expect(sign == Style(foreground: .palette(12), background: .palette(15)))
      stage.stage.press(key)
      #expect(stage.picture == "-\n▸ ok ◂")
      #expect(log.take() == [])
      #expect(stage.log.take() == ["false"])
    }
  }

  @Test func `without a colour the button is reversed while it has the focus`() {
    let options = ToastOptions(
      message: .init(text: "a"), background: .init(color: .clear), internalPadding: .columns)
    let stage = ToastStage(24, 1, .toast(options: options)).stage
    stage.press(.tab)
    #expect(stage.draw()[20, 0].style == Style(foreground: .palette(15), attributes: .reverse))
  }

  @Test func `it never takes the focus, even where nothing else can have it`() {
    let log = Log()
    let content = Text("content").onKeyPress("x") { log.handle("x") }
    let stage = ToastStage(24, 2, .toast("Saved"), over: content)
    stage.stage.press("x", .return, .space)
    #expect(log.take() == ["x"])
    #expect(stage.picture == "c  Saved            ✕")
    stage.stage.press(.tab)
    #expect(stage.picture == "c  Saved           ▸✕◂")
    stage.stage.press("x")
    stage.stage.now = .at(4)
    stage.stage.draw()
    stage.stage.press("x")
    #expect(log.take() == ["x"])
  }

  @Test func `the focus goes back to where it was when it goes`() {
    let content = VStack(alignment: .leading) {
      Text("-")
      ForEach(["a", "b", "c"], id: \.self) { Button($0) {} }
    }
    for closes in [true, false] {
      let stage = ToastStage(24, 4, .toast("Saved"), over: content)
      stage.stage.press(.tab, .tab, .tab)
      #expect(stage.picture == "-  Saved           ▸✕◂\n[ a ]\n[ b ]\n[ c ]")
      if closes { stage.stage.press(.return) } else { stage.stage.now = .at(4) }
      #expect(stage.picture == "-\n[ a ]\n[ b ]\n▸ c ◂")
    }
  }

  @Test func `a click on it leaves the focus where it is`() {
    let content = VStack(alignment: .leading) {
      Button("beneath it is a wide one") {}
      Button("b") {}
    }
    for x in [4, 20] {
      let stage = ToastStage(24, 2, .toast("Saved"), over: content)
      stage.stage.press(.tab)
      #expect(stage.picture == "[  Saved            ✕  ]\n▸ b ◂")
      stage.stage.mouse(.press, x, 0)
      #expect(
        stage.picture == "[ beneath it is a wid… ]\n▸ b ◂")
    }
  }

  @Test func `the button can be used though all around is disabled`() {
    let stage = Stage(24, 1) {
      Text("content").toast(isShowing: .constant(true), type: .toast("Saved")).disabled(true)
    }
    stage.press(.tab, .return)
    #expect(stage.picture == "content")
  }

  @Test func `a focus state around it does not count its button`() {
    struct Screen: View {
      @FocusState var isFocused: Bool
      var body: some View {
        Button(isFocused ? "yes" : "no") {}.padding(.top, 16)
          .toast(isShowing: .constant(true), type: .toast("Saved")).focused($isFocused)
      }
    }
    let stage = Stage(24, 2) { Screen() }
    #expect(stage.picture == "   Saved            ✕\n▸ yes ◂")
    stage.press(.tab)
    #expect(stage.picture == "   Saved           ▸✕◂\n[ no ]")
  }

  @Test func `Tab does not go to a button that is left out`() {
    let stage = ToastStage(7, 2, .toast("Saved"), over: VStack { Button("a") {} })
    #expect(stage.picture == "Saved")
    stage.stage.press(.tab)
    stage.stage.press(.return)
    #expect(stage.log.take() == [])
  }

  @Test func `a view of one's own keeps its controls and its state`() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let stage = ToastStage(9, 2, .custom(AnyView(Counter())))
    stage.stage.draw()
    stage.stage.mouse(.press, 4, 0)
    stage.stage.press(.return)
    #expect(stage.picture == "co▸ 2 ◂")
    #expect(stage.isShowing)
    #expect(stage.picture(at: 4) == "content")
    stage.isShowing = true
    #expect(stage.picture == "co[ 0 ]")
  }

  @Test func `the cursor of a field beneath it is hidden`() {
    let log = Condition(false)
    let stage = Stage(24, 1) {
      Redrawn {
        TextField("name", text: .constant("long enough"))
          .toast(isShowing: log.binding, type: .snackBar("Saved"))
      }
    }
    stage.press(.end)
    #expect(stage.host.frame(at: .at(0)).cursor == Point(x: 12, y: 0))
    log.isTrue = true
    #expect(stage.host.frame(at: .at(0)).cursor == nil)
  }
}
