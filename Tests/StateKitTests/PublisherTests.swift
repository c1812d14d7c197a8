import StateKit
import Testing

/// Publishers and what is made of them.
@MainActor struct PublisherTests {
  @Test func `values are changed, left out and put together`() {
    let numbers = PassthroughSubject<Int, Never>()
    let texts = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    var kept: Set<AnyCancellable> = []
    numbers.removeDuplicates().dropFirst().compactMap { $0 == 3 ? nil : $0 }
      .combineLatest(texts) { "\($0)\($1)" }
      .sink { seen.append($0) }.store(in: &kept)
    for number in [1, 1, 2, 2, 3, 4] { numbers.send(number) }
    texts.value = "b"
    #expect(seen == ["2a", "4a", "4b"])
    #expect(texts.value == "b")
    kept.removeAll()
    numbers.send(5)
    #expect(seen.count == 3)
  }

  @Test func `two publishers are one, and one value is enough`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var events: [Int] = []
    var kept: [AnyCancellable] = []
    Just(1).merge(with: subject).handleEvents { events.append($0) }
      .sink { seen.append($0) }.store(in: &kept)
    subject.send(2)
    #expect(seen == [1, 2])
    #expect(events == seen)
    kept[0].cancel()
    subject.send(3)
    #expect(seen == [1, 2])
  }

  @Test func `values are written into properties`() {
    let model = Form()
    #expect(!model.isValid)
    model.name = "Ann"
    #expect(!model.isValid && model.message == "Ann!")
    model.password = "secret"
    model.repeated = "secret"
    #expect(model.isValid)
    model.name = ""
    #expect(!model.isValid && model.message == "!")
  }

  @Test func `what is assigned to a property ends with it`() {
    let names = PassthroughSubject<String, Never>()
    var model: Form? = Form()
    weak let gone = model
    if let model { names.assign(to: &model.$name) }
    names.send("Bob")
    #expect(model?.name == "Bob")
    model = nil
    #expect(gone == nil)
    names.send("Cy")
  }

  @Test func `a value is waited for until no other comes`() async {
    let time = TestClock()
    let texts = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let waiting = texts.debounce(for: .seconds(1), clock: time.clock).sink { seen.append($0) }
    texts.send("a")
    texts.send("ab")
    await settle()
    time.advance(by: .milliseconds(900))
    texts.send("abc")
    await settle()
    time.advance(by: .milliseconds(900))
    await settle()
    #expect(seen == [])
    time.advance(by: .milliseconds(100))
    await settle()
    #expect(seen == ["abc"])
    texts.send("x")
    waiting.cancel()
    await settle()
    time.advance(by: .seconds(2))
    await settle()
    #expect(seen == ["abc"])
  }

  @Test func `a value is received after what is under way`() async {
    let time = TestClock()
    let numbers = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let kept = numbers.delay(for: .zero, clock: time.clock).sink { seen.append($0) }
    numbers.send(1)
    numbers.send(2)
    #expect(seen == [])
    await settle()
    #expect(seen == [1, 2])
    numbers.send(3)
    kept.cancel()
    await settle()
    #expect(seen == [1, 2])
  }

  @Test func `a publisher runs from the first listener to the last`() {
    let source = Source()
    let shared = source.autoconnect()
    #expect(source.isRunning == false)
    let first = shared.sink { _ in }
    let second = shared.sink { _ in }
    first.cancel()
    #expect(source.isRunning)
    second.cancel()
    #expect(!source.isRunning)
    let third = shared.sink { _ in }
    shared.upstream.connect().cancel()
    #expect(!source.isRunning)
    third.cancel()
  }

  /// Lets the tasks of the main actor run until they wait.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}

private final class Form: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published var isValid = false
  @Published var message = ""
  private var kept: Set<AnyCancellable> = []

  init() {
    $name.map { $0 + "!" }.assign(to: &$message)
    Publishers.CombineLatest3($name, $password, $repeated)
      .map { !$0.isEmpty && !$1.isEmpty && $1 == $2 }
      .eraseToAnyPublisher()
      .assign(to: &$isValid)
  }
}

private final class Source: ConnectablePublisher {
  var isRunning = false

  func sink(receiveValue: @escaping (Int) -> Void) -> AnyCancellable { AnyCancellable {} }

  func connect() -> any Cancellable {
    isRunning = true
    return AnyCancellable { [weak self] in self?.isRunning = false }
  }
}
