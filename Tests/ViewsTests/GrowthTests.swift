import Cells
import StateKit
import Testing

@testable import Views

/// A program may run for days: what a frame makes goes with the next one.
struct GrowthTests {
  @Test(arguments: 0..<23)
  func `nothing that a frame made outlives the next one`(index: Int) {
    let ledger = Ledger()
    let fixture = ViewFixture(40, 12) { Laden(ledger: ledger) { kinds[index].view() } }
    for number in 0..<20 {
      fixture.advance(to: 50 * number)
      fixture.frame()
    }
    #expect(ledger.alive <= 1, "\(kinds[index].name)")
  }

  @Test func `nothing of a host is left once it is gone`() {
    let ledger = Ledger()
    for kind in kinds {
      let fixture = ViewFixture(40, 12) { Laden(ledger: ledger) { kind.view() } }
      fixture.press(.tab, "x", .tab, .downArrow)
      fixture.host.close()
    }
    #expect(ledger.alive == 0)
  }

  @Test func `screens and sheets that go leave nothing behind`() {
    let ledger = Ledger()
    let fixture = ViewFixture(40, 12) {
      NavigationStack {
        NavigationLink("Next") { Owning(ledger: ledger) }
        Sheeted(ledger: ledger)
      }
    }
    for _ in 0..<20 {
      fixture.press(.return)
      #expect(ledger.alive == 1)
      fixture.press(.escape)
      #expect(ledger.alive == 0)
      fixture.press(.tab, .return)
      #expect(ledger.alive == 1)
      fixture.press(.escape, .tab)
      #expect(ledger.alive == 0)
    }
  }

  @Test func `rows that scroll away leave nothing behind`() {
    let ledger = Ledger()
    let fixture = ViewFixture(40, 12) { List(0..<200, id: \.self) { _ in Owning(ledger: ledger) } }
    fixture.draw()
    #expect(ledger.alive == 12)
    for _ in 0..<20 { fixture.press(.end, .pageUp, .home, .downArrow) }
    #expect(ledger.alive == 12)
    let lazy = Ledger()
    let stack = ViewFixture(40, 12) {
      ScrollView { LazyVStack { ForEach(0..<200) { _ in Owning(ledger: lazy) } } }
    }
    for _ in 0..<20 { stack.press(.end, .pageUp, .home, .downArrow) }
    #expect(lazy.alive == 12)
  }

  @Test func `a stack that goes with a screen on it leaves nothing behind`() {
    let ledger = Ledger()
    let fixture = ViewFixture(40, 12) {
      Switching { if $0 { NavigationStack { Linking(ledger: ledger) } } }
    }
    fixture.press(.return)
    #expect(fixture.picture.contains("owned"))
    fixture.press("s")
    #expect(ledger.alive == 0)
  }
}

private let kinds: [(name: String, view: () -> AnyView)] = [
  ("text", { AnyView(Text("x")) }),
  ("button", { AnyView(Button("x") {}.keyboardShortcut("k")) }),
  ("toggle", { AnyView(Toggle("x", isOn: .constant(true))) }),
  ("field", { AnyView(TextField("x", text: .constant("")).onSubmit {}) }),
  ("secret", { AnyView(SecureField("x", text: .constant(""))) }),
  ("list", { AnyView(List(0..<50, id: \.self) { Text("\($0)") }) }),
  ("rows", { AnyView(List(0..<50, id: \.self) { _ in TextField("x", text: .constant("")) }) }),
  ("scroll", { AnyView(ScrollView { TextField("x", text: .constant("")) }) }),
  (
    "lazy",
    {
      AnyView(
        ScrollView { LazyVStack { ForEach(0..<50) { _ in TextField("x", text: .constant("")) } } })
    }
  ),
  ("fits", { AnyView(ViewThatFits { TextField("x", text: .constant("")) }) }),
  ("stack", { AnyView(NavigationStack { NavigationLink("x") { Text("y") } }) }),
  ("search", { AnyView(NavigationStack { Text("x").searchable(text: .constant("")) }) }),
  ("refresh", { AnyView(List { Text("x") }.refreshable {}) }),
  ("tap", { AnyView(Text("x").onTapGesture {}.focusable()) }),
  ("toolbar", { AnyView(Text("x").toolbar { Button("y") {} }.navigationTitle("z")) }),
  ("sheet", { AnyView(Text("x").sheet(isPresented: .constant(true)) { Text("y") }) }),
  ("alert", { AnyView(Text("x").alert("y", isPresented: .constant(true)) {}) }),
  ("task", { AnyView(Text("x").task {}.onAppear {}.onChange(of: 1) {}) }),
  ("focus", { AnyView(Focusing()) }),
  ("loads", { loading(.horizontal()) }),
  ("loads in the bar", { loading(.toolbar()) }),
  ("loads instead", { loading(.custom(AnyView(TextField("y", text: .constant(""))))) }),
  ("swipe", { AnyView(List { Text("x").swipeActions { Button("y") {} } }) }),
]

private func loading(_ type: LoadingModifierType) -> AnyView {
  AnyView(
    TextField("x", text: .constant("")).modifier(
      LoadingViewModifier(type: type, indicatorView: GeometryReader { _ in ProgressView() })
    ).debugState(
      controller: .constant(ViewStateController<Int>()), mockInfo: 1))
}

private final class Ledger {
  var alive = 0
}

private final class Token {
  private let ledger: Ledger

  init(_ ledger: Ledger) {
    self.ledger = ledger
    ledger.alive += 1
  }

  isolated deinit { ledger.alive -= 1 }

  func touch() {}
}

/// Makes an object in each frame that only what the frame made refers to.
private struct Laden<Content: View>: View {
  let ledger: Ledger
  @ViewBuilder let content: () -> Content

  var body: some View {
    let token = Token(ledger)
    content().onKeyPress("0") {
      token.touch()
      return .ignored
    }
  }
}

private struct Owning: View {
  @State private var token: Token

  init(ledger: Ledger) { _token = State(initialValue: Token(ledger)) }

  var body: some View { Text("owned") }
}

/// Its destination refers to the view itself, and so to all that it inherits.
private struct Linking: View {
  let ledger: Ledger
  @Environment(\.dismiss) private var dismiss
  @State private var token: Token

  init(ledger: Ledger) {
    self.ledger = ledger
    _token = State(initialValue: Token(ledger))
  }

  var body: some View {
    NavigationLink("Next") {
      Owning(ledger: ledger).onTapGesture {
        token.touch()
        dismiss()
      }
    }
    .navigationDestination(for: Int.self) { _ in Button("x") { dismiss() } }
  }
}

private struct Sheeted: View {
  let ledger: Ledger
  @State private var isShown = false

  var body: some View {
    Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { Owning(ledger: ledger) }
  }
}

private struct Focusing: View {
  @FocusState private var isOn: Bool
  @State private var text = ""

  var body: some View { TextField("x", text: $text).focused($isOn).onAppear { isOn = true } }
}
