import Essentials

/// The file of settings and sources: what the user wrote in it stays as they wrote it.
///
/// A value that holds no state: whoever asks reads what is in the file now. Everything here blocks for as long as
/// the disk takes, or another program that changes the file.
public struct ConfigurationFile: Equatable, Sendable {
  /// Where the file is, or would be.
  public let path: String
  private let home: String?

  /// - Parameter directories: Where the file is, and what `~` in it stands for.
  public init(_ directories: Directories) {
    path = directories.configurationFile
    home = directories.home
  }

  /// What the file says; what holds without settings where there is no file.
  ///
  /// Throws `ConfigurationError` with everything that is wrong in it, `PostsError` where it cannot be read.
  public func read() throws -> Settings { try configuration(of: TOMLText(path: path)) }

  /// The sources, in the order of the file.
  public func sources() throws -> [Source] { try read().sources }

  /// Adds a source at the end; throws `ConfigurationError.alreadyThere` where its address is in the file.
  public func add(_ source: Source) throws {
    guard try !add([source]).isEmpty else {
      throw ConfigurationError.alreadyThere(source.address)
    }
  }

  /// Adds those of many sources whose addresses are not there yet, in one go.
  ///
  /// - Returns: Those that were added.
  @discardableResult public func add(_ sources: [Source]) throws -> [Source] {
    try changing { contents in
      var known = Set(contents.settings.sources.map(\.address))
      let new = sources.map(\.tidy).filter { known.insert($0.address).inserted }
      guard !new.isEmpty else { return [] }
      var changed = contents.settings
      changed.sources += new
      try replace(contents, by: contents.text.appending(new.map(lines(of:))), meaning: changed)
      return new
    }
  }

  /// Takes a source out, by its address; all else stays.
  ///
  /// - Returns: What it was.
  @discardableResult public func remove(_ address: Source.ID) throws -> Source {
    try changing { contents in
      let (index, block) = try location(of: address, in: contents)
      var changed = contents.settings
      let source = changed.sources.remove(at: index)
      try replace(contents, by: contents.text.removing(block), meaning: changed)
      return source
    }
  }

  /// Writes another address for a source; where there is a source of that address already, the
  /// first one is taken out. A file that is not to be written is left alone, as nobody asked for this.
  ///
  /// - Parameter transaction: Is given the source that will have the new address, and runs the last step.
  /// - Returns: That source.
  func move(
    _ address: Source.ID, to new: Source.ID,
    in transaction: (Source, @escaping @Sendable () throws -> Void) throws -> Void
  ) throws -> Source {
    guard access(path, W_OK) == 0 else { throw ConfigurationError.unwritable(path, code: errno) }
    return try changing { contents in
      let (index, block) = try location(of: address, in: contents)
      var changed = contents.settings
      let source: Source
      let bytes: [UInt8]
      if let other = contents.settings.sources.first(where: { $0.address == new }) {
        source = other
        changed.sources.remove(at: index)
        bytes = contents.text.removing(block)
      } else {
        guard let url = block.table?["url"] else { throw ConfigurationError.cannotEdit(path: path) }
        source = changed.sources[index].moved(to: new)
        changed.sources[index] = source
        bytes = contents.text.replacing(url, by: new)
      }
      try replace(contents, by: bytes, meaning: changed) { try transaction(source, $0) }
      return source
    }
  }
}

extension ConfigurationFile {
  private func configuration(of text: TOMLText) throws -> Settings {
    try ConfigurationParser.read(text, path: path, home: home)
  }

  /// What the file says, and which version of it.
  private struct Contents {
    let version: String?
    let text: TOMLText
    let settings: Settings
  }

  /// The version of the file that is there now; nil where there is none.
  var version: String? { FileQuestion(path: path, limit: 0).etag }

  /// Our own programs wait for each other; an editor that wrote meanwhile is looked at again.
  private func changing<Value>(_ work: (Contents) throws -> Value) throws -> Value {
    try Directories.make(path.folder)
    return try FileLock.holding(path) {
      for _ in 0..<3 {
        do {
          let (version, text) = (version, try TOMLText(path: path))
          return try work(
            Contents(version: version, text: text, settings: configuration(of: text)))
        } catch ConfigurationError.busy {}
      }
      throw ConfigurationError.busy(path: path)
    }
  }

  /// Which of the sources has an address, and its block.
  private func location(
    of address: Source.ID, in contents: Contents
  ) throws -> (Int, TOMLValue) {
    let sources = contents.settings.sources
    guard let index = sources.firstIndex(where: { $0.address == address }) else {
      throw ConfigurationError.noSuchSource(address)
    }
    guard let block = contents.text.table["source"]?.array?[index], !block.isInline else {
      throw ConfigurationError.cannotEdit(path: path)
    }
    return (index, block)
  }

  private func lines(of source: Source) -> [String] {
    let isFile = source.address.hasPrefix("/")
    var lines = ["[[source]]", (isFile ? "path = " : "url = ") + TOMLText.quoted(source.address)]
    if let name = source.name { lines.append("name = " + TOMLText.quoted(name)) }
    if let folder = source.folder { lines.append("folder = " + TOMLText.quoted(folder)) }
    return lines
  }

  /// Writes a new text, if it reads as what it is meant to mean.
  ///
  /// - Parameter transaction: Runs the last step.
  private func replace(
    _ old: Contents, by bytes: [UInt8], meaning: Settings,
    in transaction: (@escaping @Sendable () throws -> Void) throws -> Void = { try $0() }
  ) throws {
    guard let new = try? TOMLText(bytes, path: path), (try? configuration(of: new)) == meaning
    else {
      throw ConfigurationError.cannotEdit(path: path)
    }
    let version = old.version
    try FileReplacement.write(bytes, to: path, mode: 0o600) { finish in
      try transaction {
        guard self.version == version else { throw ConfigurationError.busy(path: path) }
        try finish()
      }
    }
  }
}
