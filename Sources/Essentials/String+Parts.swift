/// The parts of a path as `NSString` has them, which FoundationEssentials leaves out; that one stops the program at a
/// name of one letter.
extension String {
  /// What stands behind the last slash; slashes at the end count for nothing, and the root is its own name.
  public var fileName: String {
    let path = withoutSlashesAtEnd
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return String(path)
    }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The folder that a path leads through at last; empty where it names none, the root for what is in it.
  public var folder: String {
    let path = withoutSlashesAtEnd
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = String(path[..<slash]).withoutSlashesAtEnd
    return folder.isEmpty ? "/" : String(folder)
  }

  /// What stands behind the last dot of the file's name; empty where the name only begins or ends with a dot.
  public var fileExtension: String {
    let name = fileName
    return Self.dot(in: name).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }

  /// The path without the file's extension and its dot.
  public var withoutFileExtension: String {
    let (path, name) = (withoutSlashesAtEnd, fileName)
    guard let dot = Self.dot(in: name) else { return String(path) }
    return String(path[..<path.utf8.index(path.endIndex, offsetBy: -name.utf8[dot...].count)])
  }

  private static func dot(in name: String) -> Index? {
    guard name != "..", let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return dot > name.startIndex ? dot : nil
  }

  private var withoutSlashesAtEnd: Substring {
    var path = self[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}

extension String {
  /// What the system knows of the file at a path; nil where there is none.
  package var fileStatus: stat? {
    var status = stat()
    return stat(self, &status) == 0 ? status : nil
  }
}

extension stat {
  /// A folder (`S_IFDIR`), a regular file, a pipe or the like.
  package var type: mode_t { st_mode & S_IFMT }
}

extension StringProtocol {
  /// The text without such characters at its beginning and its end.
  public func trimming(_ isDropped: (Character) -> Bool) -> String {
    guard let start = firstIndex(where: { !isDropped($0) }),
      let end = lastIndex(where: { !isDropped($0) })
    else { return "" }
    return String(self[start...end])
  }
}
