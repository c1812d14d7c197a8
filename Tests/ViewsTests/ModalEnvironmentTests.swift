import Cells
import Testing

@testable import Views

/// What the views in a modal inherit, and what not.
struct ModalEnvironmentTests {
  private func fixture(_ isSheet: Bool) -> ViewFixture {
    ViewFixture(24, 6) {
      VStack { Presenting(isSheet: isSheet) }
        .environment(\.greeting, "hello")
        .foregroundColor(.red)
        .lineLimit(1)
        .disabled(true)
    }
  }

  @Test func `a sheet inherits custom values, but neither style nor disabling`() {
    let fixture = fixture(true)
    #expect(fixture.picture.contains("▸ hello ◂"))
    #expect(fixture.draw()[10, 2].style.foreground == .standard)
  }

  @Test func `so does an alert`() {
    let fixture = fixture(false)
    #expect(fixture.picture.contains("▸ hello ◂"))
  }

  @Test func `an alert shows the focus whatever buttons look like around it`() {
    let fixture = ViewFixture(24, 6) {
      Text("").alert("A", isPresented: .constant(true)) { Button("B") {} }.buttonStyle(.plain)
    }
    #expect(fixture.picture.contains("▸ B ◂"))
  }
}

private struct Presenting: View {
  let isSheet: Bool

  var body: some View {
    Text("")
      .sheet(isPresented: .constant(isSheet)) { Greeting() }
      .alert("A", isPresented: .constant(!isSheet)) { Greeting() }
  }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting

  var body: some View { Button(greeting) {} }
}

extension EnvironmentValues {
  private enum GreetingKey: EnvironmentKey {
    static let defaultValue = "none"
  }

  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
