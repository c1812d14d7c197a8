import Cells
import Observation
import TestSupport
import Testing

@testable import Views

/// Alerts over screens that load, fail and are tried again, in the ways that programs write them.
struct RetryTests {
  @Test(arguments: ["binding", "appearance", "modifier"])
  func `a second failure is shown as the first was`(way: String) {
    let model = Outcomes()
    let fixture = ViewFixture(40, 12) { Screen(way: way, model: model) }
    #expect(fixture.picture.contains("Loading"))
    for number in 1...3 {
      model.phase = .failed(Failure(number: number))
      #expect(fixture.picture.contains("Failure \(number)"), "\(way)")
      #expect(fixture.picture.contains("▸ OK ◂"))
      fixture.press(.tab, .return)
      #expect(model.loads == number + 1)
      #expect(!fixture.picture.contains("Failure"), "\(way)")
      #expect(fixture.picture.contains("Loading"), "\(way)")
    }
    model.phase = .loaded(["post"])
    #expect(fixture.picture.contains("post"))
    #expect(!fixture.picture.contains("OK"))
  }

  @Test func `two quick presses of Try Again try once`() {
    let model = Outcomes()
    let fixture = ViewFixture(40, 12) { Screen(way: "appearance", model: model) }
    fixture.draw()
    model.phase = .failed(Failure(number: 1))
    fixture.draw()
    fixture.host.send(.key(KeyPress(.tab)))
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress(.return)))
    fixture.draw()
    #expect(model.loads == 2)
  }

  @Test func `two quick presses of Login start one login`() async {
    let service = Service()
    let fixture = ViewFixture(40, 6) { LoginScreen(model: LoginModel(service: service)) }
    fixture.draw()
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress(.return)))
    fixture.host.send(.key(KeyPress(.space)))
    await until { service.count > 0 }
    for _ in 0..<9 { await Task.yield() }
    #expect(service.count == 1)
    #expect(fixture.picture == "⠋")
    fixture.press(.return)
    service.end()
    await until { fixture.host.needsFrame }
    #expect(fixture.picture == "Welcome, a")
    #expect(service.count == 1)
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `a modal that the program takes away from a task restores the focus`() async {
    let fixture = ViewFixture(40, 12) { Closing() }
    fixture.press(.tab, .return)
    #expect(fixture.picture.contains("Sheet"))
    await until { fixture.host.needsFrame }
    #expect(fixture.picture == "[ First ]\n▸ Open ◂\nclosed")
  }
}

private struct Failure: Error, CustomStringConvertible {
  let number: Int
  var description: String { "Failure \(number)" }
}

@Observable private final class Outcomes {
  enum Phase {
    case loading
    case loaded([String])
    case failed(any Error)
  }

  var phase = Phase.loading
  @ObservationIgnored var loads = 0

  var error: (any Error)? {
    if case .failed(let error) = phase { error } else { nil }
  }

  func load() {
    loads += 1
    phase = .loading
  }
}

private struct Screen: View {
  let way: String
  @State var model: Outcomes
  @State private var isShown = false
  @State private var message = ""

  var body: some View {
    ZStack {
      switch model.phase {
      case .loading: ProgressView("Loading")
      case .loaded(let posts): List(posts, id: \.self) { Text($0) }
      case .failed(let error):
        if way == "appearance" {
          Color.clear.onAppear {
            message = "\(error)"
            isShown = true
          }
        } else {
          Text("below")
        }
      }
    }
    .alert("Error", isPresented: $isShown) {
      Button("OK", role: .cancel) {}
      Button("Try Again") { model.load() }
    } message: {
      Text(message)
    }
    .alert(
      "Error",
      isPresented: Binding(
        get: { way == "binding" && model.error != nil },
        set: { if !$0, model.error != nil { model.phase = .loading } })
    ) {
      Button("OK", role: .cancel) {}
      Button("Try Again") { model.load() }
    } message: {
      if let error = model.error { Text("\(error)") }
    }
    .modifier(ErrorAlert(error: way == "modifier" ? model.error : nil) { model.load() })
    .onAppear { model.load() }
  }
}

private struct ErrorAlert: ViewModifier {
  let error: (any Error)?
  let retry: () -> Void
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .alert("Error", isPresented: $isShown) {
        Button("OK", role: .cancel) {}
        Button("Try Again", action: retry)
      } message: {
        if let error { Text("\(error)") }
      }
      .onChange(of: error) { _, new in isShown = new != nil }
  }
}

private final class Service {
  private(set) var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func login() async -> String {
    count += 1
    await withCheckedContinuation { waiting.append($0) }
    return "a"
  }

  func end() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@Observable private final class LoginModel {
  enum State: Equatable {
    case idle
    case submitting
    case success(String)
    case error(String)
  }

  var state = State.idle
  private let service: Service

  init(service: Service) { self.service = service }

  func submit() async {
    guard case .idle = state else { return }
    state = .submitting
    state = .success(await service.login())
  }
}

private struct LoginScreen: View {
  @State var model: LoginModel

  var body: some View {
    VStack {
      switch model.state {
      case .idle: button
      case .submitting: ProgressView()
      case .success(let user): Text("Welcome, \(user)")
      case .error(let message):
        Text(message).foregroundColor(.red)
        button
      }
    }
  }

  private var button: some View {
    Button("Login") { Task { await model.submit() } }.disabled(model.state == .submitting)
  }
}

private struct Closing: View {
  @State private var isShown = false

  var body: some View {
    Button("First") {}
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Sheet") {}
          .task {
            await Task.yield()
            isShown = false
          }
      }
    Text(isShown ? "open" : "closed")
  }
}
