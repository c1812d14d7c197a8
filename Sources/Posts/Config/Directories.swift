import Essentials

/// Where Outpost keeps what belongs to a user, by the XDG base directory specification.
public struct Directories: Equatable, Sendable {
  /// The folder of what the user writes: settings and the list of sources.
  public let configuration: String
  /// The folder of what Outpost writes: the store, and what servers are told to prove who asks.
  public let data: String
  /// The folder of what can be fetched again; nil where the environment names none.
  public let cache: String?
  /// The home folder, for `~` in a path; nil where the environment names none.
  public let home: String?

  /// Only finds the names; nothing is made and nothing is looked at.
  ///
  /// - Parameter environment: The values of variables. `XDG_CONFIG_HOME`, `XDG_DATA_HOME` and `XDG_CACHE_HOME` go before `HOME`;
  ///   one that is no absolute path counts as absent, as the specification has it.
  public init(environment: (String) -> String?) throws {
    home = Self.absolute(environment("HOME"))
    configuration = try Self.folder(environment("XDG_CONFIG_HOME"), else: ".config", in: home)
    data = try Self.folder(environment("XDG_DATA_HOME"), else: ".local/share", in: home)
    cache = try? Self.folder(environment("XDG_CACHE_HOME"), else: ".cache", in: home)
  }

  /// The file of settings.
  public var configurationFile: String { configuration + "/config.toml" }
  /// The file of sources.
  public var subscriptionFile: String { configuration + "/urls" }
  /// The file of kept posts.
  public var storeFile: String { data + "/outpost.sqlite" }
  /// The file of names and passwords.
  public var credentialFile: String { data + "/sign-ins.toml" }
  /// The folder of the pictures of posts; nil where the environment names none.
  public var pictureFolder: String? { cache.map { $0 + "/pictures" } }
  /// The file of names and passwords that other programs read, too; nil where the environment names no folder.
  public var netrcFile: String? { home.map { $0 + "/.netrc" } }

  /// Makes a folder and those above it that are missing; one that is there stays as it is.
  ///
  /// - Parameter mode: For this user only, where nothing else is said.
  public static func make(_ folder: String, mode: mode_t = 0o700) throws {
    if mkdir(folder, mode) == 0 { return }
    let code = errno
    if let status = folder.fileStatus {
      guard status.type == S_IFDIR else {
        throw ConfigurationError.unwritable(path: folder, reason: "it exists and is not a folder")
      }
      return
    }
    let above = folder.folder
    guard code == ENOENT, above != folder, !above.isEmpty else {
      throw ConfigurationError.unwritable(folder, code: code)
    }
    try make(above, mode: mode)
    try make(folder, mode: mode)
  }
}

extension Directories {
  private static func folder(
    _ variable: String?, else usual: String, in home: String?
  ) throws -> String {
    if let folder = absolute(variable) { return folder + "/outpost" }
    guard let home else { throw ConfigurationError.noHome }
    return "\(home)/\(usual)/outpost"
  }

  /// Without slashes at its end; nil for what is no absolute path.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path == "/" ? "" : path
  }
}
