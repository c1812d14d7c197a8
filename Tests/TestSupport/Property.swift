/// An invariant about every history of commands, searched for a history that breaks it.
public struct Property<Command> {
  private let name: String
  private let command: (inout SeededGenerator) -> Command
  private let violation: ([Command]) -> String?

  /// - Parameters:
  ///   - command: One command at random.
  ///   - violation: What the history breaks, nil if the invariant holds. It must stand any history, so that
  ///     one can be shortened.
  public init(
    name: String, command: @escaping (inout SeededGenerator) -> Command,
    violation: @escaping ([Command]) -> String?
  ) {
    self.name = name
    self.command = command
    self.violation = violation
  }

  /// A history that breaks the invariant and cannot be made shorter.
  public struct Counterexample: CustomStringConvertible {
    let name: String
    public let seed: Int
    public let history: [Command]
    let violation: String

    public var description: String { "\(name): \(violation); seed \(seed), history \(history)" }
  }

  /// The shortest of the first few histories that were found to break the invariant; each begins with a seed of
  /// its own. One alone may be long: what cannot be left out of it may be left out of another.
  public func counterexample(histories: Int, upTo length: Int, seed: Int? = nil) -> Counterexample?
  {
    let first = seed ?? .random(in: 0..<1_000_000_000)
    var found: [Counterexample] = []
    for seed in first..<(first + histories) {
      var random = SeededGenerator(seed: seed)
      let history = (0..<random.number(1...length)).map { _ in command(&random) }
      guard violation(history) != nil else { continue }
      let short = shortened(history)
      found.append(
        Counterexample(name: name, seed: seed, history: short, violation: violation(short) ?? ""))
      if found.count == 5 { break }
    }
    return found.min { $0.history.count < $1.history.count }
  }

  /// Leaves commands out, many at once and then one by one, as long as what is left breaks the invariant.
  private func shortened(_ history: [Command]) -> [Command] {
    var history = history
    var size = max(history.count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < history.count {
        var rest = history
        rest.removeSubrange(start..<min(start + size, history.count))
        if violation(rest) != nil {
          history = rest
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return history }
      size = max(size / 2, 1)
    }
  }
}
