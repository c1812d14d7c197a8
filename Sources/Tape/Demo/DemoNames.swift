import Essentials

/// The files that the tapes of one demo stand for, so that no two different screens share one.
@MainActor final class DemoNames {
  private var taken: [String: (content: Data, place: TapePlace)] = [:]

  /// Takes a file for a screen; answers where it was taken for another one before.
  func take(_ path: String, for content: Data, at place: TapePlace) -> TapePlace? {
    if let other = taken[path] { return other.content == content ? nil : other.place }
    taken[path] = (content, place)
    return nil
  }
}
