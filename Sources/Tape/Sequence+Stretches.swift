extension Sequence {
  /// The elements in order, neighbours that belong together in one array.
  func stretches(_ belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { stretches, next in
      if let last = stretches.last?.last, belong(last, next) {
        stretches[stretches.count - 1].append(next)
      } else {
        stretches.append([next])
      }
    }
  }
}
