import TerminalUIFoundation
import Testing

/// Dates that are picked part by part.
struct DatePickerTests {
  @Test func `the arrows go from part to part and change them`() {
    let screen = ControlScreen { Appointment() }
    #expect(screen.draw()[0] == "日 ▸ 2026-03-01 09:30 ◂")
    screen.press(.upArrow, .rightArrow, "+", .rightArrow, .downArrow)
    #expect(screen.draw()[0] == "日 ▸ 2027-03-31 09:30 ◂")
    screen.press(.rightArrow, "-", .rightArrow, .upArrow, .leftArrow, "-")
    #expect(screen.draw()[0] == "日 ▸ 2027-03-31 07:31 ◂")
    #expect(!screen.press("x"))
    screen.press(.leftArrow, .leftArrow, .leftArrow)
    #expect(!screen.press(.leftArrow), "the first part")
  }

  @Test func `a click chooses a part, and the focus is seen`() {
    let screen = ControlScreen {
      Button("a") {}
      Appointment()
    }
    #expect(screen.draw()[1] == "日 [ 2026-03-01 09:30 ]")
    screen.click(13, 1)
    #expect(screen.draw()[1] == "日 ▸ 2026-03-01 09:30 ◂")
    screen.press("+")
    #expect(screen.draw()[1] == "日 ▸ 2026-03-02 09:30 ◂")
    screen.press(.tab)
    #expect(screen.draw()[0] == "▸ a ◂")
  }

  @Test func `a range keeps the date within it`() {
    let day = Appointment.date
    let screen = ControlScreen {
      Appointment(range: day...day.addingTimeInterval(3600), components: .hourAndMinute)
    }
    #expect(screen.draw()[0] == "日 ▸ 09:30 ◂")
    screen.press("-")
    #expect(screen.draw()[0] == "日 ▸ 09:30 ◂")
    screen.press("+", "+")
    #expect(screen.draw()[0] == "日 ▸ 10:30 ◂")
  }

  @Test func `a disabled one changes nothing, and in a form it is a row`() {
    let disabled = ControlScreen { Appointment(components: .date).disabled(true) }
    #expect(!disabled.press("+"))
    disabled.click(5, 0)
    disabled.press("+")
    #expect(disabled.draw()[0] == "日 [ 2026-03-01 ]")
    let form = ControlScreen { Form { Appointment(components: .date) } }
    form.press(.rightArrow, "+")
    #expect(form.draw()[0].contains("2026-04-01"))
    form.press(.rightArrow, "-")
    #expect(form.draw()[0].contains("2026-03-31"), "a month of fewer days")
  }

  @Test(arguments: [(40, 10), (200, 60)])
  func `Tab goes through it, and by one that is disabled`(width: Int, height: Int) {
    let screen = ControlScreen(width, height) {
      Button("before") {}
      Appointment(components: .date)
      Appointment(components: .date).disabled(true)
      Button("after") {}
    }
    let text = "日 [ 2026-03-01 ]"
    #expect(screen.draw().prefix(4) == ["▸ before ◂", text, text, "[ after ]"])
    screen.press(.tab)
    #expect(
      screen.draw().prefix(4) == ["[ before ]", "日 ▸ 2026-03-01 ◂", text, "[ after ]"])
    screen.press(.tab)
    #expect(screen.draw().prefix(4) == ["[ before ]", text, text, "▸ after ◂"])
    screen.press(.tab, .tab, "+")
    #expect(screen.draw()[1...2] == ["日 ▸ 2027-03-01 ◂", text])
    let form = ControlScreen(width, height) { Form { Appointment(components: .date) } }
    let gap = String(repeating: " ", count: width - 20)
    #expect(form.draw()[0] == "▌ 日\(gap)[ 2026-03-01 ]")
  }

  @Test func `the chosen part and the date go with their id, and begin again in another branch`() {
    let screen = ControlScreen { Ordered() }
    screen.press(.tab, .rightArrow, "+", .tab, .return)
    #expect(
      screen.draw().prefix(3) == ["日 [ 2026-04-01 ]", "日 [ 2026-03-01 ]", "▸ next ◂"])
    screen.press(.tab, "+")
    #expect(screen.draw()[0] == "日 ▸ 2026-05-01 ◂", "the month is still the chosen part")
    screen.press(.tab, .tab, .return)
    #expect(screen.draw().prefix(3) == ["日 [ 2026-03-01 ]", "▸ next ◂", ""])
  }

  @Test func `a label that is wide wraps, the date does not, and without one it stands alone`() {
    let label = ControlScreen(19, 3) { Appointment(label: "日本語日本語", components: .date) }
    #expect(label.draw() == ["日本", "語日 ▸ 2026-03-01 ◂", "本語"])
    let hidden = ControlScreen(19, 1) { Appointment(components: .date).labelsHidden() }
    #expect(hidden.draw() == ["▸ 2026-03-01 ◂"])
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 1), (12, 2), (40, 10), (200, 60)])
  func `it is drawn on screens of any size`(width: Int, height: Int) {
    let screen = ControlScreen(width, height) { Appointment() }
    screen.press("+", .rightArrow, "-")
    for x in 0..<width { screen.click(x, 0) }
    #expect(screen.draw().count == height)
  }
}

private struct Appointment: View {
  static let date =
    DateComponents(
      calendar: calendar, year: 2026, month: 3, day: 1, hour: 9, minute: 30
    ).date ?? .distantPast
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @State private var date = Self.date
  var label = "日"
  var range: ClosedRange<Date> = .distantPast ... .distantFuture
  var components: DatePickerComponents = [.date, .hourAndMinute]

  var body: some View {
    DatePicker(label, selection: $date, in: range, displayedComponents: components)
      .environment(\.calendar, Self.calendar)
  }
}

private struct Ordered: View {
  @State private var orders = [["a", "b"], ["b", "a"], ["c"]]

  var body: some View {
    ForEach(orders[0], id: \.self) { _ in Appointment(components: .date) }
    Button("next") { orders.removeFirst() }
  }
}
