import Testing

@testable import Views

/// What is drawn can be named anywhere: the targets of most programs are on no actor.
struct NonisolatedTests {
  @Test func `values of what is drawn are made on no actor`() {
    #expect(picture(3, 1) { Level.high.mark } == "!")
    #expect(Set([Level.low.color, Level.high.color, .red]).count == 2)
    #expect(Level.insets == EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test func `a text is put together on no actor`() {
    #expect(picture(9, 1) { Level.high.title } == "very high")
    #expect(picture(2, 1) { Level.high.title } == "v…")
  }

  @Test func `values of what is drawn go from task to task`() async {
    let color = await Task.detached { Level.high.color.opacity(0.5) }.value
    #expect(color == .red.opacity(0.5))
  }

  @Test func `a binding is made of another on no actor`() {
    var value: String?
    let name = orElse(Binding(get: { value }, set: { value = $0 }), "日本")
    #expect(name.wrappedValue == "日本")
    name.wrappedValue = "a"
    #expect(value == "a")
  }
}

private nonisolated enum Level {
  case low, high

  static let insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  static let edges: Edge.Set = [.top, .horizontal]
  static let alignment = Alignment.topLeading
  static let animation = Animation.easeOut(duration: 0.2)
  static let shortcut = KeyboardShortcut.defaultAction
  static let role = ButtonRole.destructive
  static let transition = AnyTransition.opacity.combined(with: .move(edge: .top))

  var color: Color { self == .high ? .red : Color(white: 0.5) }
  var font: Font { self == .high ? .headline.italic() : .system(size: 12) }
  var mark: Image { Image(systemName: self == .high ? "exclamationmark" : "minus") }
  var title: Text { Text("very ").bold() + Text("high").foregroundColor(color).font(font) }
}

private nonisolated func orElse<Value>(_ base: Binding<Value?>, _ value: Value) -> Binding<Value> {
  Binding(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
}
