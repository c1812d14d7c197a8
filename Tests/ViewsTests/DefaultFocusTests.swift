import Cells
import Testing

@testable import Views

/// Where the focus begins in a scope, and what assistive software is told of it.
struct DefaultFocusTests {
  @Test func `the focus begins at the view that prefers it, and is reset to it`() {
    let fixture = ViewFixture(12, 4) { Scoped() }
    #expect(fixture.picture == "[ a ]\n▸ b ◂\n[ 日 ]")
    fixture.press(.tab)
    #expect(fixture.picture == "[ a ]\n[ b ]\n▸ 日 ◂")
    fixture.press(.return)
    #expect(fixture.picture == "[ a ]\n▸ b ◂\n[ 日 ]")
  }

  @Test func `only a view in a scope of the namespace is preferred, and only if it says so`() {
    #expect(ViewFixture(12, 4) { Scoped(isPreferred: false) }.picture.hasPrefix("▸ a ◂"))
    #expect(ViewFixture(12, 4) { Scoped(isScoped: false) }.picture.hasPrefix("▸ a ◂"))
  }

  @Test func `names of namespaces differ by the property and by the view`() {
    let log = Log()
    ViewFixture(12, 4) {
      Named(log: log)
      Named(log: log)
    }
    .draw()
    #expect(Set(log.take().suffix(2)) == ["true"])
    #expect(Namespace().wrappedValue == Namespace().wrappedValue)
  }

  @Test func `the focus of assistive software is the one of the keys`() {
    let fixture = ViewFixture(12, 5) { Heard() }
    #expect(fixture.picture.hasPrefix("a false"))
    fixture.press(.tab)
    #expect(fixture.picture.hasPrefix("b true"))
    fixture.press(.return)
    #expect(fixture.picture.hasPrefix("a false") && fixture.picture.contains("▸ a ◂"))
  }
}

private struct Scoped: View {
  @Namespace private var namespace
  @Namespace private var other
  @Environment(\.resetFocus) private var resetFocus
  var isPreferred = true
  var isScoped = true

  var body: some View {
    VStack(alignment: .leading) {
      Button("a") {}
      Button("b") {}.prefersDefaultFocus(isPreferred, in: namespace)
      Button("日") { resetFocus(in: namespace) }
    }
    .focusScope(isScoped ? namespace : other)
    .focusSection()
  }
}

private struct Named: View {
  @Namespace private var first
  @Namespace private var second
  let log: Log

  var body: some View {
    log.add("\(first != second)")
    return Text("a")
  }
}

private struct Heard: View {
  @AccessibilityFocusState private var name: String?
  @AccessibilityFocusState private var isSecond: Bool

  var body: some View {
    Text("\(name ?? "-") \(isSecond)").accessibilityFocused($name, equals: "title")
    Button("a") {}.accessibilityFocused($name, equals: "a")
    Button("b") { name = "a" }.accessibilityFocused($name, equals: "b")
      .accessibilityFocused($isSecond)
  }
}
