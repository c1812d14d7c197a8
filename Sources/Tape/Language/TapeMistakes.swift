import Essentials

/// All that is wrong with a tape: it is read whole before anything runs, so the user sees everything at once.
public struct TapeMistakes: Error, Equatable, Sendable {
  /// One thing that is wrong.
  public struct Mistake: Hashable, Sendable {
    /// Where it is.
    public var location: TapeLocation
    /// What is wrong, and the nearest that would be right; one line.
    public var message: String

    /// A mistake at a location.
    public init(at location: TapeLocation, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The mistakes, in the order of the tape; never empty.
  public var all: [Mistake]

  /// Mistakes that were found in one tape and what it sources.
  public init(_ all: [Mistake]) { self.all = all }
}

extension TapeMistakes: LocalizedError {
  /// A line a mistake: `error.tape:7:12: what is wrong`.
  public var errorDescription: String? {
    all.map { "\($0.location): \($0.message)" }.joined(separator: "\n")
  }
}
