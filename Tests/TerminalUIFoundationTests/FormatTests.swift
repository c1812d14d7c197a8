import TerminalUIFoundation
import Testing

/// Controls of values that formats write, and what is written again as time goes.
struct FormatTests {
  private let english = Locale(identifier: "en_US")

  @Test func `names and steppers show values as formats write them`() {
    #expect(
      lines(20, 1) {
        LabeledContent("日本", value: 1234, format: .number.locale(english))
      } == ["日本           1,234"])
    var value = 1.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let host = host(30, 1) {
      Stepper(
        "Scale", value: binding, in: 0...2, step: 0.5, format: .number.locale(english))
    }
    #expect(host.lines[0].contains("Scale") && host.lines[0].contains("1.5"))
    host.press(.rightArrow, .rightArrow)
    #expect(value == 2)
  }

  @Test func `a field reads what a format does`() {
    var value = 3
    let binding = Binding(get: { value }, set: { value = $0 })
    let host = host(20, 1) {
      TextField(value: binding, format: .number.locale(english)) { Text("Count") }
    }
    host.press("4", .return)
    #expect(value == 34 || value == 43)
  }

  @Test func `dates stay on their side of a limit`() {
    let limit = Date(timeIntervalSince1970: 0)
    var date = limit
    let binding = Binding(get: { date }, set: { date = $0 })
    let early = host(40, 1) {
      DatePicker(selection: binding, in: ...limit, displayedComponents: .date) { Text("Date") }
        .datePickerStyle(GraphicalDatePickerStyle())
    }
    early.press("+")
    #expect(date == limit)
    early.press("-")
    #expect(date < limit)
    date = limit
    let late = host(40, 1) {
      DatePicker(selection: binding, in: limit..., displayedComponents: .date) { Text("Date") }
    }
    late.press("-")
    #expect(date == limit)
    late.press("+")
    #expect(date > limit)
  }

  @Test func `what is counted from now is written again, and a day is not`() {
    let now = Date()
    #expect(due { Text(now, style: .timer) } == .seconds(1))
    #expect(due { Text(now, style: .relative).bold() + Text(" ago") } == .seconds(1))
    #expect(due { Text(now.addingTimeInterval(-90_000), style: .offset) } == .seconds(60))
    #expect(due { Text(now, style: .date) } == nil)
    #expect(due { Text(now, style: .timer).hidden() } == nil)
    #expect(due { Text(timerInterval: now...now.addingTimeInterval(60)) } == .seconds(1))
    #expect(due { Text(timerInterval: now...now.addingTimeInterval(60), pauseTime: now) } == nil)
  }

  @Test func `a timeline is made again as its schedule says`() {
    #expect(
      due { TimelineView(.periodic(from: .now, by: 2)) { Text("\($0.date)") } } == .seconds(2))
    #expect(due { TimelineView(.everyMinute) { _ in Text("a") } } == .seconds(60))
    #expect(due { TimelineView(.animation) { _ in Text("a") } } == .milliseconds(100))
    let view = TimelineView(.animation(minimumInterval: 1)) { _ in Text("日本") }
    #expect(lines(4, 1) { view } == ["日本"])
  }

  @Test func `shapes can be drawn further in, and touch is no gesture of a mouse`() {
    #expect(lines(6, 3) { Rectangle().inset(by: 16).fill(.red).onOpenURL { _ in } }[0] == "")
    #expect(lines(6, 1) { UnevenRoundedRectangle(topLeadingRadius: 8).fill(.red) }.count == 1)
    let view = Text("a").gesture(MagnificationGesture().onChanged { _ in })
      .gesture(RotationGesture().onEnded { _ in }).gesture(MagnifyGesture())
      .gesture(RotateGesture())
    #expect(lines(3, 1) { view }[0].contains("a"))
  }

  @Test func `bundles have nothing to name`() {
    #expect(lines(4, 1) { Text("日本", bundle: .main, comment: "a") } == ["日本"])
    #expect(Color("red", bundle: nil) == .red)
  }

  private func due(@ViewBuilder _ content: () -> some View) -> Duration? {
    host(20, 2, content: content).host.nextDue?.offset
  }

  private func lines(
    _ width: Int, _ height: Int, @ViewBuilder _ content: () -> some View
  ) -> [String] {
    host(width, height, content: content).lines
  }

  private func host(
    _ width: Int, _ height: Int, @ViewBuilder content: () -> some View
  ) -> Screen {
    Screen(width, height, content: content)
  }
}

/// Views on a screen of their own: keys in, lines out.
@MainActor private final class Screen {
  let host: TerminalUI.Host

  init(_ width: Int, _ height: Int, @ViewBuilder content: () -> some View) {
    let content = content()
    host = TerminalUI.Host(size: Size(width: width, height: height)) { content }
    draw()
  }

  private(set) var lines: [String] = []

  private func draw() {
    repeat {
      lines = host.frame(at: AnyClock.Instant(offset: .zero)).buffer.lines
      host.runEffects()
    } while host.needsFrame
  }

  func press(_ keys: KeyEquivalent...) {
    for key in keys {
      host.send(.key(KeyPress(key)))
      draw()
    }
  }
}
