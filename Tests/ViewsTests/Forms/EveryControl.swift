import Cells
import Observation

@testable import Views

/// The controls and containers that a user can do something with.
nonisolated enum Control: CaseIterable {
  case button, toggle, textField, verticalField, secureField, stepper, slider, menuPicker
  case inlinePicker, segmentedPicker, linkPicker, colorPicker, menu, disclosure, link, tabs
  case tabSections, list, editedList, swipedList, searchedList, contextMenu, gesture, tap, drag
  case splitView, navigationLink, grid, sideGrid, spans, form, inspected, box, buttonGroup, toolbar
  case alert, dialog, sheet, scroll, outline
}

/// A control whose bindings and actions log each change.
struct EveryControl: View {
  let control: Control
  let log: Log
  var name = "日本"
  /// How many rows and cells there are.
  var count = 4
  @State private var isOn = false
  @State private var text = "日本"
  @State private var number = 1
  @State private var part = 0.5
  @State private var choice = "b"
  @State private var color = Color.orange
  @State private var rows = ["a", "日本", "c"]

  private func noted<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding(
      get: { binding.wrappedValue },
      set: {
        log.add("\($0)")
        binding.wrappedValue = $0
      })
  }

  /// A button that counts how often it was pressed.
  private func counter(_ title: String) -> some View {
    Button("\(title) \(number)") {
      log.add(title)
      number += 1
    }
  }

  private var picker: some View {
    Picker(name, selection: noted($choice)) {
      Text("A").tag("a")
      Text("日").tag("b")
    }
  }

  private var selection: Binding<Int?> {
    Binding(
      get: { number },
      set: {
        log.add("\($0 ?? 0)")
        number = $0 ?? 0
      })
  }

  var body: some View {
    switch control {
    case .button: counter(name)
    case .toggle: Toggle(name, isOn: noted($isOn))
    case .textField: TextField(name, text: noted($text))
    case .verticalField: TextField(name, text: noted($text), axis: .vertical).lineLimit(2...3)
    case .secureField: SecureField(name, text: noted($text))
    case .stepper: Stepper(name + " \(number)", value: noted($number), in: 0...9)
    case .slider: Slider(value: noted($part))
    case .menuPicker: picker
    case .inlinePicker: picker.pickerStyle(.inline)
    case .segmentedPicker: picker.pickerStyle(.segmented)
    case .linkPicker: NavigationStack { picker.pickerStyle(.navigationLink) }
    case .colorPicker:
      ColorPicker(name, selection: $color).onChange(of: color) { log.add("colour") }
    case .menu: Menu(name) { counter("item") }
    default: collections
    }
  }

  @ViewBuilder private var collections: some View {
    switch control {
    case .list: List(0..<count, selection: selection) { Text("\(name) \($0)") }
    case .editedList:
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { offsets in
            log.add("delete")
            rows.remove(atOffsets: offsets)
          }
      }
      .environment(\.editMode, .constant(.active))
    case .swipedList:
      List(0..<2) { row in
        Text("\(name) \(row)").swipeActions { counter("pin") }
      }
    case .searchedList:
      NavigationStack {
        List(0..<1) { _ in Text("\(name) \(text) \(choice)") }
          .searchable(text: noted($text))
          .searchScopes(noted($choice)) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      }
    case .splitView:
      NavigationSplitView {
        List(0..<3, selection: selection) { Text("\(name) \($0)") }
      } detail: {
        counter("detail")
      }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<count, id: \.self) { number in Button("\(number)") { log.add("\(number)") } }
        }
      }
    case .sideGrid:
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()]) {
          ForEach(0..<count, id: \.self) { number in Button("\(number)") { log.add("\(number)") } }
        }
      }
    case .spans:
      Grid(alignment: .leading) {
        GridRow {
          Text(name)
          Text("b")
        }
        GridRow { counter("both columns").gridCellColumns(2) }
      }
    case .form:
      Form {
        Section(name) {
          Toggle("on", isOn: noted($isOn))
          LabeledContent("row") { Text("\(number)") }
        }
      }
    default: others
    }
  }

  @ViewBuilder private var others: some View {
    switch control {
    case .disclosure: DisclosureGroup(name, isExpanded: noted($isOn)) { Button("in") {} }
    case .link:
      Link(name, destination: "https://example.org")
        .environment(
          \.openURL,
          OpenURLAction {
            log.add($0)
            return .handled
          })
    case .tabs:
      TabView(selection: noted($choice)) {
        Text("A").tabItem { Text(name) }.tag("a")
        Text("B").tabItem { Text("B") }.tag("b")
      }
    case .tabSections:
      TabView(selection: noted($choice)) {
        TabSection("More") {
          Tab("1", systemImage: "plus", value: "a") { Text("A") }.badge(name)
          Tab("2", systemImage: "minus", value: "b") { Text("B") }
        }
      }
    case .contextMenu: Text("\(name) \(number)").contextMenu { counter("item") }
    case .gesture: Text(name).gesture(TapGesture().onEnded { log.add("tap") })
    case .tap: Text(name).onTapGesture { log.add("tap") }
    case .drag: Text(name).gesture(DragGesture().onEnded { _ in log.add("drag") })
    case .inspected:
      Button("main") { isOn.toggle() }.inspector(isPresented: $isOn) { counter(name) }
    case .box: GroupBox(name) { counter("in") }
    default: layers
    }
  }

  @ViewBuilder private var layers: some View {
    switch control {
    case .navigationLink: NavigationStack { NavigationLink(name) { counter("below") } }
    case .scroll:
      ScrollView {
        ForEach(0..<12, id: \.self) { _ in Text(name) }
        counter("end")
      }
    case .outline:
      List([Branch(name: name, children: [Branch(name: "leaf")])], children: \.children) {
        if $0.children == nil { counter($0.name) } else { Text($0.name) }
      }
    case .buttonGroup:
      ControlGroup {
        counter(name)
        Button("B") { log.add("B") }
      }
    case .toolbar:
      NavigationStack {
        counter("main").navigationTitle(name).toolbar { Button("Add") { log.add("Add") } }
      }
    case .alert:
      Button("ask \(number)") { isOn = true }
        .alert(name, isPresented: $isOn) {
          counter("Yes")
        } message: {
          Text("message")
        }
    case .dialog:
      Button("ask \(number)") { isOn = true }
        .confirmationDialog(name, isPresented: $isOn) { counter("Yes") }
    default:
      Button("open \(number)") { isOn = true }.sheet(isPresented: $isOn) { counter(name) }
    }
  }
}

private struct Branch: Identifiable {
  let name: String
  var children: [Branch]?
  var id: String { name }
}

extension CellBuffer {
  /// Whether no wide character is cut through: each left half is followed by its right half, and the other way round.
  var hasWholeCharacters: Bool {
    (0..<size.height).allSatisfy { y in
      (0..<size.width).allSatisfy { x in
        let isLeftHalf = self[x, y].columns == 2
        let isFollowed = x + 1 < size.width && self[x + 1, y].isRightHalf
        return isLeftHalf == isFollowed
      }
    }
  }
}
