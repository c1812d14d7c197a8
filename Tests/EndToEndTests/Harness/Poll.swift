import Testing

/// How long tests wait for other programs before they fail.
enum WaitLimit {
  /// How often a condition is looked at: about two minutes, and longer on a machine that is busy.
  static let looks = 1_500
  /// So few that a program which waits for the end of a request, thirty seconds, is not seen to end.
  static let looksAtOnce = 100
  /// The pause between two looks; most look at a screen by starting a program.
  static let pause = Duration.milliseconds(80)
  /// How many seconds a program may run that ends without being asked to, even beside others that
  /// keep every processor busy.
  static let programSeconds = 900
}

/// Waits until what is seen is as it should be, and answers it.
///
/// - Parameters:
///   - claim: What should be so, for the message of the failure.
///   - look: What is looked at; it is shown where it never became so.
@discardableResult
nonisolated(nonsending) func poll<Seen>(
  _ claim: String, of look: @autoclosure () async throws -> Seen,
  looks most: Int = WaitLimit.looks,
  sourceLocation: SourceLocation = #_sourceLocation, until isTrue: (Seen) -> Bool
) async throws -> Seen {
  var seen = try await look()
  var isSo = isTrue(seen)
  var looks = 1
  while !isSo, looks < most {
    try await Task.sleep(for: WaitLimit.pause)
    looks += 1
    seen = try await look()
    isSo = isTrue(seen)
  }
  try #require(
    isSo, "Not so after \(looks) looks: \(claim). Seen:\n\(seen)",
    sourceLocation: sourceLocation)
  return seen
}
