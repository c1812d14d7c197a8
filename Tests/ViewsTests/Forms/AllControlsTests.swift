import Cells
import Testing

@testable import Views

/// Every control, pressed and clicked everywhere, on screens of any size.
struct AllControlsTests {
  enum Control: CaseIterable {
    case button, toggle, textField, verticalField, secureField, stepper, slider, menuPicker
    case inlinePicker, segmentedPicker, linkPicker, menu, disclosure, link, tabs, list, editedList
    case contextMenu, gesture, tap, splitView, grid
  }

  nonisolated static let sizes = [(40, 10), (200, 60), (3, 1), (0, 0)]

  @Test(arguments: Control.allCases, sizes)
  func `one that is disabled changes nothing`(_ control: Control, size: (Int, Int)) {
    let log = Log()
    let fixture = ViewFixture(size.0, size.1) {
      Everything(control: control, log: log).disabled(true)
    }
    useAll(fixture, size)
    #expect(log.entries == [])
  }

  @Test(arguments: Control.allCases, sizes)
  func `one that is used stays within the screen, and so does the focus`(
    _ control: Control, size: (Int, Int)
  ) {
    let log = Log()
    let fixture = ViewFixture(size.0, size.1) { Everything(control: control, log: log) }
    useAll(fixture, size)
    #expect(fixture.draw().size == Size(width: size.0, height: size.1))
    guard size.0 >= 40 else { return }
    for _ in 0..<4 {
      fixture.press(.escape)
      fixture.press(.tab)
      let buffer = fixture.draw()
      // A list whose rows were all taken out has nothing to show.
      guard !fixture.picture.isEmpty else { continue }
      let isSeen =
        fixture.host.frame(at: fixture.now).cursor != nil
        || buffer.lines.contains { line in
          line.contains { "▸◂▌›┃".contains($0) }
        }
        || (0..<size.1).contains { y in
          (0..<size.0).contains { buffer[$0, y].style.attributes.contains(.reverse) }
        }
      #expect(isSeen, "\(fixture.picture)")
    }
  }

  private func useAll(_ fixture: ViewFixture, _ size: (Int, Int)) {
    let keys: [KeyEquivalent] = [
      .return, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp,
      .pageDown, .delete, .deleteForward, .tab, "+", "-", "a", "m", "日",
    ]
    for key in keys { fixture.press(key) }
    for y in 0..<min(size.1, 10) {
      // Every cell where the controls stand, and some of the others.
      for x in stride(from: 0, to: min(size.0, 40), by: y < 3 && size.0 <= 40 ? 1 : 5) {
        fixture.host.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
        fixture.host.send(.mouse(MouseEvent(.drag, at: Point(x: x + 1, y: y))))
        fixture.host.send(.mouse(MouseEvent(.release, at: Point(x: x + 1, y: y))))
      }
      fixture.draw()
    }
    fixture.press(.escape)
    fixture.host.send(.paste("日本\nb"))
    fixture.draw()
  }
}

/// A control whose bindings note each change.
private struct Everything: View {
  let control: AllControlsTests.Control
  let log: Log
  @State private var isOn = false
  @State private var text = "日本"
  @State private var number = 1
  @State private var part = 0.5
  @State private var choice = "b"
  @State private var rows = ["a", "日本", "c"]

  private func noted<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding(
      get: { binding.wrappedValue },
      set: {
        log.add("\($0)")
        binding.wrappedValue = $0
      })
  }

  private var picker: some View {
    Picker("日本", selection: noted($choice)) {
      Text("A").tag("a")
      Text("日").tag("b")
    }
  }

  var body: some View {
    switch control {
    case .button: Button("日本") { log.add("press") }
    case .toggle: Toggle("日本", isOn: noted($isOn))
    case .textField: TextField("日本", text: noted($text))
    case .verticalField: TextField("日本", text: noted($text), axis: .vertical).lineLimit(2...3)
    case .secureField: SecureField("日本", text: noted($text))
    case .stepper: Stepper("日本", value: noted($number), in: 0...9)
    case .slider: Slider(value: noted($part))
    case .menuPicker: picker
    case .inlinePicker: picker.pickerStyle(.inline)
    case .segmentedPicker: picker.pickerStyle(.segmented)
    case .linkPicker: NavigationStack { picker.pickerStyle(.navigationLink) }
    case .menu: Menu("日本") { Button("item") { log.add("item") } }
    default: others
    }
  }

  @ViewBuilder private var others: some View {
    switch control {
    case .disclosure: DisclosureGroup("日本", isExpanded: noted($isOn)) { Button("in") {} }
    case .link:
      Link("日本", destination: "https://example.org")
        .environment(
          \.openURL,
          OpenURLAction {
            log.add($0)
            return .handled
          })
    case .tabs:
      TabView(selection: noted($choice)) {
        Text("A").tabItem { Text("日本") }.tag("a")
        Text("B").tabItem { Text("B") }.tag("b")
      }
    case .list:
      List(0..<30, selection: Binding<Int?>(get: { number }, set: { log.add("\($0 ?? 0)") })) {
        Text("日本 \($0)")
      }
    case .editedList:
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { offsets in
            log.add("delete")
            rows.remove(atOffsets: offsets)
          }
      }
      .environment(\.editMode, .constant(.active))
    case .contextMenu: Text("日本").contextMenu { Button("item") { log.add("item") } }
    case .gesture: Text("日本").gesture(TapGesture().onEnded { log.add("tap") })
    case .tap: Text("日本").onTapGesture { log.add("tap") }
    case .splitView:
      NavigationSplitView {
        List(0..<3, selection: Binding<Int?>(get: { number }, set: { log.add("\($0 ?? 0)") })) {
          Text("日本 \($0)")
        }
      } detail: {
        Button("detail") { log.add("detail") }
      }
    default:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<50) { number in Button("\(number)") { log.add("\(number)") } }
        }
      }
    }
  }
}
