/// The newest elements, as many as fit; the oldest makes room for a new one.
struct Ring<Element> {
  private let capacity: Int
  private var slots: [Element] = []
  private var oldest = 0

  init(capacity: Int) {
    precondition(capacity >= 0, "a ring cannot hold fewer than no elements")
    self.capacity = capacity
  }

  /// The oldest first.
  var elements: [Element] { Array(slots[oldest...] + slots[..<oldest]) }

  mutating func append(_ element: Element) {
    guard capacity > 0 else { return }
    guard slots.count == capacity else { return slots.append(element) }
    slots[oldest] = element
    oldest = (oldest + 1) % capacity
  }

  mutating func removeAll() { self = Ring(capacity: capacity) }
}

extension Ring: Sendable where Element: Sendable {}
