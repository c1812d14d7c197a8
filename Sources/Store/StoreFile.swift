import Essentials

/// A store as files of the system: the database, and the two that SQLite keeps beside it.
struct StoreFile {
  let path: String

  /// Where it is kept, without a slash at the end.
  var folder: String { path.folder.isEmpty ? "." : path.folder }

  /// A name by which SQLite opens it without making anything beside it.
  var immutable: String {
    let unsafe: Set<Character> = ["%", "?", "#"]
    let escaped = path.map { character in
      guard unsafe.contains(character), let code = character.asciiValue else {
        return String(character)
      }
      return "%" + String(code, radix: 16)
    }
    return "file:\(escaped.joined())?immutable=1"
  }

  /// Says that a damage was met while it was in use: it is looked through when it is opened again.
  var mark: String { path + "-check" }

  var isThere: Bool { access(path, F_OK) == 0 }

  var isMarked: Bool { access(mark, F_OK) == 0 }

  /// Makes the folders that are missing, for their owner only.
  func makeFolder() {
    var made = folder.hasPrefix("/") ? "" : "."
    for name in folder.split(separator: "/") {
      made += "/" + String(name)
      mkdir(made, 0o700)
    }
  }

  /// Makes it, empty, where there is none, for its owner only; so will be what SQLite keeps beside it.
  func make() { Self.make(path) }

  func setMark() { Self.make(mark) }

  private static func make(_ path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  func removeMark() { unlink(mark) }

  /// Throws where the file is of another program, or of a newer version; what SQLite finds wrong is its own business.
  func check() throws(StoreError) {
    if let type = path.fileStatus?.type, type != S_IFREG {
      let reason = type == S_IFDIR ? "it is a directory" : "it is not a file"
      throw .unopened(path: path, reason: reason)
    }
    guard let header, header.starts(with: Array("SQLite format 3\0".utf8)) else { return }
    let application = Self.number(header[68..<72])
    // Until a store is written down from its log for the first time, its file has no name in it.
    let isNew = application == 0 && (path.fileStatus?.st_size ?? 0) <= 4096
    guard application == UInt32(bitPattern: StoreSchema.application) || isNew || hasLog else {
      throw .unopened(path: path, reason: "it is a database of another program")
    }
    guard Int64(Self.number(header[60..<64])) <= StoreSchema.version else {
      throw .newer(path: path)
    }
  }
}

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

extension StoreFile {
  private var hasLog: Bool { ((path + "-wal").fileStatus?.st_size ?? 0) > 0 }

  /// The first hundred bytes; nil where there are less.
  private var header: [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    return read(descriptor, &bytes, 100) == 100 ? bytes : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
