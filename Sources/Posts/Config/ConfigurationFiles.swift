import Essentials

extension Settings {
  /// What a file says that is written as `config.toml`; throws `ConfigurationError` with everything that is wrong in it.
  public init(file path: String) throws {
    self = try ConfigurationParser.read(try TOMLText(path: path), path: path, home: nil)
  }
}

/// The files that a user writes: `config.toml` with the settings, which is only read, and `urls` with the sources, of
/// which single lines are changed.
///
/// A value that holds no state: whoever asks reads what is in the files now. Everything here blocks for as long as
/// the disk takes, or another program that changes a file.
public struct ConfigurationFiles: Equatable, Sendable {
  /// Where the list of sources is, or would be.
  public let path: String
  /// Where the settings are, or would be.
  public let settingsPath: String
  private let home: String?

  /// - Parameter directories: Where the files are, and what `~` in them stands for.
  public init(_ directories: Directories) {
    path = directories.subscriptionFile
    settingsPath = directories.configurationFile
    home = directories.home
  }

  /// Where the files are, and what links in their places lead to.
  public var folders: Set<String> {
    Set(
      [path, settingsPath].flatMap { [$0.folder, (try? FileReplacement.target(of: $0))?.folder] }
        .compactMap(\.self))
  }

  /// What the files say; what holds without settings and sources where there are none.
  ///
  /// Throws `ConfigurationError` with everything that is wrong in the settings, `PostsError` where a file cannot be
  /// read. Sources that the settings name, as they once did, are moved to the list.
  public func read() throws -> Settings { try readVersion().settings }

  /// The same with the version of the files that was read, or an earlier one where they were written meanwhile.
  func readVersion() throws -> (settings: Settings, version: Version) {
    let version = self.version
    let text = try TOMLText(path: settingsPath)
    var settings = try settings(of: text)
    if !settings.sources.isEmpty {
      try moveSources(of: settings, in: text)
      var new = try readVersion()
      new.settings.warnings.append(
        "Your sources are now in \(path). The file they were in is kept: \(oldPath)")
      return new
    }
    let list = try list()
    settings.sources = list.sources.map { source in
      var source = source.with(settings.sourceSettings[source.id])
      source.proxy = source.proxy ?? settings.proxy
      return source
    }
    let names = Set(settings.queries.map(\.name))
    settings.queries += list.queries.filter { !names.contains($0.name) }
    settings.warnings = list.mistakes.map { "\(path):\($0.place): \($0.message)" }
    return (settings, version)
  }

  /// The sources, in the order of the list.
  public func sources() throws -> [Source] { try read().sources }

  /// Adds a source at the end; throws `ConfigurationError.alreadyThere` where its address is in the list.
  public func add(_ source: Source) throws {
    guard try !add([source]).isEmpty else {
      throw ConfigurationError.alreadyThere(source.address)
    }
  }

  /// Adds those of many sources whose addresses are not there yet, in one go.
  ///
  /// - Returns: Those that were added.
  @discardableResult public func add(_ sources: [Source]) throws -> [Source] {
    try add(sources, filters: [])
  }

  /// Adds filters, too, whose names are not there yet.
  func add(_ sources: [Source], filters: [SubscriptionList.Filter]) throws -> [Source] {
    try changing { version, list in
      var known = Set(list.sources.map(\.address))
      let new = sources.map(\.tidy).filter { known.insert($0.address).inserted }
      var names = Set(list.queries.map(\.name))
      let filters = filters.filter { names.insert($0.query.name).inserted }
      guard !new.isEmpty || !filters.isEmpty else { return [] }
      try replace(version, by: list.appending(new, filters), meaning: list.sources + new)
      return new
    }
  }

  /// Takes a source out, by its address; all else stays.
  ///
  /// - Returns: What it was.
  @discardableResult public func remove(_ address: Source.ID) throws -> Source {
    try changing { version, list in
      guard let source = list.sources.first(where: { $0.id == address }) else {
        throw ConfigurationError.noSuchSource(address)
      }
      let left = list.sources.filter { $0.id != address }
      try replace(version, by: list.removing(address), meaning: left)
      return source
    }
  }

  /// Takes a source out to be put back, perhaps.
  func take(_ address: Source.ID) throws -> RemovedSource {
    try changing { version, list in
      let lines = list.lines(of: address)
      guard !lines.isEmpty else { throw ConfigurationError.noSuchSource(address) }
      let left = list.sources.filter { $0.id != address }
      try replace(version, by: list.removing(address), meaning: left)
      return RemovedSource(lines: lines)
    }
  }

  /// Puts a source back where it stood.
  func restore(_ removed: RemovedSource) throws {
    try changing { version, list in
      let bytes = list.inserting(removed.lines)
      try replace(version, by: bytes, meaning: SubscriptionList(bytes, home: home).sources)
    }
  }

  /// Writes another name and other folders for a source; all else stays.
  func edit(_ source: Source) throws {
    let source = source.tidy
    try changing { version, list in
      guard list.sources.contains(where: { $0.id == source.id }) else {
        throw ConfigurationError.noSuchSource(source.id)
      }
      let meaning = list.sources.map { old in
        guard old.id == source.id else { return old }
        var new = old
        (new.name, new.folders) = (source.name, source.folders)
        return new
      }
      try replace(version, by: list.replacing(source), meaning: meaning)
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
    let settings = try settings(of: TOMLText(path: settingsPath)).sourceSettings
    return try changing { version, list in
      guard let old = list.sources.first(where: { $0.id == address }) else {
        throw ConfigurationError.noSuchSource(address)
      }
      guard settings[address] == nil else {
        throw ConfigurationError.hasSettings(address, path: settingsPath)
      }
      let other = list.sources.first { $0.id == new }
      let source = (other ?? old.moved(to: new)).with(settings[new])
      let meaning = list.sources.compactMap {
        $0.id != address ? $0 : other == nil ? old.moved(to: new) : nil
      }
      let bytes = other == nil ? list.replacing(address, by: new) : list.removing(address)
      try replace(version, by: bytes, meaning: meaning) { try transaction(source, $0) }
      return source
    }
  }
}

extension ConfigurationFiles {
  private func settings(of text: TOMLText) throws -> Settings {
    try ConfigurationParser.read(text, path: settingsPath, home: home)
  }

