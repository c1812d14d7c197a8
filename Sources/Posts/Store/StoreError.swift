import Essentials

/// What keeps posts and marks from being kept or read again, worded for the person whose they are.
public enum StoreError: Error, Equatable, Sendable {
  /// No room is left on the disk that holds it.
  case full(path: String)
  /// It can be read, and nothing in it can be changed.
  case readOnly(path: String)
  /// What it holds breaks the format of the file.
  case damaged(path: String)
  /// Another program kept it locked for longer than we wait.
  case busy(path: String)
  /// A newer version of Outpost made it, and this one would not understand it.
  case newer(path: String)
  /// It cannot be opened, for a reason that the system names.
  case unopened(path: String, reason: String)
  /// Any other failure, in the words of the database.
  case other(path: String, reason: String)
}

extension StoreError: LocalizedError {
  /// One line.
  public var errorDescription: String? {
    switch self {
    case .full(let path): "The disk is full: nothing was saved in \(path); make room and try again"
    case .readOnly(let path):
      "Read only: \(path) cannot be changed; check whose the file and its folder are"
    case .damaged(let path):
      "Damaged: \(path) cannot be read; close every Outpost and start it again: it sets this aside and saves what it can"
    case .busy(let path):
      "Busy: another program has locked \(path); try again when it is through"
    case .newer(let path):
      "Made by a newer version of Outpost: \(path); update Outpost, or name another data folder"
    case .unopened(let path, let reason): "Cannot open \(path): \(reason)"
    case .other(let path, let reason): "Cannot use \(path): \(reason)"
    }
  }
}
