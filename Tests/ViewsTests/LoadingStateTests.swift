import Testing

@testable import Views

/// What a view that loads keeps, however that is shown.
struct LoadingStateTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private static var types: [LoadingModifierType] {
    [
      .none, .material(), .material(padding: 8, displayIndicator: false),
      .overCurrentContent(contentOpacity: 0.5), .overCurrentContent(contentOpacity: 0),
      .horizontal(), .horizontal(option: .leading, spacing: 0), .vertical(),
      .vertical(option: .top), .toolbar(), .custom(AnyView(Text("wait"))),
      .custom(AnyView(Button("stop") {})),
    ]
  }

  /// Shows a load from its beginning to its end, a frame each.
  private func pass(_ load: Load, _ fixture: ViewFixture, type: LoadingModifierType, start: Int) {
    load.type = type
    load.isLoading = true
    for instant in [0, 200, 600] {
      fixture.advance(to: start + instant)
      fixture.draw()
    }
    load.isLoading = false
    for instant in [610, 1200] {
      fixture.advance(to: start + instant)
      fixture.draw()
    }
  }

  @Test func `state, appearance and tasks outlive every type of loading`() {
    let log = Log()
    let load = Load(.none, isLoading: false)
    let fixture = ViewFixture(30, 8) {
      Loadable(load: load) {
        Counter().onAppear { log.add("+") }.onDisappear { log.add("-") }
      }
    }
    fixture.press(.return, .return)
    for (index, type) in Self.types.enumerated() {
      pass(load, fixture, type: type, start: index * 10_000)
      #expect(fixture.picture == "▸ 2 ◂", "\(type)")
    }
    #expect(log.take() == ["+"])
  }

  @Test func `the selection and the position of a list outlive every type of loading`() {
    for type in Self.types {
      let load = Load(.none, isLoading: false)
      let fixture = ViewFixture(20, 5) {
        Loadable(load: load) {
          List((0..<30).map(Item.init)) { item in Text("row \(item.id)") }
        }
      }
      fixture.press(.pageDown, .pageDown, .upArrow)
      let before = fixture.picture
      let selected = "\(before.split(separator: "\n").first { $0.hasPrefix("▌") } ?? "?")".prefix(7)
      #expect(!before.contains("row 0"))
      pass(load, fixture, type: type, start: 0)
      #expect(fixture.picture.contains(selected), "\(type)")
      // Where the list is less high meanwhile, it scrolls to the row with the cursor.
      if case .vertical = type { continue }
      if case .material(8, _, _, _, _) = type { continue }
      #expect(fixture.picture == before, "\(type)")
    }
  }

  @Test func `state in the rows of a list outlives custom`() {
    let load = Load(.custom(AnyView(Text("wait"))), isLoading: false)
    let fixture = ViewFixture(20, 5) {
      Loadable(load: load) { List((0..<3).map(Item.init)) { _ in Counter() } }
    }
    fixture.press(.return, .return, "j", .return)
    #expect(fixture.picture == "  2\n▌ 1\n  0")
    pass(load, fixture, type: load.type, start: 0)
    #expect(fixture.picture == "  2\n▌ 1\n  0")
  }

  @Test func `text that scrolls stays where it was`() {
    let load = Load(.none, isLoading: false)
    let fixture = ViewFixture(20, 4) {
      Loadable(load: load) { ScrollView { ForEach(0..<20) { Text("line \($0)") } } }
    }
    fixture.press(.pageDown, .downArrow)
    let before = fixture.picture
    for type in [LoadingModifierType.material(), .horizontal(), .custom(AnyView(Text("wait")))] {
      pass(load, fixture, type: type, start: 0)
      #expect(fixture.picture == before)
    }
  }

  @Test func `the focus comes back to the view that had it`() {
    let log = Log()
    for type in Self.types {
      let load = Load(type, isLoading: false)
      let fixture = ViewFixture(30, 10) {
        Button("before") { log.add("before") }
        Loadable(load: load) {
          Button("one") { log.add("one") }
          Button("two") { log.add("two") }
        }
        Button("after") { log.add("after") }
      }
      fixture.press(.tab, .tab)
      pass(load, fixture, type: type, start: 0)
      fixture.press(.return)
      #expect(log.take() == ["two"], "\(type)")
    }
  }

  @Test func `while the content is replaced no other view gets the keys meant for it`() {
    let log = Log()
    let load = Load(.custom(AnyView(Button("stop") { log.add("stop") })), isLoading: false)
    let fixture = ViewFixture(30, 10) {
      Loadable(load: load) { Button("load") { load.isLoading = true } }
      Button("delete") { log.add("delete") }
    }
    fixture.press(.return, .return)
    fixture.advance(to: 200)
    fixture.press(.return)
    #expect(log.take() == [])
    #expect(fixture.picture == "[ stop ]\n[ delete ]")
    fixture.press(.tab, .return)
    #expect(log.take() == ["stop"])
    fixture.press(.tab, .return)
    #expect(log.take() == ["delete"])
  }

  @Test
  func `content that is replaced takes no room and no key, moves nothing and asks for nothing`() {
    let log = Log()
    let load = Load(.custom(AnyView(Text("w"))))
    let fixture = ViewFixture(12, 5) {
      HStack(spacing: 0) {
        Loadable(load: load) {
          VStack {
            NavigationStack { Text("wide content") }
            ScrollView { ForEach(0..<20) { Text("\($0)") } }
            ProgressView()
            Text("x").onKeyPress("x") { log.handle("x") }
            Button("s") { log.add("s") }.keyboardShortcut("s", modifiers: [])
          }
        }
        Text("|")
      }
    }
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture == "w|")
    #expect(fixture.host.nextDue == nil)
    #expect(!fixture.press("x"))
    #expect(!fixture.press("s"))
    #expect(!fixture.press(.downArrow))
    #expect(!fixture.mouse(.scrollDown, 0, 0))
    #expect(log.take() == [])
  }

  @Test func `Escape goes back in a stack that is seen, not in one that is replaced`() {
    for (type, isBack) in [
      (LoadingModifierType.material(), true), (.custom(AnyView(Text("wait"))), false),
    ] {
      let load = Load(type, isLoading: false)
      let fixture = ViewFixture(20, 6) {
        Loadable(load: load) {
          NavigationStack { NavigationLink("go") { Text("inner") } }
        }
      }
      fixture.press(.return)
      load.isLoading = true
      fixture.draw()
      fixture.advance(to: 200)
      fixture.draw()
      #expect(fixture.press(.escape) == isBack)
      load.isLoading = false
      fixture.advance(to: 900)
      #expect(fixture.picture.contains("inner") != isBack)
    }
  }

  @Test func `an alert of the content stays over it when it is replaced`() {
    let load = Load(.custom(AnyView(Text("wait"))))
    let fixture = ViewFixture(30, 9) {
      Loadable(load: load) {
        Text("content").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
      }
    }
    fixture.draw()
    fixture.advance(to: 200)
    #expect(fixture.picture.contains("Sure?"))
    #expect(fixture.picture.contains("wait"))
  }
}
