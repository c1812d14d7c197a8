import Essentials

/// Who may read a file that holds a secret.
public enum FilePrivacy {
  /// Whether others than its owner may read or write it; false where it is not there.
  public static func isExposed(_ path: String) -> Bool {
    path.fileStatus.map { $0.st_mode & 0o077 != 0 } ?? false
  }
}
