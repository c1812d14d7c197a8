/// What a demo has to say, line by line.
public enum DemoMessage: Equatable, Sendable {
  /// Something that was done.
  case word(String)
  /// Something that is wrong, and what to do.
  case problem(String)
}
