import Cells
import Testing

@testable import Views

/// What can be done while something loads, and what cannot.
struct LoadingKeysTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Form: View {
    let log: Log
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading) {
        Button("press") { log.add("press") }.keyboardShortcut("k", modifiers: [])
        Toggle("\(isOn)", isOn: $isOn)
        TextField("name", text: $text)
        Text("tap").onTapGesture { log.add("tap") }
      }
      .onKeyPress("x") { log.handle("x") }
    }
  }

  private static var disabling: [LoadingModifierType] {
    [
      .material(), .material(displayIndicator: false), .overCurrentContent(), .horizontal(),
      .vertical(), .toolbar(),
    ]
  }

  private static var open: [LoadingModifierType] {
    [
      .none, .overCurrentContent(disableInteraction: false), .horizontal(disableInteraction: false),
      .vertical(disableInteraction: false), .toolbar(disableInteraction: false),
    ]
  }

  @Test func `what changes something takes neither keys nor clicks`() {
    for type in Self.disabling {
      let log = Log()
      let fixture = ViewFixture.loading(type, 30, 8) { Form(log: log) }
      let before = fixture.picture
      for key: KeyEquivalent in [.return, .space, "k", "x", "a", .tab, .return, .tab, .return] {
        fixture.press(key)
      }
      fixture.host.send(.paste("pasted"))
      for row in 0..<8 { fixture.mouse(.press, 3, row) }
      #expect(log.take() == [], "\(type)")
      #expect(fixture.picture == before)
    }
  }

  @Test func `what is not to be disabled is not`() {
    for type in Self.open {
      let log = Log()
      let fixture = ViewFixture.loading(type, 30, 8) { Form(log: log) }
      fixture.press(.return, "x", "k", .tab, .space)
      #expect(log.take() == ["press", "x", "press"], "\(type)")
      #expect(fixture.picture.contains("true"))
    }
  }

  @Test func `a list still moves by keys, wheel and click, but its rows are not used`() {
    for type in Self.disabling {
      let log = Log()
      let fixture = ViewFixture.loading(type, 28, 7) {
        List {
          ForEach(0..<9, id: \.self) { number in
            Button("row \(number)") { log.add("\(number)") }
              .swipeActions { Button("x") { log.add("swipe") } }
          }
          .onDelete { _ in log.add("delete") }
          .onMove { _, _ in log.add("move") }
        }
      }
      fixture.press("j", .downArrow)
      #expect(fixture.picture.contains("▌ [ row 2 ]"), "\(type)")
      fixture.press(.return, .delete, .deleteForward)
      fixture.host.send(.key(KeyPress(.downArrow, modifiers: .option)))
      #expect(fixture.mouse(.scrollDown, 3, 1))
      fixture.press("g")
      fixture.mouse(.press, 3, 1)
      #expect(fixture.picture.contains("▌ [ row 1 ]"))
      fixture.mouse(.press, 3, 1)
      #expect(log.take() == [])
      fixture.press("G")
      #expect(fixture.picture.contains("▌ [ row 8 ]"))
    }
  }

  @Test func `the selection moves, and the marks of several stay as they are`() {
    struct Choosing: View {
      @State var one: Int? = 0
      @State var several: Set<Int> = [0]
      var body: some View {
        Text("\(one ?? -1) \(several.sorted())")
        List((0..<3).map(Item.init), selection: $one) { Text("a\($0.id)") }
        List((0..<3).map(Item.init), selection: $several) { Text("b\($0.id)") }
      }
    }
    let fixture = ViewFixture.loading(.horizontal(), 20, 9) { Choosing() }
    fixture.press("j", .tab, "j", .space, .return)
    fixture.mouse(.press, 3, 7)
    #expect(fixture.picture.contains("1 [0]"))
  }

  @Test func `text can be read on by keys and wheel`() {
    let fixture = ViewFixture.loading(.material(), 20, 4) {
      ScrollView { ForEach(0..<20) { Text("line \($0)") } }
    }
    #expect(fixture.press(.downArrow))
    #expect(fixture.picture.hasPrefix("line 1"))
    #expect(fixture.mouse(.scrollDown, 1, 1))
    #expect(!fixture.picture.hasPrefix("line 1 "))
  }

  @Test func `what is around a button that has just been pressed can still be scrolled`() {
    let load = Load(.horizontal(), isLoading: false)
    let fixture = ViewFixture(20, 4) {
      ScrollView {
        Loadable(load: load) { Button("load") { load.isLoading = true } }
        ForEach(0..<20) { Text("line \($0)") }
      }
    }
    fixture.press(.return)
    #expect(fixture.press(.pageDown))
    #expect(fixture.picture.hasPrefix("line 2"))
  }

  @Test func `a view that is disabled already stays so`() {
    let fixture = ViewFixture.loading(.horizontal(), 20, 4) {
      List((0..<9).map(Item.init)) { Text("row \($0.id)") }.disabled(true)
    }
    #expect(!fixture.press("j"))
    let outer = ViewFixture(20, 4) {
      Loadable(load: Load(.horizontal())) {
        List((0..<9).map(Item.init)) { Text("row \($0.id)") }
      }
      .disabled(true)
    }
    #expect(!outer.press("j"))
  }

  @Test func `handlers around it get what it does not take`() {
    let log = Log()
    let load = Load(.material(), isLoading: false)
    let fixture = ViewFixture(20, 4) {
      Loadable(load: load) { Button("load") { load.isLoading = true } }
        .onKeyPress(.escape) {
          load.isLoading = false
          return log.handle("cancel")
        }
        .onKeyPress("q") { log.handle("quit") }
    }
    fixture.press(.return, "q", .escape)
    #expect(log.take() == ["quit", "cancel"])
    #expect(fixture.picture == "▸ load ◂")
  }

  @Test func `a view that is tapped keeps the focus though it is disabled`() {
    let log = Log()
    let load = Load(.horizontal(), isLoading: false)
    let fixture = ViewFixture(20, 4) {
      Loadable(load: load) { Text("tap").onTapGesture { load.isLoading = true } }
      Button("other") { log.add("other") }
    }
    fixture.press(.return, .return)
    #expect(log.take() == [])
    load.isLoading = false
    fixture.press(.return)
    #expect(load.isLoading)
  }

  @Test func `a row whose content loads is not deleted`() {
    let log = Log()
    let load = Load(.horizontal())
    let fixture = ViewFixture(20, 4) {
      List {
        ForEach(0..<2, id: \.self) { number in Loadable(load: load) { Text("row \(number)") } }
          .onDelete { _ in log.add("delete") }
      }
    }
    fixture.press("j", .delete)
    #expect(log.take() == [])
    load.isLoading = false
    fixture.press(.delete)
    #expect(log.take() == ["delete"])
  }

  @Test func `buttons of an alert over it can be pressed`() {
    let log = Log()
    let fixture = ViewFixture.loading(.material(), 30, 9) {
      Text("x").alert("Sure?", isPresented: .constant(true)) { Button("Yes") { log.add("yes") } }
    }
    fixture.press(.return)
    #expect(log.take() == ["yes"])
  }
}
