import Cells
import Testing

@testable import Views

/// Forms, and the controls that stand in their rows.
struct FormTests {
  @Test func `the rows of a form are gone through by the arrows`() {
    let fixture = ViewFixture(40, 9) { Settings() }
    #expect(
      fixture.picture == """
        General
        ▌ [x] Sound
          Count 3                        [-|+]
          ━━━━━━━━━━━━━━━━━━●─────────────────
          ▏Name                              ▕

          ▸ More
        """)
    fixture.press(.return, .downArrow, .rightArrow, .rightArrow, .downArrow, .rightArrow)
    #expect(
      fixture.picture.hasPrefix(
        """
        General
          [ ] Sound
          Count 4                        [-|+]
        ▌ ━━━━━━━━━━━━━━━━━━━●────────────────
        """))
    fixture.press(.downArrow, .return, "日")
    #expect(fixture.picture.contains("▸日"))
  }

  @Test func `Tab goes from field to field of a form, and leaves it after the last`() {
    struct Address: View {
      @State var texts = ["", "", ""]
      var body: some View {
        Form {
          TextField("Name", text: $texts[0])
          Toggle("Mail", isOn: .constant(false))
          Section { TextField("City", text: $texts[1]) }
          SecureField("Key", text: $texts[2])
        }
        Button("Send") {}
      }
    }
    let fixture = ViewFixture(20, 9) { Address() }
    fixture.press(.return, "日", .tab, "b", .tab, "c")
    #expect(fixture.picture.contains("▏日 ") && fixture.picture.contains("▏b "))
    #expect(fixture.picture.contains("▌ ▸• "))
    fixture.host.send(.key(KeyPress(.tab, modifiers: .shift)))
    fixture.press("d")
    #expect(fixture.picture.contains("▌ ▸bd "))
    fixture.press(.tab, .tab)
    #expect(fixture.picture.contains("▸ Send ◂"))
  }

  @Test func `Tab leaves out no button beside or over a field, and no field`() {
    struct Address: View {
      @State var texts = ["", "", ""]
      let log: Log
      var body: some View {
        List {
          Section {
            TextField("Name", text: $texts[0])
            TextField("City", text: $texts[1]).swipeActions { Button("Del") { log.add("del") } }
            TextField("Key", text: $texts[2])
          } header: {
            Button("Help") { log.add("help") }
          }
        }
      }
    }
    let log = Log()
    let fixture = ViewFixture(30, 9) { Address(log: log) }
    fixture.press(.tab, .return)
    #expect(log.take() == ["help"])
    fixture.press(.tab, "a")
    #expect(fixture.picture.contains("▸a"), "from the header to the first field")
    fixture.press(.downArrow, .return, "b", .tab, .return)
    #expect(log.take() == ["del"])
  }

  @Test func `all of it can be reached on screens of any size`() {
    for (width, height) in [(40, 10), (200, 60), (12, 3), (3, 1), (0, 0)] {
      let fixture = ViewFixture(width, height) { Settings() }
      fixture.press(.end, .return)
      #expect(height < 3 || fixture.picture.contains(width > 20 ? "▾ More" : "▾ M"))
    }
    #expect(picture(10, 3) { Form {} } == "")
  }

  @Test func `a stepper stays within its bounds`() {
    struct Counter: View {
      @State var count = 1
      var body: some View { Stepper("日 \(count)", value: $count, in: 0...3, step: 2) }
    }
    let fixture = ViewFixture(20, 1) { Counter() }
    #expect(fixture.picture == "日 1 ▸-|+◂")
    fixture.press(.rightArrow, "+")
    #expect(fixture.picture == "日 3 ▸-|+◂")
    fixture.mouse(.press, 6, 0)
    #expect(fixture.picture == "日 1 ▸-|+◂")
    fixture.press("-")
    #expect(fixture.picture == "日 0 ▸-|+◂")
    #expect(!fixture.press(.return))
    let disabled = ViewFixture(20, 1) { Counter().disabled(true) }
    #expect(!disabled.press(.rightArrow) && !disabled.mouse(.press, 8, 0))
    #expect(disabled.picture == "日 1 [-|+]")
    #expect(picture(20, 1) { Counter().labelsHidden() } == "▸-|+◂")
    #expect(picture(3, 1) { Counter().labelsHidden() } == "▸-|")
  }

  @Test func `a slider is set by keys and clicks, in steps`() {
    struct Volume: View {
      @State var volume = 5.0
      let log: Log
      var body: some View {
        Slider(value: $volume, in: 0...10, step: 5) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("\(Int(volume))")
        } onEditingChanged: {
          log.add("\($0)")
        }
      }
    }
    let log = Log()
    let fixture = ViewFixture(15, 1) { Volume(log: log) }
    #expect(fixture.picture == "0 ━━━━━●───── 5")
    #expect(fixture.draw()[7, 0].style.attributes.contains(.reverse))
    fixture.press(.rightArrow)
    #expect(fixture.picture == "0 ━━━━━━━━━● 10")
    #expect(log.take() == ["true", "false"])
    fixture.mouse(.press, 3, 0)
    #expect(fixture.picture == "0 ●────────── 0")
    fixture.press(.end, .leftArrow, .home, .leftArrow)
    #expect(fixture.picture == "0 ●────────── 0")
    #expect(picture(3, 1) { Slider(value: .constant(Float(7))) } == "━━●")
    let disabled = ViewFixture(9, 1) { Volume(log: log).disabled(true) }
    #expect(!disabled.press(.leftArrow))
  }

  @Test func `a group shows what is in it while it is open`() {
    struct Groups: View {
      @State var isFirst = true
      @State var isOpen = true
      var body: some View {
        Button("turn") { isFirst.toggle() }
        if isFirst { DisclosureGroup("日本") { Text("own") } }
        DisclosureGroup(isExpanded: $isOpen) {
          Text("given")
        } label: {
          Text("B")
        }
      }
    }
    let fixture = ViewFixture(20, 6) { Groups() }
    #expect(fixture.picture == "▸ turn ◂\n▸ 日本\n▾ B\n  given")
    fixture.press(.tab, .return, .tab, .return)
    #expect(fixture.picture == "[ turn ]\n▾ 日本\n  own\n▸ B")
    fixture.mouse(.press, 3, 0)
    fixture.mouse(.press, 3, 0)
    #expect(fixture.picture == "▸ turn ◂\n▸ 日本\n▸ B", "what goes is forgotten, what stays is kept")
  }

  @Test func `the button to edit sets the mode of the views around it`() {
    struct Editing: View {
      @State var mode = EditMode.inactive
      var body: some View {
        EditButton()
        Text(mode.isEditing ? "editing" : "reading").environment(\.editMode, $mode)
        EditButton().environment(\.editMode, $mode)
      }
    }
    let fixture = ViewFixture(20, 3) { Editing() }
    #expect(fixture.picture == "▸ Edit ◂\nreading\n[ Edit ]")
    fixture.press(.return)
    #expect(fixture.picture == "▸ Done ◂\nreading\n[ Edit ]")
    fixture.press(.tab, .return)
    #expect(fixture.picture == "[ Done ]\nediting\n▸ Done ◂")
  }

  @Test func `a field that is not on the screen gets the focus that the program asks for`() {
    let fixture = ViewFixture(20, 4) { LongForm() }
    fixture.press(.return, .return)
    #expect(fixture.picture.contains("▸last") && !fixture.picture.contains("first"))
    fixture.press("x")
    #expect(fixture.picture.contains("x"))
  }

  @Test func `the start of a form stays in sight where a row there grows`() {
    let fixture = ViewFixture(20, 4) { LongForm() }
    fixture.press(.return, "a", .tab)
    #expect(fixture.picture.hasPrefix("▌ ▏a") && fixture.picture.contains("wrong"))
  }
}

private struct Settings: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var volume = 0.5
  @State private var name = ""
  @State private var isOpen = false

  var body: some View {
    Form {
      Section("General") {
        Toggle("Sound", isOn: $isOn)
        Stepper("Count \(count)", value: $count, in: 0...4)
        Slider(value: $volume)
        TextField("Name", text: $name)
      }
      DisclosureGroup("More", isExpanded: $isOpen) {
        Text("one")
        Text("two")
      }
    }
    .formStyle(.grouped)
  }
}

private struct LongForm: View {
  @FocusState private var field: Int?
  @State private var first = ""
  @State private var last = ""
  @State private var isWrong = false

  var body: some View {
    Form {
      VStack(alignment: .leading) {
        TextField("first", text: $first).focused($field, equals: 0)
        if isWrong { Text("wrong") }
      }
      ForEach(0..<9) { Toggle("\($0)", isOn: .constant(false)) }
      TextField("last", text: $last).focused($field, equals: 1)
    }
    .onSubmit { field = 1 }
    .onChange(of: field) { old, _ in if old != nil { isWrong = true } }
  }
}
