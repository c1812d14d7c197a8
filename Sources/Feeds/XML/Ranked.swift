/// The best of several values: the first of those with the lowest rank.
struct Ranked<Value> {
  var value: Value?
  private(set) var rank = Int.max

  /// Whether a value of a rank would be taken, so that one that would not need not be made.
  func takes(rank: Int) -> Bool { rank < self.rank }

  mutating func offer(_ value: Value?, rank: Int) {
    guard let value, takes(rank: rank) else { return }
    self.value = value
    self.rank = rank
  }
}