  private func list() throws -> SubscriptionList {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.readSettings(path: path)
    } catch PostsError.noSuchFile {
      return SubscriptionList([], home: home)
    }
    // A line in another encoding is left out. In UTF-16 all of them would be, and every source gone.
    if let zero = bytes.firstIndex(of: 0) {
      let lines = bytes[..<zero].split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = ((lines.last ?? []) + [0]).columnOfNoText ?? 1
      throw ConfigurationError.notText(path: path, line: lines.count, column: column)
    }
    return SubscriptionList(bytes, home: home)
  }

  /// Tells whether files were written: nil for one that is not there.
  struct Version: Equatable, Sendable {
    let list: String?
    let settings: String?
  }

  /// That of the files that are there now.
  var version: Version {
    Version(list: Self.version(of: path), settings: Self.version(of: settingsPath))
  }

  /// A folder in the place of a file is there, too, and what is wrong with it is told when it is read.
  private static func version(of path: String) -> String? {
    FileQuestion.etag(of: path) ?? (path.fileStatus == nil ? nil : "no file")
  }

  /// Our own programs wait for each other; an editor that wrote meanwhile is looked at again.
  private func changing<Value>(_ work: (String?, SubscriptionList) throws -> Value) throws -> Value
  {
    // What is wrong with the settings is told before anything is changed.
    _ = try read()
    try Directories.make(path.folder)
    return try FileLock.holding(path) {
      for _ in 0..<3 {
        do {
          return try work(FileQuestion.etag(of: path), list())
        } catch ConfigurationError.busy {}
      }
      throw ConfigurationError.busy(path: path)
    }
  }

  /// Writes a new list, if it reads as what it is meant to mean.
  ///
  /// - Parameters:
  ///   - version: That of the file that is there still.
  ///   - transaction: Runs the last step.
  private func replace(
    _ version: String?, by bytes: [UInt8], meaning sources: [Source],
    in transaction: (@escaping @Sendable () throws -> Void) throws -> Void = { try $0() }
  ) throws {
    guard SubscriptionList(bytes, home: home).sources == sources else {
      throw ConfigurationError.cannotEdit(path: path)
    }
    try FileReplacement.write(bytes, to: path, mode: 0o600) { finish in
      try transaction { [path] in
        guard FileQuestion.etag(of: path) == version else {
          throw ConfigurationError.busy(path: path)
        }
        try finish()
      }
    }
  }
}

// Sources in `config.toml`, where they were before there was a list.
extension ConfigurationFiles {
  private var oldPath: String { settingsPath + ".old" }

  /// Moves the sources of the settings to the list. The list is written first, so that none is lost on the way.
  private func moveSources(of settings: Settings, in text: TOMLText) throws {
    var rest = text
    while let block = rest.table["source"]?.array?.first {
      guard !block.isInline else { throw ConfigurationError.cannotEdit(path: settingsPath) }
      rest = try TOMLText(rest.removing(block), path: settingsPath)
    }
    let bytes = rest.appending(settings.sources.compactMap(\.settingLines))
    var new = try self.settings(of: TOMLText(bytes, path: settingsPath))
    let moved = settings.sources.map { $0.with(new.sourceSettings[$0.id]) }
    new.sources = settings.sources
    new.sourceSettings = [:]
    guard new == settings, moved == settings.sources else {
      throw ConfigurationError.cannotEdit(path: settingsPath)
    }
    try Directories.make(path.folder)
    try FileLock.holding(path) {
      let list = try list()
      let known = Set(list.sources.map(\.id))
      try FileReplacement.write(text.bytes, to: oldPath, mode: 0o600)
      let added = settings.sources.filter { !known.contains($0.id) }
      try FileReplacement.write(list.appending(added), to: path, mode: 0o600)
      try FileReplacement.write(bytes, to: settingsPath, mode: 0o600)
    }
  }
}

/// The lines of a source that was taken out, with their numbers.
struct RemovedSource: Sendable {
  let lines: [(number: Int, bytes: [UInt8])]
}

extension Source {
  /// The same with what the settings say of its address.
  fileprivate func with(_ settings: Source?) -> Source {
    guard let settings else { return self }
    var source = settings
    (source.name, source.folders, source.isHidden) = (name, folders, isHidden)
    return source
  }

  /// The lines of its settings; nil where it has none.
  fileprivate var settingLines: [String]? {
    let lines = [
      allowsHTTP ? "allow-http = true" : nil,
      userAgent.map { "user-agent = " + TOMLText.quoted($0) },
      passwordCommand.map { "user = " + TOMLText.quoted($0.user) },
      passwordCommand.map {
        "password-command = [" + $0.arguments.map(TOMLText.quoted).joined(separator: ", ") + "]"
      },
      showsWholeText ? "full-text = true" : nil,
    ].compactMap(\.self)
    return lines.isEmpty ? nil : ["[source.\(TOMLText.quoted(address))]"] + lines
  }
}
