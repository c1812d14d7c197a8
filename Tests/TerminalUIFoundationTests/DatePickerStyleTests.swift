import TerminalUIFoundation
import Testing

/// Styles of the program's own for pickers of dates.
struct DatePickerStyleTests {
  @Test func `a style draws the picker, and picks a date`() {
    let screen = ControlScreen { Picked().datePickerStyle(Later()) }
    #expect(screen.draw()[0] == "日 ▸ 0 s ◂ until 90")
    screen.press(.return)
    #expect(screen.draw()[0] == "日 ▸ 60 s ◂ until 90")
  }

  @Test func `a style may draw the usual picker, and the library's own is the usual one`() {
    let usual = ControlScreen { Picked() }.draw()
    #expect(ControlScreen { Picked().datePickerStyle(Usual()) }.draw()[0] == "> " + usual[0])
    #expect(
      ControlScreen { Picked().datePickerStyle(.stepperField).datePickerStyle(Later()) }.draw()
        == usual)
  }
}

private struct Picked: View {
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    DatePicker(
      "日", selection: $date, in: ...Date(timeIntervalSince1970: 90), displayedComponents: .date)
  }
}

private struct Later: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("\(Int(configuration.selection.timeIntervalSince1970)) s") {
        configuration.selection.addTimeInterval(60)
      }
      if configuration.minimumDate == nil, let last = configuration.maximumDate,
        configuration.displayedComponents == .date
      {
        Text("until \(Int(last.timeIntervalSince1970))")
      }
    }
  }
}

private struct Usual: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(">")
      DatePicker(configuration)
    }
  }
}
