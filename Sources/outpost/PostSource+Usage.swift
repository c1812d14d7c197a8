import ArgumentParser
import Essentials
import Posts

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
