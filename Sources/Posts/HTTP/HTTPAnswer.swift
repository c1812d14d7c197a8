/// A whole answer that was asked for: a success, or that nothing has changed.
struct HTTPAnswer: Equatable, Sendable {
  let head: HTTPHead
  let bytes: [UInt8]

  /// Whether the server has nothing newer than the validators it was given.
  var isUnchanged: Bool { head.code == 304 }
}
