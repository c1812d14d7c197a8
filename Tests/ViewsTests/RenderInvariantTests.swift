import Cells
import Observation
import StateKit
import TestSupport
import Testing

@testable import Views

/// A screen that draws each state of a load, with any events, sizes and pauses between its frames.
struct RenderInvariantTests {
  /// So many find each broken screen below, every time.
  private static let histories = Soak.count(5000, soak: 20_000)

  @Test func `at rest the last frame is of the last state, and drawing starts no load`() {
    let found = property { RenderFixture(model: LoadModel()) }
      .counterexample(histories: Self.histories, upTo: 30)
    #expect(found?.description == nil)
  }

  @Test func `a model that takes states for equal by their kind is caught`() throws {
    let property = property { RenderFixture(model: BlindModel()) }
    let found = try #require(property.counterexample(histories: Self.histories, upTo: 30))
    #expect(found.history.count <= 8, "\(found)")
  }

  @Test func `a screen that loads when it is drawn is caught`() throws {
    let property = property { RenderFixture(model: LoadModel(), loadsWhenDrawn: true) }
    let found = try #require(property.counterexample(histories: Self.histories, upTo: 30))
    #expect(found.history.count <= 2, "\(found)")
  }

  private func property(_ fixture: @escaping () -> RenderFixture) -> Property<RenderCommand> {
    Property(name: "what is drawn", command: RenderCommand.random) { history in
      let fixture = fixture()
      for command in history { fixture.run(command) }
      fixture.run(.frame)
      return fixture.violation
    }
  }
}

private enum RenderCommand {
  case load, cancel, dismiss, reset
  case value(Int)
  case nothing, failure
  case frame
  case pause(milliseconds: Int)
  case resize(columns: Int)

  static func random(_ random: inout SeededGenerator) -> RenderCommand {
    switch random.number(0...13) {
    case 0...3: .load
    case 4...6: .value(random.number(0...9))
    case 7: .nothing
    case 8: .failure
    case 9: [.cancel, .dismiss, .reset][random.number(0...2)]
    case 10...11: .frame
    case 12: .pause(milliseconds: random.number(1...1000))
    default: .resize(columns: random.number(0...24))
    }
  }
}

private protocol LoadShowing: AnyObject {
  var state: ViewState<Int> { get }
  var machine: LoadMachine<Int> { get }
  var starts: Int { get }
  func send(_ event: LoadMachine<Int>.Event)
}

@Observable private final class LoadModel: LoadShowing {
  private(set) var machine = LoadMachine<Int>()
  @ObservationIgnored private(set) var starts = 0

  var state: ViewState<Int> { machine.state }

  func send(_ event: LoadMachine<Int>.Event) {
    let (next, effects) = machine.after(event)
    machine = next
    for case .start in effects { starts += 1 }
  }
}

/// Keeps its state in what is equal when the kind is.
@Observable private final class BlindModel: LoadShowing {
  struct Kind: Equatable {
    var state = ViewState<Int>.idle

    nonisolated static func == (one: Kind, other: Kind) -> Bool {
      one.state.isLoading == other.state.isLoading
        && (one.state.content == nil) == (other.state.content == nil)
    }
  }

  @ObservationIgnored private(set) var machine = LoadMachine<Int>()
  @ObservationIgnored private(set) var starts = 0
  private var kind = Kind()

  var state: ViewState<Int> { kind.state }

  func send(_ event: LoadMachine<Int>.Event) {
    let (next, effects) = machine.after(event)
    machine = next
    kind = Kind(state: next.state)
    for case .start in effects { starts += 1 }
  }
}

private struct LoadScreen: View {
  let read: () -> ViewState<Int>

  var body: some View {
    switch read() {
    case .idle: Text("nothing yet")
    case .loading(.loaded(let number)): ProgressView("\(number) and more")
    case .loading: ProgressView("wait")
    case .loaded(let number): Text("number \(number)")
    case .empty(let message): Text(message)
    case .error(_, .fullScreen): Text("failed")
    case .error(_, .alert(let id, let number)): Text("alert \(id) over \(number)")
    case .error(_, .banner(let number)): Text("\(number), failed")
    }
  }
}

/// The screen in a host that is asked for a frame only when it says that one is needed or due.
private final class RenderFixture {
  private struct Failure: Error {}

  private let model: any LoadShowing
  private let host: Host
  private var now = AnyClock.Instant(offset: .zero)
  private var buffer: CellBuffer
  private(set) var violation: String?

  init(model: any LoadShowing, loadsWhenDrawn: Bool = false) {
    let screen = LoadScreen {
      if loadsWhenDrawn { model.send(.load(.background)) }
      return model.state
    }
    self.model = model
    host = Host(size: Size(width: 16, height: 2)) { screen }
    buffer = host.frame(at: now).buffer
  }

  func run(_ command: RenderCommand) {
    switch command {
    case .load: model.send(.load(.user))
    case .value(let number): answer { .succeeded($0, .value(number)) }
    case .nothing: answer { .succeeded($0, .nothing("empty")) }
    case .failure: answer { .failed($0, Failure()) }
    case .cancel: model.send(.cancel)
    case .dismiss:
      if case .error(_, .alert(let id, _)) = model.state { model.send(.dismiss(id: id)) }
    case .reset: model.send(.reset)
    case .frame: check()
    case .pause(let milliseconds): now = now.advanced(by: .milliseconds(milliseconds))
    case .resize(let columns): host.send(.resize(Size(width: columns, height: 2)))
    }
  }

  private func answer(_ event: (LoadMachine<Int>.Token) -> LoadMachine<Int>.Event) {
    if let token = model.machine.liveToken { model.send(event(token)) }
  }

  /// Compares the last frame with a redrawn one, twice.
  private func check() {
    let starts = model.starts
    if host.needsFrame || host.nextDue.map({ $0 <= now }) ?? false {
      buffer = host.frame(at: now).buffer
    }
    let redrawn = fresh()
    if buffer.text != redrawn { violation = violation ?? "\(buffer.text), not \(redrawn)" }
    if fresh() != redrawn { violation = violation ?? "drawn differently again: \(redrawn)" }
    if model.starts != starts { violation = violation ?? "drawing started a load" }
  }

  private func fresh() -> String {
    let state = model.machine.state
    return CellRenderer(width: host.size.width, height: host.size.height, at: now) {
      LoadScreen { state }
    }.text
  }
}
