/// Things of which one is chosen; after the last comes the first.
struct Cycle<Element> {
  private let elements: [Element]
  private var index: Int

  /// - Parameter start: Counts from 0.
  init(_ elements: [Element], startingAt start: Int = 0) {
    precondition(elements.indices.contains(start), "one of the elements is always chosen")
    self.elements = elements
    index = start
  }

  var current: Element { elements[index] }
  var count: Int { elements.count }

  /// Where the chosen one stands, for people.
  var position: String { "\(index + 1) of \(count)" }

  mutating func next() { index = (index + 1) % count }
  mutating func previous() { index = (index + count - 1) % count }
}
