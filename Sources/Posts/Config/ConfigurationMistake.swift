/// One thing in a good TOML file that cannot be meant.
public struct ConfigurationMistake: Equatable, Sendable {
  /// The line it is on, from 1.
  public let line: Int
  /// What is wrong and what is expected, on one line.
  public let words: String
}
