import Foundation
import Testing

/// Lets other tasks run until a condition holds.
///
/// A condition that does not come true is an issue at the caller, not a run that never ends. The bound
/// is counted in yields: how long that takes grows with all else that the machine has to do, as the wait itself does.
///
/// - Parameters:
///   - pass: Runs after each yield, for what has to go on meanwhile.
///   - seen: What there is instead, for the issue.
public func until(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  pass: () -> Void = {}, seen: () -> String = { "" },
  _ condition: () throws -> Bool
) async rethrows {
  for turn in 0..<mostYields {
    if try condition() { return }
    await Task.yield()
    // What takes so long is another thread, or another program.
    if turn > 1000 { sched_yield() }
    pass()
  }
  recordIssue(seen(), sourceLocation)
}

/// Lets other tasks run until a condition holds that has to be awaited.
public func until(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: @Sendable () async -> Bool
) async {
  for turn in 0..<mostYields {
    if await condition() { return }
    await Task.yield()
    // What takes so long is another thread, or another program.
    if turn > 1000 { sched_yield() }
  }
  recordIssue("", sourceLocation)
}

/// Some ten seconds of a processor that has nothing else to do.
private let mostYields = 10_000_000

private func recordIssue(_ seen: String, _ sourceLocation: SourceLocation) {
  Issue.record(
    "Not so after \(mostYields) yields.\(seen.isEmpty ? "" : "\n")\(seen)",
    sourceLocation: sourceLocation)
}
