import Essentials

/// Why a source gave nothing, for the errors panel: kept in the store, so that it outlives the program.
public struct SourceFailure: Equatable, Sendable {
  /// The status of HTTP where there was one.
  public var code: Int?
  /// The plain cause and what happens next, on one line.
  public var message: String
  /// Tries in a row that failed, from 1; without those that the person made before the next one was due.
  public var attempts: Int
  /// When it failed last.
  public var date: Date
  /// Before this the source is not asked by itself; nil where nothing stands in the way.
  public var nextTry: Date?

  public init(
    code: Int? = nil, message: String, attempts: Int = 1, date: Date, nextTry: Date? = nil
  ) {
    self.code = code
    self.message = message
    self.attempts = attempts
    self.date = date
    self.nextTry = nextTry
  }

  /// Whether the source asks who is there.
  public var asksForSignIn: Bool { code == 401 }
}
