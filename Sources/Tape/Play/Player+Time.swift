import StateKit

extension Player {
  /// Lets time pass, with all that is due in it.
  func pass(_ duration: Duration) async throws {
    let program = try await program()
    let end = time.now.advanced(by: duration)
    while !program.hasQuit, let due = program.nextDue, due <= end {
      try await happen(at: due, in: program)
    }
    try await turn(to: end)
  }

  /// Lets what is due come, one thing after the other, until something is as it is expected.
  func wait(for expectation: TapeExpectation, atMost limit: Duration?) async throws {
    let program = try await program()
    let limit = limit ?? Self.longestWait
    let end = time.now.advanced(by: limit)
    while let words = objection(to: expectation) {
      if program.hasQuit { throw failure("\(words), and the program has ended") }
      guard let due = program.nextDue else {
        throw failure("\(words), and nothing is scheduled")
      }
      guard due <= end else {
        throw failure(
          "\(words) within \(limit.inReport), and nothing is scheduled before \(due.offset.inReport)"
        )
      }
      try await happen(at: due, in: program)
    }
  }

  private func happen(at instant: AnyClock.Instant, in program: RunningProgram) async throws {
    if instant > time.now, !isHidden { try await onPause?(time.now.duration(to: instant)) }
    program.happen(at: instant)
    try await settle(program)
  }

  private func turn(to instant: AnyClock.Instant) async throws {
    let rest = time.now.duration(to: instant)
    guard rest > .zero else { return }
    if !isHidden { try await onPause?(rest) }
    time.advance(by: rest)
  }
}
