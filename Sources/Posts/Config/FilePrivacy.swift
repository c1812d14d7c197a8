import Essentials

/// Who may read a file that holds a secret.
public enum FilePrivacy {
  /// Whether others than its owner may read or write it; false where it is not there.
  public static func isExposed(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }
}
