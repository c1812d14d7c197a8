import Essentials

extension StoreFile {
  /// Moves the store out of the way, under a name that says what is wrong with it and since when.
  ///
  /// - Returns: What it is now; nil where it could not be moved.
  func setAside(at date: Date = Date()) -> StoreFile? {
    let name = "\(path).damaged-\(Self.stamp(date))"
    var aside = StoreFile(path: name)
    var number = 1
    while aside.isThere {
      number += 1
      aside = StoreFile(path: "\(name)-\(number)")
    }
    return move(to: aside) ? aside : nil
  }

  /// Moves the store and what belongs to it.
  func move(to other: StoreFile) -> Bool {
    guard rename(path, other.path) == 0 else { return false }
    // What cannot be read without the first is worth nothing alone, but is not lost either.
    for part in ["-wal", "-shm"] { _ = rename(path + part, other.path + part) }
    return true
  }

  /// Takes away a store of which nothing is to be kept.
  func remove() {
    for part in ["", "-wal", "-shm"] { unlink(path + part) }
  }

  /// The local time as `2026-11-21-204501`, so that names are in order.
  private static func stamp(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d-%H%M%S", &parts)
    return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
