import Cells
import Testing

@testable import Views

/// Styles of the program's own for fields, gauges and groups that open.
struct FieldStyleTests {
  @Test(arguments: [(40, 10), (200, 60)])
  func `a style puts a field where it wants it, and the field is used as any other`(
    width: Int, height: Int
  ) {
    let log = Log()
    let fixture = ViewFixture(width, height) { Names(log: log) }
    let rest = String(repeating: " ", count: width - 9)
    #expect(fixture.picture == "日 ▸Name\(rest)◂\n日 ▏    \(rest)▕\ntyped")
    fixture.press("a", "b", .tab, "c", .return)
    #expect(fixture.picture.hasPrefix("日 ▏ab "))
    #expect(fixture.picture.contains("日 ▸• ") && fixture.picture.hasSuffix("typed ab c"))
    #expect(log.take() == ["submit"])
  }

  @Test func `the focus can be moved to a field in a style`() {
    let fixture = ViewFixture(20, 3) { Moving() }
    fixture.press("a", .return, "b")
    #expect(fixture.picture == "= ▏a               ▕\n= ▸b               ◂")
  }

  @Test func `the look of the library ends a style, and a disabled field takes nothing`() {
    let field = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
    #expect(picture(9, 1) { field.textFieldStyle(Signed(sign: "=")) } == "▸Name   ◂")
    let disabled = ViewFixture(9, 1) {
      TextField("Name", text: .constant("")).textFieldStyle(Signed(sign: "=")).disabled(true)
    }
    #expect(!disabled.press("a") && disabled.picture == "= ▏Name ▕")
    #expect(picture(0, 0) { field } == "")
  }

  @Test func `a style draws a gauge of which it knows the parts that are there`() {
    let all = Gauge(value: 30, in: 0...40) {
      Text("行")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("lo")
    } maximumValueLabel: {
      Text("hi")
    }
    #expect(picture(20, 1) { all.gaugeStyle(Percent()) } == "行 lo 75% hi now")
    #expect(picture(20, 1) { Gauge(value: 0.5) { Text("a") }.gaugeStyle(Percent()) } == "a 50%")
    #expect(
      picture(20, 3) { all.gaugeStyle(.accessoryCircular).gaugeStyle(Percent()) }
        == picture(20, 3) { all })
    #expect(picture(20, 3) { all }.hasPrefix("行\nlo "))
    for width in 0...8 {
      #expect(ViewFixture(width, 1) { all.gaugeStyle(Percent()) }.draw().hasWholeCharacters)
    }
  }

  @Test func `a style opens and closes a group by its keys, and those in the group have it too`() {
    let fixture = ViewFixture(20, 6) {
      DisclosureGroup("日本") { DisclosureGroup("inner") { Text("deep") } }
        .disclosureGroupStyle(Words())
    }
    #expect(fixture.picture == "▸ show 日本 ◂")
    fixture.press(.return)
    #expect(fixture.picture == "▸ hide 日本 ◂\n[ show inner ]")
    fixture.press(.tab, .return)
    #expect(fixture.picture == "[ hide 日本 ]\n▸ hide inner ◂\ndeep")
    fixture.use(["日本"])
    #expect(fixture.picture == "▸ show 日本 ◂")
  }

  @Test func `a styled group is a row of a list, as a stack is`() {
    let fixture = ViewFixture(20, 6) {
      List { DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Words()) }
    }
    #expect(fixture.picture == "▌ [ show a ]")
    fixture.press(.return)
    #expect(fixture.picture == "▌ [ hide a ]\n▌ b")
  }

  @Test func `the usual style of groups is the usual look`() {
    func group() -> some View { DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") } }
    #expect(
      picture(9, 3) { group().disclosureGroupStyle(.automatic).disclosureGroupStyle(Words()) }
        == picture(9, 3) { group() })
  }
}

private struct Names: View {
  let log: Log
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $name)
      SecureField("", text: $password).onSubmit { log.add("submit") }
    }
    .textFieldStyle(Signed(sign: "日"))
    Text("typed \(name) \(password)")
  }
}

private struct Moving: View {
  @FocusState private var focus: Int?
  @State private var texts = ["", ""]

  var body: some View {
    VStack(spacing: 0) {
      TextField("", text: $texts[0]).focused($focus, equals: 0).onSubmit { focus = 1 }
      TextField("", text: $texts[1]).focused($focus, equals: 1)
    }
    .textFieldStyle(Signed(sign: "="))
  }
}

private struct Signed: TextFieldStyle {
  let sign: String

  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text(sign)
      configuration
    }
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.minimumValueLabel
      Text("\(Int(configuration.value * 100))%")
      configuration.maximumValueLabel
      configuration.currentValueLabel
    }
  }
}

private struct Words: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        Text(configuration.isExpanded ? "hide" : "show")
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}
