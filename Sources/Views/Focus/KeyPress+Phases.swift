import Cells

nonisolated extension KeyPress {
  /// The steps of pressing a key.
  public struct Phases: OptionSet, Sendable {
    /// The set as bits, one a step.
    public let rawValue: Int
    /// Takes the bits of a set over as they are.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down; a key that repeats goes down again each time.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held down, which a terminal cannot tell from pressing it again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up, which a terminal never tells.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The step that this press is: always that the key went down.
  public var phase: Phases { .down }
}
