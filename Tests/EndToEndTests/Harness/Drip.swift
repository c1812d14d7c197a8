import FlyingSocks

/// A body that never ends: a blank every fifty milliseconds.
struct Drip: AsyncBufferedSequence {
  func makeAsyncIterator() -> Iterator { Iterator() }

  struct Iterator: AsyncBufferedIteratorProtocol {
    mutating func next() async throws -> UInt8? {
      try await Task.sleep(for: .milliseconds(50))
      return UInt8(ascii: " ")
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      try await next().map { [$0] }
    }
  }
}
