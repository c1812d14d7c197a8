import ArgumentParser
import Essentials
import Posts

/// Something that the user can put right in what they typed or configured: its message, and status 2.
struct UsageError: LocalizedError {
  let errorDescription: String?

  init(_ error: any Error) { errorDescription = error.explanation }

  init(_ message: String) { errorDescription = message }
}

/// Why a command could not do its work: its message, and status 1.
nonisolated struct CommandError: LocalizedError {
  let errorDescription: String?

  init(_ message: String) { errorDescription = message }
}

extension PostSource {
  /// The source that an argument names; one that cannot be a source is wrong usage.
  init(usage argument: String) throws {
    do {
      try self.init(argument: argument)
    } catch {
      throw ValidationError(error.explanation)
    }
  }
}
