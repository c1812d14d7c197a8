import Synchronization

/// The passwords that commands gave, for as long as the program runs: each command runs once, however many sources
/// need it.
final class PasswordMemory: Sendable {
  // A lock, because the loads of many sources ask at once.
  private let known = Mutex<[PasswordCommand: Task<SignIn, any Error>]>([:])
  private let limit: Duration

  /// - Parameter limit: When a command is killed: somebody may have to type a key.
  init(limit: Duration = .seconds(60)) { self.limit = limit }

  func signIn(of command: PasswordCommand) async throws -> SignIn {
    let task = known.withLock { known in
      if let task = known[command] { return task }
      let task = Task(executorPreference: LoadExecutor()) { [limit] in
        try await BlockingWork.run { try command.signIn(within: limit) }
      }
      known[command] = task
      return task
    }
    do {
      return try await BlockingWork.answer(of: task)
    } catch let error as PostsError {
      forget(command, task)
      throw error
    }
  }

  /// Has the command run again: what it gave was refused.
  func forget(_ command: PasswordCommand, refused signIn: SignIn) async {
    guard let task = known.withLock({ $0[command] }) else { return }
    if (try? await BlockingWork.answer(of: task)) == signIn { forget(command, task) }
  }

  /// Another one that has begun meanwhile stays.
  private func forget(_ command: PasswordCommand, _ task: Task<SignIn, any Error>) {
    known.withLock { if $0[command] == task { $0[command] = nil } }
  }
}
