import Essentials

/// Why a source gave nothing, for the errors panel: kept in the store, so that it outlives the program.
public struct SourceFailure: Equatable, Sendable {
  /// What there is to decide about it; the number is how the store has it.
  public enum Kind: Int64, Sendable {
    case other
    /// The source asks who is there.
    case asksForSignIn
    /// The server asks to be left alone until the next try.
    case asksToWait
    /// It was removed for good.
    case isGone
    /// Its server was not reached.
    case isUnreachable
    /// It is a page that names feeds.
    case namesFeeds
  }

  public var kind: Kind
  /// The status of HTTP where there was one.
  public var code: Int?
  /// The plain cause on one line, without the code and the time of the next try.
  public var message: String
  /// Tries in a row that failed, from 1; without those that the user made before the next one was due.
  public var attempts: Int
  /// When it failed last.
  public var date: Date
  /// Before this the source is not asked automatically; nil where nothing stands in the way.
  public var nextTry: Date?

  /// - Parameter kind: Nil where the code says it.
  public init(
    _ kind: Kind? = nil, code: Int? = nil, message: String, attempts: Int = 1, date: Date,
    nextTry: Date? = nil
  ) {
    self.kind = kind ?? (code == 401 ? .asksForSignIn : code == 410 ? .isGone : .other)
    self.code = code
    self.message = message
    self.attempts = attempts
    self.date = date
    self.nextTry = nextTry
  }

  /// Whether the source asks who is there.
  public var asksForSignIn: Bool { kind == .asksForSignIn }

  /// Whether the source may be asked automatically; the user may ask it at any time.
  ///
  /// A failure that lies ahead was recorded before the clock was set back, and holds nobody up.
  public func mayBeAsked(at date: Date) -> Bool {
    if kind == .isGone { return false }
    guard let nextTry, self.date <= date else { return true }
    return nextTry <= date
  }
}
