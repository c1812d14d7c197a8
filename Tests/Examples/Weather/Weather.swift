import StateKit

struct NoResponse: Error {}

@main @MainActor struct Weather {
  static func main() async {
    let retries = RetryPolicy { $0 is NoResponse ? .transient() : .permanent }
    let degrees = Loader<Int>(clock: .continuous(), retries: retries) {
      if Int.random(in: 0...2) > 0 { throw NoResponse() }
      return .value(Int.random(in: -5...30))
    }
    degrees.load()
    for await state in degrees.states {
      switch state {
      case .idle: print("Nobody has asked.")
      case .loading where degrees.isWaiting: print("No answer yet. The next try is soon.")
      case .loading: print("Asking…")
      case .loaded(let number): return print("It is \(number) degrees.")
      case .empty(let message): return print(message)
      case .error: return print("There is no answer.")
      }
    }
  }
}
