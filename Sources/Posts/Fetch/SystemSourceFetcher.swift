import Essentials
import StateKit

/// Asks web addresses over HTTP, files of this machine, and for `-` what is piped in.
public struct SystemSourceFetcher: SourceFetcher {
  private let limits: HTTPLimits
  /// How large a file may be.
  var fileBytes = FileBytes.maximum
  private let clock: AnyClock
  private let sessions = HTTPSessions()
  private let signIns: any SignIns
  private let input: StandardInput

  /// - Parameters:
  ///   - clock: Measures the deadlines of `limits`.
  ///   - signIns: Says who to be, to the sources that ask.
  ///   - input: The descriptor that `-` stands for; it is waited for without end, as a person may type there.
  public init(
    limits: HTTPLimits = HTTPLimits(), clock: AnyClock, signIns: any SignIns = NoSignIns(),
    input: Int32 = STDIN_FILENO
  ) {
    self.input = StandardInput(descriptor: input)
    self.limits = limits
    self.clock = clock
    self.signIns = signIns
  }

  @concurrent public func answer(
    of source: Source, given validators: Validators?
  ) async throws -> SourceAnswer {
    switch try PostSource(argument: source.address) {
    case .web(let url):
      let signIn = signIns.signIn(for: source.address)
      return try await answer(to: HTTPQuery(url: url, validators: validators, signIn: signIn))
    case .file(let path):
      return try await answer(to: FileQuestion(path: path, limit: fileBytes), validators)
    case .standardInput:
      return .document(
        SourceDocument(
          bytes: try await input.bytes(), validators: Validators(), address: URL(filePath: "-")))
    case .tour: throw PostsError.badSource(source.address)
    }
  }

  /// Keeps connections to the servers that were asked last.
  public func hold() { sessions.hold() }

  public func release() { sessions.release() }
}

extension SystemSourceFetcher {
  /// Leaves a file that does not come to its end to a thread that waits on: its turn is for others.
  private func answer(
    to question: FileQuestion, _ validators: Validators?
  ) async throws -> SourceAnswer {
    try await withThrowingTaskGroup(of: SourceAnswer?.self) { [clock, limits] group in
      defer { group.cancelAll() }
      let end = clock.now.advanced(by: limits.whole)
      group.addTask {
        try await clock.sleep(until: end, tolerance: nil)
        return nil
      }
      group.addTask { try await BlockingWork.run { try question.answer(given: validators) } }
      guard let answer = try await group.next() ?? nil else {
        throw PostsError.slowFile(question.path, within: limits.whole)
      }
      return answer
    }
  }

  private func answer(to query: HTTPQuery) async throws -> SourceAnswer {
    let answer = try await HTTPTransfer(
      query: query, limits: limits, clock: clock, sessions: sessions
    )
    .answer()
    if answer.isUnchanged { return .unchanged }
    return .document(
      SourceDocument(
        bytes: answer.bytes, charset: answer.head.charset, validators: answer.head.validators,
        address: (answer.head.url ?? query.url).withoutCredentials))
  }
}
