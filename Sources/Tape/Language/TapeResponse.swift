/// What a `Serve` line lets the next load of a program answer, and after how long.
public struct TapeResponse: Equatable, Sendable {
  /// How a load ends.
  public enum Outcome: Equatable, Sendable {
    /// `posts "FILE"`: what is in a file, whose path is complete; `posts` alone: the program's own samples.
    case posts(file: String?)
    /// `feed "FILE"`: a document as a server sends it, whose path is complete; the program reads it. `charset
    /// "NAME"`: the encoding that the server names.
    case feed(file: String, charset: String? = nil)
    /// `picture "FILE"`: a picture, whose path is complete; it may be damaged, or none at all.
    case picture(file: String)
    /// `empty`: nothing is there.
    case empty
    /// `status CODE`: the server refuses, with an HTTP status; `retry TIME`: it asks to be left alone that long.
    case status(Int, retryAfter: Duration? = nil)
    /// `fail "WORDS"`: it fails, and the words say why. `permanently`: nothing would help.
    case fail(String, isPermanent: Bool)
    /// `never`: no answer comes.
    case never
  }

  /// How the load ends.
  public var outcome: Outcome
  /// `after`: how long it takes; none where the tape does not say.
  public var delay: Duration

  /// An answer that comes after a time.
  public init(_ outcome: Outcome, after delay: Duration = .zero) {
    self.outcome = outcome
    self.delay = delay
  }
}
