/// Where the parts of a TOML text stand, which its parser does not tell: of a text that was read without error.
struct TOMLOutline: Equatable {
  struct Entry: Equatable {
    enum Kind {
      /// `[path]`
      case table
      /// `[[path]]`
      case listItem
      /// `path = value`
      case pair
    }

    var kind: Kind
    var path: [String]
    /// From 1.
    var line: Int
    /// Its whole lines, in bytes, with the break at the end.
    var bytes: Range<Int>
    /// Where a value that is a string stands, quotes and all.
    var string: Range<Int>?
  }

  let entries: [Entry]

  init(_ bytes: [UInt8]) {
    var scanner = TOMLScanner(bytes)
    entries = scanner.entries()
  }

  /// The entries from each header of this kind and path to the next that does not stand within it, the header first.
  func blocks(_ kind: Entry.Kind, _ path: [String]) -> [ArraySlice<Entry>] {
    let headers = entries.indices.filter { entries[$0].kind == kind && entries[$0].path == path }
    return headers.map { header in
      let end = entries[header...].dropFirst().firstIndex {
        $0.kind != .pair && !$0.path.isInside(path)
      }
      return entries[header..<(end ?? entries.endIndex)]
    }
  }

  /// The entries before the first header.
  var top: ArraySlice<Entry> { entries.prefix { $0.kind == .pair } }
}

extension [String] {
  /// Whether this is the path of something within another path.
  fileprivate func isInside(_ path: [String]) -> Bool { count > path.count && starts(with: path) }
}
