/// A source that a tape names, whose answers it serves.
public struct TapeSource: Equatable, Sendable {
  /// What `Serve` and `Expect state of` call it, and the screen too; no two have the same.
  public var name: String
  /// `in`: the folder that it lies in; nil for none.
  public var folder: String?
  /// `at`: its address; nil leaves it to the program.
  public var address: String?
  /// `kept`: a file with what the program has kept of it before it starts, by its whole path; nil for nothing.
  public var kept: String?
  /// `new`: the program does not know it until somebody adds its address.
  public var isNew = false

  /// A source of which nothing but its name is known.
  public init(name: String) { self.name = name }
}
