import Essentials
import Synchronization

extension PasswordCommand {
  /// Runs the program and reads the first line that it prints.
  ///
  /// Throws `PostsError.noPassword`, never with anything that it printed.
  ///
  /// - Parameter limit: When the program is killed.
  func credential(within limit: Duration) async throws -> Credential {
    let fault = { PostsError.noPassword(arguments.first ?? "", reason: $0) }
    let bytes: [UInt8]
    do {
      bytes = try await CommandOutput(arguments, limit: limit, maximum: 10_000_000).bytes()
    } catch let failure as CommandOutput.Failure {
      throw fault(failure.reason)
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty else { throw fault("it printed nothing") }
    let credential = Credential.basic(user: user, password: String(decoding: line, as: UTF8.self))
    if let validationError = credential.validationError { throw fault(validationError) }
    return credential
  }
}

/// The passwords that commands gave, for as long as the program runs: each command runs once, however many sources
/// need it.
final class PasswordMemory: Sendable {
  // A lock, because the loads of many sources ask at once.
  private let known = Mutex<[PasswordCommand: Task<Credential, any Error>]>([:])
  private let limit: Duration

  /// - Parameter limit: When a command is killed: somebody may have to type a key.
  init(limit: Duration = .seconds(60)) { self.limit = limit }

  func credential(of command: PasswordCommand) async throws -> Credential {
    let task = known.withLock { known in
      if let task = known[command] { return task }
      let task = Task(executorPreference: LoadExecutor()) { [limit] in
        try await command.credential(within: limit)
      }
      known[command] = task
      return task
    }
    do {
      return try await BlockingWork.result(of: task)
    } catch let error as PostsError {
      forget(command, task)
      throw error
    }
  }

  /// Has the command run again: what it gave was refused.
  func forget(_ command: PasswordCommand, refused credential: Credential) async {
    guard let task = known.withLock({ $0[command] }) else { return }
    if (try? await BlockingWork.result(of: task)) == credential { forget(command, task) }
  }

  /// Another one that has begun meanwhile stays.
  private func forget(_ command: PasswordCommand, _ task: Task<Credential, any Error>) {
    known.withLock { if $0[command] == task { $0[command] = nil } }
  }
}
